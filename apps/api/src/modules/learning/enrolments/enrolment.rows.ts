import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { EnrolmentEvent } from './enrolment.events.ts';

type Of = { course_id: number; member_id: number };
const which = ({ course_id, member_id }: Of): Sql => sql`course_id = ${course_id} and member_id = ${member_id}`;
const active = (of: Of, at: Date): Sql =>
  sql`update learning.enrolment set last_activity = ${at}::timestamptz where ${which(of)}`;

/** Enrolments, completions and reminders, written in the same transaction as the events. */
export const enrolmentRows = inlineProjection<EnrolmentEvent>({
  name: 'learning.enrolment',
  tables: ['learning.enrolment', 'learning.completion', 'learning.exception', 'learning.reminder'],
  ofStream: {
    enrolment: {
      'learning.enrolment': ['course_id', 'member_id'],
      'learning.completion': ['course_id', 'member_id'],
      'learning.exception': ['course_id', 'member_id'],
      'learning.reminder': ['course_id', 'member_id'],
    },
  },
  handles: {
    // Re-enrolment resets the date from which unlock days count.
    LearnerEnrolled: ({ data, occurredAt }) => sql`
      insert into learning.enrolment (course_id, member_id, status, enrolled_at)
      values (${data.course_id}, ${data.member_id}, 'in', ${occurredAt}::timestamptz)
      on conflict (course_id, member_id) do update set status = 'in', enrolled_at = excluded.enrolled_at`,
    LearnerRemoved: ({ data }) => sql`update learning.enrolment set status = 'out' where ${which(data)}`,
    LessonOpened: ({ data, occurredAt }) => sql`
      update learning.enrolment set opened_id = ${data.lesson_id}, last_activity = ${occurredAt}::timestamptz where ${which(data)}`,
    LessonCompleted: ({ data, occurredAt }) => [
      sql`insert into learning.completion (course_id, member_id, lesson_id, completed_at, attempt_id)
          values (${data.course_id}, ${data.member_id}, ${data.lesson_id}, ${occurredAt}::timestamptz, ${data.attempt_id}::int)`,
      active(data, occurredAt),
    ],
    LessonTakenBack: ({ data, occurredAt }) => [
      sql`delete from learning.completion where ${which(data)} and lesson_id = ${data.lesson_id}`,
      active(data, occurredAt),
    ],
    CourseFinished: ({ data, occurredAt }) => sql`
      update learning.enrolment set finished_at = ${occurredAt}::timestamptz, last_activity = ${occurredAt}::timestamptz
      where ${which(data)}`,
    ExceptionMade: ({ data }) => sql`
      insert into learning.exception (course_id, member_id, lesson_id)
      values (${data.course_id}, ${data.member_id}, ${data.lesson_id})`,
    ExceptionEnded: ({ data }) => sql`
      delete from learning.exception where ${which(data)} and lesson_id = ${data.lesson_id}`,
    CourseReminderSet: ({ data, version }) => sql`
      insert into learning.reminder (id, course_id, member_id, duration, unit, due_at, version)
      values (${data.reminder_id}, ${data.course_id}, ${data.member_id}, ${data.duration}, ${data.unit}, ${data.due_at}::timestamptz, ${version})`,
    CourseReminderMoved: ({ data, version }) => sql`
      update learning.reminder set due_at = ${data.due_at}::timestamptz, version = ${version} where id = ${data.reminder_id}`,
    CourseReminderRemoved: ({ data }) => sql`delete from learning.reminder where id = ${data.reminder_id}`,
  },
});
