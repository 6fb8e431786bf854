import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { REMINDER_UNITS } from '../rights/calendar.constants.ts';

const of = { event_id: z.int(), member_id: memberId };
const invitation_id = z.int();
const was = z.enum(['invited', 'declined', 'going', 'waiting']);
const reminder_id = z.int();

/** How one member stands to one event, and what they want to be reminded of: `attendance-{event}-{member}`. */
export const attendanceEvents = {
  AttendeeInvited: z.object({ ...of, invitation_id, invited_by: memberId }),
  AttendeeDeclined: z.object({ ...of, invitation_id }),
  /** `was`: whether it was an invitation that they said yes to. */
  AttendeeJoined: z.object({ ...of, was: was.nullable() }),
  /** It was full. `place` orders who waits; nobody else of the event has it. */
  AttendeeQueued: z.object({ ...of, place: z.int(), was: was.nullable() }),
  AttendeeMovedUp: z.object(of),
  AttendeeLeft: z.object({ ...of, was }),
  AttendeeRemoved: z.object({ ...of, was }),
  ReminderSet: z.object({ ...of, reminder_id, duration: z.int(), unit: z.enum(REMINDER_UNITS), due_at: z.string() }),
  /** The event takes place at another time. */
  ReminderMoved: z.object({ ...of, reminder_id, due_at: z.string() }),
  ReminderRemoved: z.object({ ...of, reminder_id }),
};

export type AttendanceEvent = EventsOf<typeof attendanceEvents>;
export type ReminderSet = Extract<AttendanceEvent, { type: 'ReminderSet' }>['data'];
