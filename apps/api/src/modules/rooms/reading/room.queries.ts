import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { liveRooms } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { canRead, type EventFacts, EventFactsOf, EventRooms } from '../../calendar/index.ts';
import { directory } from '../../identity/index.ts';
import { liveRoomsText } from '../rooms.texts.ts';
import { missing, RoomFactsOf, type Seat } from '../rights/facts.ts';
import { grantsOf } from '../rights/grants.ts';
import { VOLUME } from '../rights/rooms.constants.ts';
import { type RoomFacts, roomPermissions, takesPart, windowOf } from '../rights/policies.ts';
import { RoomTokens } from '../tokens/room-tokens.ts';

interface RoomRow extends RoomFacts, Record<string, unknown> {
  sid: string;
  empty_timeout: number;
  max_hosts: number;
  entry_role: 'speaker' | 'listener';
  started_at: Date | null;
  ended_at: Date | null;
}
interface PersonRow extends Seat {
  live_room_id: number;
  user: liveRooms.LiveRoomParticipant['user'];
}

const told = ({ id, live_room_id, user, member_id, role, status, session, joined_at }: PersonRow) => ({
  ...{ id, live_room_id, user_id: member_id, user, role, status, ...grantsOf(role) },
  ...{ access_token: null, session, joined_at: joined_at.toISOString() },
});

/** Reads rooms for members who may read the event. Only those who take part in the event see the participants. */
@Injectable()
export class RoomQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: RoomFactsOf,
    private readonly events: EventFactsOf,
    private readonly rooms: EventRooms,
    private readonly tokens: RoomTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.rooms.answeredBy((viewer, ids) => this.ofEvents(viewer, ids));
  }

  /** Rooms by event id. Omits rooms of events that the viewer may not read. */
  async ofEvents(viewer: Viewer, eventIds: readonly number[]): Promise<Map<number, liveRooms.LiveRoom>> {
    const rooms = await this.where(viewer, sql`r.event_id = any(${[...eventIds]}::int[])`);
    return new Map(rooms.map((room) => [room.event_id, room]));
  }

  /** @throws {Refusal} `missing` */
  async one(viewer: Viewer, id: number): Promise<liveRooms.LiveRoom> {
    const [room] = await this.where(viewer, sql`r.id = ${id}`);
    if (!room) throw missing();
    return room;
  }

  /**
   * A participant. Includes a token for the viewer while they are in the room.
   * `behind` is the position of a preceding command. The query waits for it, because the card of a new member may be
   * missing.
   * @throws {Refusal} `missing`
   */
  async participant(
    viewer: Viewer,
    id: number,
    behind: Position | null = null,
  ): Promise<liveRooms.LiveRoomParticipant> {
    const gone = () => new Refusal('missing', liveRoomsText('participant.missing'));
    let [row] = await this.people(sql`p.id = ${id}`);
    if (!row && behind) {
      await this.kernel.shown([directory], behind);
      [row] = await this.people(sql`p.id = ${id}`);
    }
    if (!row) throw gone();
    const found = await this.facts.find(viewer, row.live_room_id);
    if (!found || !takesPart(viewer, found.event)) throw gone();
    const participant = told(row);
    const isOwn = row.member_id === viewer.id && viewer.impersonatorId === null;
    if (!isOwn || row.status !== 'joined' || row.session === null || found.room.status !== 'LIVE') return participant;
    const { role, session, member_id } = row;
    const of = { participant_id: id, member_id, room: found.room.name, role, session };
    return { ...participant, access_token: await this.tokens.of(of) };
  }

  private async where(viewer: Viewer, where: Sql): Promise<liveRooms.LiveRoom[]> {
    const rows = await run<RoomRow>(
      this.kernel.db.pool,
      sql`select r.id, r.event_id, r.sid, r.name, r.status, r.empty_timeout, r.max_participants, r.max_hosts, r.entry_role,
            r.started_at, r.ended_at, r.present as participants_count from rooms.room r where ${where}`,
    );
    if (rows.length === 0) return [];
    const events = await this.events.events(
      viewer,
      rows.map(({ event_id }) => event_id),
    );
    const readable = new Map(events.filter((event) => canRead(viewer, event)).map((event) => [event.id, event]));
    const shown = rows.filter(({ event_id }) => readable.has(event_id));
    const inside = shown.filter(({ event_id }) => takesPart(viewer, readable.get(event_id)!)).map(({ id }) => id);
    const people = inside.length === 0 ? [] : await this.people(sql`p.live_room_id = any(${inside}::int[])`);
    return shown.map((row) => this.shown(viewer, row, readable.get(row.event_id)!, people));
  }

  private people(where: Sql): Promise<PersonRow[]> {
    return run<PersonRow>(
      this.kernel.db.pool,
      sql`select p.id, p.live_room_id, p.member_id, p.role, p.status, p.session, p.joined_at, c.brief::json as user
          from rooms.participant p join directory.cards() c on c.member_id = p.member_id
          where ${where} order by p.joined_at, p.id`,
    );
  }

  private shown(viewer: Viewer, row: RoomRow, event: EventFacts, everybody: readonly PersonRow[]): liveRooms.LiveRoom {
    const people = everybody.filter(({ live_room_id }) => live_room_id === row.id);
    const own = people.find(({ member_id }) => member_id === viewer.id);
    const mine = own ? { status: own.status, room_admin: grantsOf(own.role).room_admin } : null;
    const permissions = roomPermissions(viewer, event, { ...row, mine }, this.kernel.clock.now());
    const { opens, closes } = windowOf(event);
    const max_participants = Math.min(this.facts.most, row.max_participants);
    // Only hosts see removed participants.
    const listed = people.filter(({ status }) => status === 'joined' || permissions.includes('MANAGE'));
    const { id, sid, name, event_id, status, empty_timeout, max_hosts, entry_role, participants_count } = row;
    return {
      ...{ id, sid, name, event_id, status, empty_timeout, max_participants, max_hosts, entry_role },
      active_recording: false,
      ...{ participants: listed.map(told), participants_count, full: participants_count >= max_participants },
      ...{ volume: VOLUME, opens_at: opens.toISOString(), closes_at: closes.toISOString() },
      started_at: row.started_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      ...{ connection: this.config.livekit ? 'livekit' : 'peer', permissions },
    };
  }
}
