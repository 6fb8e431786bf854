import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { EventEvent } from '../events/event.events.ts';
import type { AttendanceEvent } from './attendance.events.ts';

type Counted = 'going' | 'waiting' | 'invited' | 'declined';
type Of = { event_id: number; member_id: number };

/** Adds `change` to the counters of an event and raises `places` to `place`. */
function seats({ event_id }: Of, change: Partial<Record<Counted, number>>, place = 0): Sql {
  const { going = 0, waiting = 0, invited = 0, declined = 0 } = change;
  return sql`
    update calendar.seats set going = going + ${going}::int, waiting = waiting + ${waiting}::int, invited = invited + ${invited}::int,
      declined = declined + ${declined}::int, places = greatest(places, ${place}::int)
    where event_id = ${event_id}`;
}

const stands = (of: Of, status: string, at: Date, place: number | null = null): Sql => sql`
  insert into calendar.attendance (event_id, member_id, status, place, since)
  values (${of.event_id}, ${of.member_id}, ${status}, ${place}::int, ${at}::timestamptz)
  on conflict (event_id, member_id) do update set status = excluded.status, place = excluded.place, since = excluded.since`;

const less = (was: Counted | null): Partial<Record<Counted, number>> => (was ? { [was]: -1 } : {});
const withoutReminders = ({ event_id, member_id }: Of): Sql =>
  sql`delete from calendar.reminder where event_id = ${event_id} and member_id = ${member_id}`;

/**
 * Attendance, seat counters and reminders, written in the same transaction as the events.
 * Each of these events updates the event's single `seats` row. Two concurrent joins for the last seat therefore
 * serialize, and the second command is retried (docs/adr/0049).
 */
export const attendanceRows = inlineProjection<EventEvent | AttendanceEvent>({
  name: 'calendar.attendance',
  tables: ['calendar.attendance', 'calendar.seats', 'calendar.reminder'],
  // These tables hold no personal fields of the event.
  rewrites: { EventPlanned: () => [] },
  handles: {
    EventPlanned: ({ data }) => sql`
      insert into calendar.seats (event_id, going, waiting, invited, declined, places) values (${data.event_id}, 0, 0, 0, 0, 0)`,
    AttendeeInvited: ({ data, occurredAt }) => [
      // An invitation replaces an earlier refusal, so the `declined` counter drops.
      sql`update calendar.seats set invited = invited + 1, declined = declined - (
            select count(*)::int from calendar.attendance where event_id = ${data.event_id} and member_id = ${data.member_id}
              and status = 'declined')
          where event_id = ${data.event_id}`,
      sql`insert into calendar.attendance (event_id, member_id, status, invitation_id, invited_by, since)
          values (${data.event_id}, ${data.member_id}, 'invited', ${data.invitation_id}, ${data.invited_by}, ${occurredAt}::timestamptz)
          on conflict (event_id, member_id) do update set status = 'invited', invitation_id = excluded.invitation_id,
            invited_by = excluded.invited_by, since = excluded.since, place = null`,
    ],
    AttendeeDeclined: ({ data, occurredAt }) => [
      stands(data, 'declined', occurredAt),
      seats(data, { invited: -1, declined: 1 }),
    ],
    AttendeeJoined: ({ data, occurredAt }) => [
      stands(data, 'going', occurredAt),
      seats(data, { ...less(data.was), going: 1 }),
    ],
    AttendeeQueued: ({ data, occurredAt }) => [
      stands(data, 'waiting', occurredAt, data.place),
      seats(data, { ...less(data.was), waiting: 1 }, data.place),
    ],
    AttendeeMovedUp: ({ data, occurredAt }) => [
      stands(data, 'going', occurredAt),
      seats(data, { waiting: -1, going: 1 }),
    ],
    AttendeeLeft: ({ data, occurredAt }) => [
      stands(data, 'left', occurredAt),
      seats(data, less(data.was)),
      withoutReminders(data),
    ],
    AttendeeRemoved: ({ data, occurredAt }) => [
      stands(data, 'removed', occurredAt),
      seats(data, less(data.was)),
      withoutReminders(data),
    ],
    ReminderSet: ({ data, version }) => sql`
      insert into calendar.reminder (id, event_id, member_id, duration, unit, due_at, version)
      values (${data.reminder_id}, ${data.event_id}, ${data.member_id}, ${data.duration}, ${data.unit}, ${data.due_at}::timestamptz, ${version})`,
    ReminderMoved: ({ data, version }) => sql`
      update calendar.reminder set due_at = ${data.due_at}::timestamptz, version = ${version} where id = ${data.reminder_id}`,
    ReminderRemoved: ({ data }) => sql`delete from calendar.reminder where id = ${data.reminder_id}`,
  },
});
