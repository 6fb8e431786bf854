import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type OfType, type Queryable, reactor, type Recorded } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { type Made, Notifications, whatOf } from '../../notifications/index.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import type { RoomEvent } from '../room/room.events.ts';

type Started = OfType<RoomEvent, 'LiveRoomStarted'>;
const TELL = effect<Started>('notify-of-live-room');

const noticeReactor = reactor<RoomEvent>({
  name: 'rooms.notices',
  // Only the first opening. A reopened room does not notify the same members again.
  on: { LiveRoomStarted: ({ data }) => (data.emptied === 1 ? [{ effect: TELL }] : []) },
});

/** Notifies attendees once that the event's room is open. */
@Injectable()
export class RoomNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly facts: RoomFactsOf,
  ) {}

  onModuleInit(): void {
    this.notifications.kind('event_live', {
      ...{
        label: liveRoomsText('kind.live'),
        subject: ({ event }) => liveRoomsText('mail.live', { what: whatOf(event.title) }),
      },
      defaults: { app: true, mail: 'never' },
      line: ({ event: { slug, title } }) => ({
        text: liveRoomsText('told.live', { what: whatOf(title) }),
        path: `/events/${slug}/live-room`,
      }),
    });
    this.effects.react(noticeReactor);
    this.effects.handle(
      TELL,
      (event, tx) => this.started(event, tx),
      (made) => this.notifications.tell(made),
    );
  }

  private async started({ data, meta, occurredAt: at }: Recorded<Started>, tx: Queryable): Promise<Made[]> {
    const members = await this.facts.coming(data.event_id, tx);
    if (members.length === 0) return [];
    // A member always opens a room, so the actor is set.
    const news = { type: 'event_live' as const, members, actor_id: meta.actor_id! };
    return this.notifications.make(tx, { ...news, subject: { kind: 'event', id: data.event_id }, at });
  }
}
