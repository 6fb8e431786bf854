import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, Kernel, type OfType, reactor, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import type { MemberEvent } from '../../identity/index.ts';
import {
  EndUnreadableAttendance,
  FillPlace,
  LeaveAllEvents,
  WithdrawEventInvitations,
} from '../attendance/attendance.commands.ts';
import type { AttendanceEvent } from '../attendance/attendance.events.ts';
import { Attending } from '../attendance/attending.ts';
import { EventBoard } from '../events/event.board.ts';
import type { EventEvent, Schedule } from '../events/event.events.ts';
import { EventFactsOf, SCHEDULE } from '../rights/facts.ts';
import { dueOf, endOf } from '../rights/when.ts';

type Changed = OfType<EventEvent, 'EventChanged' | 'EventMoved' | 'EventCancelled'>;
type Freed =
  OfType<EventEvent, 'EventChanged'> | OfType<AttendanceEvent, 'AttendeeLeft' | 'AttendeeRemoved' | 'AttendeeQueued'>;
type Moved = OfType<EventEvent, 'EventMoved'>;
type Timed = OfType<EventEvent, 'EventPlanned' | 'EventMoved'>;

type Erased = OfType<MemberEvent, 'MemberErased'>;

type Banned = OfType<MemberEvent, 'MemberBanned'>;
type Removed = OfType<AttendanceEvent, 'AttendeeRemoved'>;
type Reworded = OfType<EventEvent, 'EventChanged'>;

const KEEP_ATTENDANCE = effect<Reworded>('end-unreadable-attendance');
const WITHDRAW_INVITATIONS = effect<Removed>('withdraw-invitations-of-removed-attendee');
const WITHDRAW_ALL = effect<Banned>('withdraw-event-invitations-of-banned');
const LEAVE_ALL = effect<Erased>('leave-events-of-erased');
const KEEP_BOARD = effect<Changed>('keep-board-of-event');
const FILL_PLACES = effect<Freed>('fill-places-of-event');
const AWARD = effect<Timed>('award-trophy-of-event');
const MOVE_REMINDERS = effect<Moved>('move-reminders-of-event');

const ifFreed = ({ data }: Recorded<OfType<AttendanceEvent, 'AttendeeLeft' | 'AttendeeRemoved'>>) =>
  data.was === 'going' ? [{ effect: FILL_PLACES }] : [];

/** The attendees are final only when the event has ended. */
const awarding = (schedule: Schedule) => ({ effect: AWARD, due: endOf(schedule) });

/**
 * Schedules the side effects of calendar events.
 * Joining the queue also triggers a fill, because a seat may have become free in the same moment.
 */
export const eventReactor = reactor<EventEvent | AttendanceEvent | MemberEvent>({
  name: 'calendar.reactor',
  on: {
    EventPlanned: ({ data }) => [awarding(data)],
    EventChanged: ({ data: { status, group_id } }) => [
      { effect: KEEP_BOARD },
      { effect: FILL_PLACES },
      ...(status !== 'public' && group_id !== null ? [{ effect: KEEP_ATTENDANCE }] : []),
    ],
    EventMoved: ({ data }) => [{ effect: KEEP_BOARD }, { effect: MOVE_REMINDERS }, awarding(data)],
    EventCancelled: () => [{ effect: KEEP_BOARD }],
    AttendeeLeft: ifFreed,
    AttendeeRemoved: (event) => [
      ...ifFreed(event),
      ...(event.data.was === 'going' ? [{ effect: WITHDRAW_INVITATIONS }] : []),
    ],
    AttendeeQueued: () => [{ effect: FILL_PLACES }],
    // An erased member keeps no seat.
    MemberErased: () => [{ effect: LEAVE_ALL }],
    MemberBanned: () => [{ effect: WITHDRAW_ALL }],
  },
});

/** Each job runs idempotent commands in separate transactions. A crash can therefore interrupt it at any point. */
@Injectable()
export class EventEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly board: EventBoard,
    private readonly attending: Attending,
    private readonly facts: EventFactsOf,
    private readonly trophies: Trophies,
  ) {}

  onModuleInit(): void {
    this.effects.react(eventReactor);
    this.effects.perform(KEEP_BOARD, ({ id, data, meta }) =>
      this.board.keep(data.event_id, { actor_id: meta.actor_id, correlation_id: `board-${id}` }),
    );
    this.effects.performForEach(FILL_PLACES, {
      next: ({ data }, behind, limit) => this.waiting(data.event_id, behind, limit),
      each: ({ id, data }, place) => this.commands.execute(new FillPlace(data.event_id, place, `places-${id}`)),
    });
    this.effects.perform(LEAVE_ALL, ({ id, data }) =>
      this.commands.execute(new LeaveAllEvents(data.member_id, `leave-${id}`)),
    );
    this.effects.perform(KEEP_ATTENDANCE, ({ id, data }) =>
      this.commands.execute(new EndUnreadableAttendance(data.event_id, `attendance-${id}`)),
    );
    this.effects.perform(WITHDRAW_INVITATIONS, ({ id, data }) =>
      this.commands.execute(new WithdrawEventInvitations(data.member_id, data.event_id, `withdraw-${id}`)),
    );
    this.effects.perform(WITHDRAW_ALL, ({ id, data }) =>
      this.commands.execute(new WithdrawEventInvitations(data.member_id, null, `withdraw-${id}`)),
    );
    this.effects.performForEach(MOVE_REMINDERS, {
      next: ({ data }, behind, limit) => this.reminded(data.event_id, behind, limit),
      each: (event, memberId) => this.moveReminders(event, memberId),
    });
    this.effects.performForEach(AWARD, {
      next: ({ data }, behind, limit) => this.attended(data.event_id, behind, limit),
      each: ({ id, data }, memberId) => this.award(data.event_id, memberId, `trophy-${id}`),
    });
  }

  /** The queue positions that can be filled, in order. Empty if no seat is free. */
  private async waiting(eventId: number, behind: number, limit: number): Promise<readonly number[]> {
    const waiting = await run<{ place: number }>(
      this.kernel.db.pool,
      sql`select a.place from calendar.attendance a join calendar.event e on e.id = a.event_id
            join calendar.seats s on s.event_id = a.event_id
          where a.event_id = ${eventId} and a.status = 'waiting' and a.place > ${behind}
            and (e.capacity is null or s.going < e.capacity)
          order by a.place limit ${limit}`,
    );
    return waiting.map(({ place }) => place);
  }

  private async reminded(eventId: number, behind: number, limit: number): Promise<readonly number[]> {
    const members = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select distinct member_id from calendar.reminder where event_id = ${eventId} and member_id > ${behind}
          order by member_id limit ${limit}`,
    );
    return members.map(({ member_id }) => member_id);
  }

  /** Uses the current schedule, so that after two moves the later one decides. */
  private async moveReminders({ id, data: { event_id } }: Recorded<Moved>, member_id: number): Promise<void> {
    const schedule = await this.scheduleNow(event_id);
    if (!schedule) return;
    await this.attending.decide(
      { event_id, member_id },
      { kind: 'reschedule', due: (reminder) => dueOf(schedule, reminder).toISOString() },
      { meta: { actor_id: null, correlation_id: `reminders-${id}` } },
    );
  }

  /**
   * The attendees, once the event has ended by its current schedule. After a move to a later date, that date's effect
   * awards them.
   */
  private async attended(eventId: number, behind: number, limit: number): Promise<readonly number[]> {
    const [schedule, trophyId] = [await this.scheduleNow(eventId), await this.facts.trophyOf(eventId)];
    if (!schedule || trophyId === null || endOf(schedule) > this.kernel.clock.now()) return [];
    const members = await this.facts.coming(eventId, this.kernel.db.pool);
    return members
      .filter((id) => id > behind)
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  private async award(eventId: number, memberId: number, correlationId: string): Promise<void> {
    const trophyId = await this.facts.trophyOf(eventId);
    if (trophyId !== null) await this.trophies.award(trophyId, memberId, correlationId);
  }

  private async scheduleNow(eventId: number) {
    const [row] = await run<Moved['data'] & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select e.id as event_id, ${SCHEDULE} from calendar.event e where e.id = ${eventId}`,
    );
    return row ?? null;
  }
}
