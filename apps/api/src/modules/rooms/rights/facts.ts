import { Inject, Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import { LIVE_ROOM_LIMITS } from '@lyceum/contracts/rooms/limits';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { canRead, type EventFacts, EventFactsOf } from '../../calendar/index.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import type { Role } from './rooms.constants.ts';
import type { RoomFacts } from './policies.ts';

export interface Seat extends Record<string, unknown> {
  id: number;
  member_id: number;
  role: Role;
  status: 'joined' | 'left' | 'removed';
  session: string | null;
  joined_at: Date;
}

interface Found {
  room: RoomFacts;
  event: EventFacts;
}

/** Hidden and missing rooms get the same refusal. */
export const missing = (): Refusal => new Refusal('missing', liveRoomsText('room.missing'));

/**
 * The facts of a room and its event that commands check. The rows are written in the same transaction as the events.
 */
@Injectable()
export class RoomFactsOf {
  constructor(
    private readonly kernel: Kernel,
    private readonly events: EventFactsOf,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The largest capacity of a room. Without a media server it is small, because each browser sends to every other one.
   */
  get most(): number {
    return this.config.livekit ? LIVE_ROOM_LIMITS.most : LIVE_ROOM_LIMITS.peers;
  }

  /** @throws {Refusal} `missing` if the viewer may not read the event */
  async room(viewer: Viewer, id: number, db?: Queryable): Promise<Found> {
    const found = await this.find(viewer, id, db);
    if (!found) throw missing();
    return found;
  }

  /** Null if the viewer may not read the event. */
  async find(viewer: Viewer, id: number, db: Queryable = this.kernel.db.pool): Promise<Found | null> {
    const room = await runOne<RoomFacts & Record<string, unknown>>(
      db,
      sql`select id, name, event_id, status, present as participants_count, max_participants from rooms.room where id = ${id}`,
    );
    if (!room) return null;
    const [event] = await this.events.events(viewer, [room.event_id], db);
    return event && canRead(viewer, event) ? { room, event } : null;
  }

  async seat(by: { id: number } | { room: number; member: number }, db: Queryable = this.kernel.db.pool) {
    const where = 'id' in by ? sql`id = ${by.id}` : sql`live_room_id = ${by.room} and member_id = ${by.member}`;
    return runOne<Seat & { live_room_id: number }>(
      db,
      sql`select id, live_room_id, member_id, role, status, session, joined_at from rooms.participant where ${where}`,
    );
  }

  /** The current participants. */
  present(roomId: number, db: Queryable = this.kernel.db.pool): Promise<Seat[]> {
    return run<Seat>(
      db,
      sql`select id, member_id, role, status, session, joined_at from rooms.participant
          where live_room_id = ${roomId} and status = 'joined' order by id`,
    );
  }

  /** The ids of the event's attendees. */
  coming(eventId: number, db: Queryable): Promise<number[]> {
    return this.events.coming(eventId, db);
  }

  async next(what: 'room' | 'participant'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`rooms.${what}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }
}
