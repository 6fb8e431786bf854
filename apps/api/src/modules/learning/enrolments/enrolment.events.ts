import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { UNITS } from '../rights/learning.constants.ts';

const of = { course_id: z.int(), member_id: memberId };
const lesson_id = z.int();
const reminder_id = z.int();

/**
 * Enrolment, progress and release reminders of one member in one course. The stream is `enrolment-{course}-{member}`.
 */
export const enrolmentEvents = {
  /** `enrolled_by` is the author who enrolled the member. Null if the member enrolled without an author. */
  LearnerEnrolled: z.object({ ...of, enrolled_by: memberId.nullable() }),
  LearnerRemoved: z.object(of),
  LessonOpened: z.object({ ...of, lesson_id }),
  /** `attempt_id` is the passed attempt at the lesson's quiz. */
  LessonCompleted: z.object({ ...of, lesson_id, attempt_id: z.int().nullable() }),
  LessonTakenBack: z.object({ ...of, lesson_id }),
  /** Happens once. Lessons that are added later do not undo it. */
  CourseFinished: z.object(of),
  /** The lesson opens to this learner before its time. */
  ExceptionMade: z.object({ ...of, lesson_id }),
  ExceptionEnded: z.object({ ...of, lesson_id }),
  /** A lesson opens to this learner at this time, a number of days after their enrolment. */
  UnlockPlanned: z.object({ ...of, unlocks_at: z.string() }),
  CourseReminderSet: z.object({ ...of, reminder_id, duration: z.int(), unit: z.enum(UNITS), due_at: z.string() }),
  /** The release was rescheduled. */
  CourseReminderMoved: z.object({ ...of, reminder_id, due_at: z.string() }),
  CourseReminderRemoved: z.object({ ...of, reminder_id }),
};

export type EnrolmentEvent = EventsOf<typeof enrolmentEvents>;
export type CourseReminderSet = Extract<EnrolmentEvent, { type: 'CourseReminderSet' }>['data'];
