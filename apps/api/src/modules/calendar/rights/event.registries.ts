import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { isClosedByLevel } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { EventFactsOf } from './facts.ts';
import { EventGroups } from './groups.ts';
import { EventsPlugin } from './plugin.ts';
import { canRead, INSIDE, isKnown } from './policies.ts';

/** Registers the calendar's access rules with the platform: audience tokens, channels, files and audit histories. */
@Injectable()
export class EventRegistries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
    private readonly channels: Channels,
    private readonly histories: StreamHistories,
    private readonly media: Media,
    private readonly facts: EventFactsOf,
    private readonly plugin: EventsPlugin,
    private readonly groups: EventGroups,
  ) {}

  onModuleInit(): void {
    // Attendees and organisers hold the board token. The search token also covers waiting, invited and declined
    // members. For a group event, attendees of a private or secret event and all organisers also need the group.
    this.audiences.memberships('calendar', (member) => {
      const there = sql`${this.plugin.wasThere}::boolean`;
      const inGroup = sql`(e.group_id is null or ${this.groups.holds(sql`e.group_id`, member)})`;
      const attends = sql`calendar.attendance a join calendar.event e on e.id = a.event_id
        where ${there} and a.member_id = ${member} and (e.status = 'public' or ${inGroup})
          and not ${isClosedByLevel(member, sql`e.level_ids`)}`;
      return sql`
        select 'event:' || a.event_id from ${attends} and a.status = 'going'
        union all select 'event-reader:' || a.event_id from ${attends} and a.status = any(${[...INSIDE]}::text[])
        union all select unnest(array['event:' || e.id, 'event-reader:' || e.id]) from calendar.event e
          where ${there} and e.organiser_ids @> array[${member}] and ${inGroup}`;
    });
    this.audiences.opens('event', async (viewer, id) => ((await this.mayRead(viewer, id)) ? [`event:${id}`] : null));
    this.channels.own({
      name: 'private-event.{id}',
      mayHear: (viewer, id) => this.mayRead(viewer, id),
      concernedBy: (signal, id) =>
        signal.kind === 'settings-changed' || (signal.kind === 'event-changed' && signal.event_id === id),
    });
    this.channels.own({
      name: 'private-events',
      mayHear: async (viewer) => isMember(viewer) && (await this.plugin.isThere()),
      concernedBy: (signal) => signal.kind === 'settings-changed',
    });
    this.histories.tells(
      'event',
      async (viewer, id) => isAtLeast(viewer, 'moderator') && (await this.mayRead(viewer, id)),
    );
    this.histories.tells('event-category', (viewer) => isAtLeast(viewer, 'moderator'));
    this.media.ownedBy('event', (viewer, id) => this.mayKnow(viewer, id));
  }

  private async mayRead(viewer: Viewer, id: number): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const [event] = await this.facts.events(viewer, [id]);
    return event !== undefined && canRead(viewer, event);
  }

  /** Members who know of an event see its picture next to its title. */
  private async mayKnow(viewer: Viewer, id: number): Promise<boolean> {
    if (!(await this.plugin.isThere())) return false;
    const [event] = await this.facts.events(viewer, [id], this.kernel.db.pool);
    return event !== undefined && isKnown(viewer, event);
  }
}
