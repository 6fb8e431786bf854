import { type Decider, Refusal } from '@lyceum/kernel';
import { calendarText } from '../calendar.texts.ts';
import { MOST_REMINDERS } from '../rights/calendar.constants.ts';
import type { AttendanceEvent, ReminderSet } from './attendance.events.ts';

type Reminder = Pick<ReminderSet, 'reminder_id' | 'duration' | 'unit' | 'due_at'>;

export interface AttendanceState {
  status: 'none' | 'invited' | 'declined' | 'going' | 'waiting' | 'left' | 'removed';
  /** The latest invitation. */
  invitationId: number | null;
  reminders: readonly Reminder[];
}

/**
 * Capacity facts, read while the transaction locks the event's `seats` row. `place` is the next position in the queue.
 */
interface Seat {
  room: boolean;
  place: number;
}

export type AttendanceAsk =
  | { kind: 'invite'; invitation_id: number; by: number }
  | ({ kind: 'join' } & Seat)
  | ({ kind: 'accept'; invitation_id: number } & Seat)
  | { kind: 'decline'; invitation_id: number }
  | { kind: 'leave' | 'remove' | 'move_up' }
  /** `organises`: organisers may set reminders without attending. */
  | { kind: 'remind'; organises: boolean; reminder: Reminder }
  /** Deletes one reminder, or all if null. */
  | { kind: 'forget'; reminder_id: number | null }
  /** The event was rescheduled. `due` computes the new time of each reminder. */
  | { kind: 'reschedule'; due: (reminder: Reminder) => string };
export type AttendanceCommand = AttendanceAsk & { event_id: number; member_id: number };

/** Stream name for one member's attendance of one event. */
export const attendanceStream = (eventId: number, memberId: number): string => `attendance-${eventId}-${memberId}`;

const isIn = ({ status }: AttendanceState): boolean => status === 'going' || status === 'waiting';
type Of = Pick<AttendanceCommand, 'event_id' | 'member_id'>;
type Was = Extract<AttendanceEvent, { type: 'AttendeeLeft' }>['data']['was'];

function seated(of: Of, state: AttendanceState, { room, place }: Seat): AttendanceEvent[] {
  if (isIn(state)) return [];
  const was = state.status === 'invited' || state.status === 'declined' ? state.status : null;
  return room
    ? [{ type: 'AttendeeJoined', data: { ...of, was } }]
    : [{ type: 'AttendeeQueued', data: { ...of, place, was } }];
}

function invited(
  of: Of,
  { status }: AttendanceState,
  command: { invitation_id: number; by: number },
): AttendanceEvent[] {
  if (status !== 'none' && status !== 'left' && status !== 'removed' && status !== 'declined') return [];
  return [{ type: 'AttendeeInvited', data: { ...of, invitation_id: command.invitation_id, invited_by: command.by } }];
}

/**
 * Only the latest invitation is valid.
 * @throws {Refusal} `missing` for any other invitation id
 */
function mustBeTheInvitation({ invitationId }: AttendanceState, asked: number): void {
  if (invitationId !== asked) throw new Refusal('missing', calendarText('invite.missing'));
}

function declined(of: Of, state: AttendanceState, invitation_id: number): AttendanceEvent[] {
  mustBeTheInvitation(state, invitation_id);
  if (state.status === 'declined') return [];
  if (state.status !== 'invited') throw new Refusal('conflict', calendarText('invite.answered'));
  return [{ type: 'AttendeeDeclined', data: { ...of, invitation_id } }];
}

function accepted(of: Of, state: AttendanceState, command: Seat & { invitation_id: number }): AttendanceEvent[] {
  mustBeTheInvitation(state, command.invitation_id);
  if (state.status === 'left' || state.status === 'removed') {
    throw new Refusal('conflict', calendarText('invite.answered'));
  }
  return seated(of, state, command);
}

function reminded(of: Of, state: AttendanceState, organises: boolean, reminder: Reminder): AttendanceEvent[] {
  if (!isIn(state) && !organises) throw new Refusal('forbidden', calendarText('reminder.in'));
  const { duration, unit } = reminder;
  if (state.reminders.some((each) => each.duration === duration && each.unit === unit)) return [];
  if (state.reminders.length >= MOST_REMINDERS) {
    throw new Refusal('conflict', calendarText('reminder.most', { most: MOST_REMINDERS }));
  }
  return [{ type: 'ReminderSet', data: { ...of, ...reminder } }];
}

/**
 * Attendance of one member at one event. `rights/policies.ts` checks permissions first. Leaving deletes the reminders.
 */
export const attendanceDecider: Decider<AttendanceState, AttendanceCommand, AttendanceEvent> = {
  initial: () => ({ status: 'none', invitationId: null, reminders: [] }),

  decide(command, state) {
    const of = { event_id: command.event_id, member_id: command.member_id };
    const { status } = state;
    switch (command.kind) {
      case 'invite':
        return invited(of, state, command);
      case 'join':
        if (status === 'removed') throw new Refusal('forbidden', calendarText('join.removed'));
        return seated(of, state, command);
      case 'accept':
        return accepted(of, state, command);
      case 'decline':
        return declined(of, state, command.invitation_id);
      case 'leave':
        return isIn(state) ? [{ type: 'AttendeeLeft', data: { ...of, was: status as Was } }] : [];
      case 'remove':
        if (status === 'none' || status === 'left' || status === 'removed') return [];
        return [{ type: 'AttendeeRemoved', data: { ...of, was: status } }];
      case 'move_up':
        return status === 'waiting' ? [{ type: 'AttendeeMovedUp', data: of }] : [];
      case 'remind':
        return reminded(of, state, command.organises, command.reminder);
      case 'forget':
        return state.reminders
          .filter(({ reminder_id }) => command.reminder_id === null || reminder_id === command.reminder_id)
          .map(({ reminder_id }) => ({ type: 'ReminderRemoved', data: { ...of, reminder_id } }));
      case 'reschedule':
        return state.reminders
          .map((reminder) => ({
            ...of,
            reminder_id: reminder.reminder_id,
            was: reminder.due_at,
            due_at: command.due(reminder),
          }))
          .filter(({ was, due_at }) => was !== due_at)
          .map(({ was: _, ...data }) => ({ type: 'ReminderMoved', data }));
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'AttendeeInvited':
        return { ...state, status: 'invited', invitationId: data.invitation_id };
      case 'AttendeeDeclined':
        return { ...state, status: 'declined' };
      case 'AttendeeJoined':
      case 'AttendeeMovedUp':
        return { ...state, status: 'going' };
      case 'AttendeeQueued':
        return { ...state, status: 'waiting' };
      case 'AttendeeLeft':
        return { ...state, status: 'left', reminders: [] };
      case 'AttendeeRemoved':
        return { ...state, status: 'removed', reminders: [] };
      case 'ReminderSet': {
        const { reminder_id, duration, unit, due_at } = data;
        return { ...state, reminders: [...state.reminders, { reminder_id, duration, unit, due_at }] };
      }
      case 'ReminderMoved':
        return {
          ...state,
          reminders: state.reminders.map((each) =>
            each.reminder_id === data.reminder_id ? { ...each, due_at: data.due_at } : each,
          ),
        };
      case 'ReminderRemoved':
        return { ...state, reminders: state.reminders.filter(({ reminder_id }) => reminder_id !== data.reminder_id) };
    }
  },
};
