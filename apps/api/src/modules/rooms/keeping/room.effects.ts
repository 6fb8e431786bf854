import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, Kernel, type OfType, reactor, type Recorded, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import { TooEarly } from '../../../platform/jobs/queue-backend.ts';
import type { AttendanceEvent, EventEvent } from '../../calendar/index.ts';
import { EventFactsOf } from '../../calendar/index.ts';
import type { GroupMemberEvent } from '../../groups/index.ts';
import { type MemberEvent, MemberStatus } from '../../identity/index.ts';
import { RoomFactsOf } from '../rights/facts.ts';
import { SILENCE_S } from '../rights/rooms.constants.ts';
import { leads, takesPart } from '../rights/policies.ts';
import { DecidingRoom } from '../room/deciding.ts';
import { TakeOutOfLiveRoom } from '../room/room.commands.ts';
import type { RoomEvent } from '../room/room.events.ts';
import { Heard } from './heard.ts';

type Joined = OfType<RoomEvent, 'LiveRoomJoined'>;
type Emptied = OfType<RoomEvent, 'LiveRoomStarted' | 'LiveRoomLeft' | 'LiveRoomRemoved'>;
type OfEvent =
  OfType<EventEvent, 'EventChanged' | 'OrganiserRemoved'> | OfType<AttendanceEvent, 'AttendeeLeft' | 'AttendeeRemoved'>;
type OfGroup = OfType<
  GroupMemberEvent,
  'GroupMemberLeft' | 'GroupMemberRemoved' | 'GroupMemberBanned' | 'GroupRoleChanged'
>;
type OfMember = OfType<MemberEvent, 'MemberErased' | 'MemberBanned' | 'MemberRoleChanged' | 'LevelRevoked'> | OfGroup;

const LOOK_AFTER = effect<Joined>('look-after-live-room-participant');
const END_EMPTY = effect<Emptied>('end-empty-live-room');
const CANCEL = effect<OfType<EventEvent, 'EventCancelled'>>('cancel-live-room');
const KEEP_RIGHTS = effect<OfEvent>('keep-rights-in-live-room');
const KEEP_MEMBER = effect<OfMember>('keep-rights-of-live-room-member');

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const ifEmpty = ({ data, occurredAt }: Recorded<Emptied>) =>
  data.empty_for === null ? [] : [{ effect: END_EMPTY, due: later(occurredAt, data.empty_for) }];

export const roomReactor = reactor<RoomEvent | EventEvent | AttendanceEvent | MemberEvent | OfGroup>({
  name: 'rooms.reactor',
  on: {
    LiveRoomStarted: ifEmpty,
    LiveRoomLeft: ifEmpty,
    LiveRoomRemoved: ifEmpty,
    LiveRoomJoined: ({ occurredAt }) => [{ effect: LOOK_AFTER, due: later(occurredAt, SILENCE_S) }],
    EventCancelled: () => [{ effect: CANCEL }],
    EventChanged: () => [{ effect: KEEP_RIGHTS }],
    OrganiserRemoved: () => [{ effect: KEEP_RIGHTS }],
    AttendeeLeft: () => [{ effect: KEEP_RIGHTS }],
    AttendeeRemoved: () => [{ effect: KEEP_RIGHTS }],
    GroupMemberLeft: () => [{ effect: KEEP_MEMBER }],
    GroupMemberRemoved: () => [{ effect: KEEP_MEMBER }],
    GroupMemberBanned: () => [{ effect: KEEP_MEMBER }],
    GroupRoleChanged: () => [{ effect: KEEP_MEMBER }],
    LevelRevoked: ({ data }) => (data.sold ? [{ effect: KEEP_MEMBER }] : []),
    MemberErased: () => [{ effect: KEEP_MEMBER }],
    MemberBanned: () => [{ effect: KEEP_MEMBER }],
    MemberRoleChanged: () => [{ effect: KEEP_MEMBER }],
  },
});

/** Each job runs idempotent commands. A crash can therefore interrupt it at any point. */
@Injectable()
export class RoomEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly deciding: DecidingRoom,
    private readonly facts: RoomFactsOf,
    private readonly events: EventFactsOf,
    private readonly members: MemberStatus,
    private readonly heard: Heard,
  ) {}

  onModuleInit(): void {
    this.effects.react(roomReactor);
    this.effects.perform(LOOK_AFTER, (event) => this.lookAfter(event));
    this.effects.perform(END_EMPTY, (event) => this.endEmpty(event));
    this.effects.perform(CANCEL, async ({ id, data }) => {
      for (const room of await this.roomsOf(data.event_id)) {
        const meta = { actor_id: null, correlation_id: `live-room-${id}` };
        await this.deciding.decide(room, { kind: 'cancel' }, { meta });
      }
    });
    this.effects.performForEach(KEEP_RIGHTS, {
      next: ({ data }, behind, limit) => this.joined(sql`r.event_id = ${data.event_id}`, behind, limit),
      each: ({ id }, participantId) => this.keepRights(participantId, `live-room-${id}`),
    });
    this.effects.performForEach(KEEP_MEMBER, {
      next: ({ data }, behind, limit) => this.joined(sql`p.member_id = ${data.member_id}`, behind, limit),
      each: ({ id }, participantId) => this.keepRights(participantId, `live-room-${id}`),
    });
  }

  /** Runs once per session. `TooEarly` postpones the check while heartbeats arrive, and uses up no attempt. */
  private async lookAfter({ id, data, occurredAt }: Recorded<Joined>): Promise<void> {
    const seat = await this.facts.seat({ id: data.participant_id }, this.kernel.db.pool);
    if (seat?.status !== 'joined' || seat.session !== data.session) return;
    const seen = await this.heard.last(data.participant_id, this.kernel.db.pool);
    const last = seen && seen > occurredAt ? seen : occurredAt;
    const left = later(last, SILENCE_S).getTime() - this.kernel.clock.now().getTime();
    if (left > 0) throw new TooEarly(left);
    await this.commands.execute(
      new TakeOutOfLiveRoom(data.live_room_id, data.member_id, data.session, 'gone', `gone-${id}`),
    );
  }

  /** If the room became empty several times, only the latest time ends it. */
  private async endEmpty({ id, data }: Recorded<Emptied>): Promise<void> {
    const meta = { actor_id: null, correlation_id: `empty-${id}` };
    await this.deciding.decide(data.live_room_id, { kind: 'end_empty', emptied: data.emptied }, { meta });
  }

  private async roomsOf(eventId: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from rooms.room where event_id = ${eventId}`,
    );
    return rows.map(({ id }) => id);
  }

  private async joined(where: Sql, behind: number, limit: number): Promise<readonly number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select p.id from rooms.participant p join rooms.room r on r.id = p.live_room_id
          where ${where} and p.status = 'joined' and p.id > ${behind} order by p.id limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Removes a member who no longer takes part in the event, and demotes a host who no longer organises it. */
  private async keepRights(participantId: number, correlationId: string): Promise<void> {
    const row = await runOne<{ live_room_id: number; event_id: number; member_id: number }>(
      this.kernel.db.pool,
      sql`select p.live_room_id, r.event_id, p.member_id from rooms.participant p
          join rooms.room r on r.id = p.live_room_id where p.id = ${participantId} and p.status = 'joined'`,
    );
    if (!row) return;
    const { live_room_id, event_id, member_id } = row;
    const viewer = await this.members.of(member_id, correlationId);
    const [event] = viewer ? await this.events.events(viewer, [event_id]) : [];
    if (!viewer || !event || !takesPart(viewer, event)) {
      await this.commands.execute(new TakeOutOfLiveRoom(live_room_id, member_id, null, 'expelled', correlationId));
    } else if (!leads(viewer, event)) {
      const meta = { actor_id: null, correlation_id: correlationId };
      await this.deciding.decide(live_room_id, { kind: 'leads_no_more', member_id }, { meta });
    }
  }
}
