import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { REMINDER_UNITS } from '../rights/calendar.constants.ts';

const of = { event_id: z.int(), member_id: memberId };
const invitation_id = z.int();
const was = z.enum(['invited', 'declined', 'going', 'waiting']);
const reminder_id = z.int();

/** Attendance and reminders of one member for one event. The stream is `attendance-{event}-{member}`. */
export const attendanceEvents = {
  AttendeeInvited: z.object({ ...of, invitation_id, invited_by: memberId }),
  AttendeeDeclined: z.object({ ...of, invitation_id }),
  /** `was` is the previous status. It shows whether the member accepted an invitation. */
  AttendeeJoined: z.object({ ...of, was: was.nullable() }),
  /** The event was full. `place` is the position in the queue and is unique within the event. */
  AttendeeQueued: z.object({ ...of, place: z.int(), was: was.nullable() }),
  AttendeeMovedUp: z.object(of),
  AttendeeLeft: z.object({ ...of, was }),
  AttendeeRemoved: z.object({ ...of, was }),
  ReminderSet: z.object({ ...of, reminder_id, duration: z.int(), unit: z.enum(REMINDER_UNITS), due_at: z.string() }),
  /** The event was rescheduled. */
  ReminderMoved: z.object({ ...of, reminder_id, due_at: z.string() }),
  ReminderRemoved: z.object({ ...of, reminder_id }),
};

export type AttendanceEvent = EventsOf<typeof attendanceEvents>;
export type ReminderSet = Extract<AttendanceEvent, { type: 'ReminderSet' }>['data'];
