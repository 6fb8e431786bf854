import { randomUUID } from 'node:crypto';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { calendar } from '@lyceum/contracts';
import type { FastifyReply } from 'fastify';
import sql, { empty } from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { refused } from '../../../platform/http/refused.ts';
import { CurrentViewer, guest, type Viewer } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { PublicAddresses } from '../../discovery/index.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventQueries } from '../reading/event.queries.ts';
import { calendarOf } from '../reading/ical.ts';
import { EventsPlugin } from '../rights/plugin.ts';
import { CalendarFeeds } from './feed.ts';

const MOST = 1000;
/** Hidden and missing events get the same response. */
const missing = () => refused(404, calendarText('event.missing'));

/** Serves iCalendar files: one event for viewers who can read it, and a member's feed at its secret address. */
@Controller()
export class IcalController {
  constructor(
    private readonly events: EventQueries,
    private readonly feeds: CalendarFeeds,
    private readonly members: MemberStatus,
    private readonly plugin: EventsPlugin,
    private readonly addresses: PublicAddresses,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('events/:slug.ics')
  async event(
    @Param('slug') slug: string,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!(await this.plugin.isThere())) throw missing();
    const event = await this.events.one(viewer, { slug });
    if (!event?.permissions.includes('READ')) throw missing();
    return this.file([event], reply, `${slug}.ics`);
  }

  /** The events that guests may read, for everyone. Closed together with the other feeds for engines. */
  @Get('events.ics')
  async public(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!(await this.plugin.isThere()) || !(await this.addresses.isOpen())) throw missing();
    const viewer = guest(randomUUID());
    const events = await this.events.some(viewer, { where: empty, order: sql`e.id desc`, limit: MOST, offset: 0 });
    return this.file(
      events.filter(({ permissions }) => permissions.includes('READ')),
      reply,
      'events.ics',
    );
  }

  /** The feed has no session. It checks the owner's current rights on every request. */
  @Get('calendar/:token.ics')
  async feed(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const owner = (await this.plugin.isThere()) ? await this.feeds.ownerOf(token) : null;
    const viewer = owner === null ? null : await this.members.of(owner, randomUUID());
    if (!viewer) throw missing();
    const where = sql`and (a.status in ('going', 'waiting') or ${viewer.id}::int = any(e.organiser_ids))`;
    const events = await this.events.some(viewer, { where, order: sql`e.id desc`, limit: MOST, offset: 0 });
    return this.file(
      events.filter(({ permissions }) => permissions.includes('READ')),
      reply,
      'events.ics',
    );
  }

  private async file(events: readonly calendar.Event[], reply: FastifyReply, name: string): Promise<string> {
    const { community_name: community } = (await this.settings.current()).values;
    void reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
    return calendarOf(events, {
      name: calendarText('feed.name', { community }).in(languageOf(reply.request)),
      url: this.config.publicUrl,
    });
  }
}
