import { Controller, Inject } from '@nestjs/common';
import { calendarFeeds } from '@lyceum/contracts';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Handles } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { calendarText } from '../calendar.texts.ts';
import { CalendarFeeds } from './feed.ts';

/** HTTP operations for the member's calendar feed address. */
@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: CalendarFeeds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(calendarFeeds.showCalendarFeed)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return { data: { since: await this.feeds.since(viewer.id) } };
  }

  @Handles(calendarFeeds.makeCalendarFeed)
  async make(@CurrentViewer() viewer: MemberViewer) {
    const { token, since } = await this.feeds.make(viewer.id);
    return { data: { url: `${this.config.publicUrl}/calendar/${token}.ics`, since } };
  }

  @Handles(calendarFeeds.endCalendarFeed)
  async end(@CurrentViewer() viewer: MemberViewer) {
    await this.feeds.end(viewer.id);
    return { message: calendarText('feed.ended') };
  }
}
