import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { UNITS } from '../rights/learning.constants.ts';

const of = { course_id: z.int(), member_id: memberId };
const lesson_id = z.int();
const reminder_id = z.int();

/** How one member stands in one course, and what of its release they are reminded of: `enrolment-{course}-{member}`. */
export const enrolmentEvents = {
  /** `enrolled_by`: an author, or null for by themselves. */
  LearnerEnrolled: z.object({ ...of, enrolled_by: memberId.nullable() }),
  LearnerRemoved: z.object(of),
  LessonOpened: z.object({ ...of, lesson_id }),
  /** `attempt_id`: of the quiz that was passed. */
  LessonCompleted: z.object({ ...of, lesson_id, attempt_id: z.int().nullable() }),
  LessonTakenBack: z.object({ ...of, lesson_id }),
  /** Once and for good, whatever is added later. */
  CourseFinished: z.object(of),
  /** A lesson is open to this learner before its time. */
  ExceptionMade: z.object({ ...of, lesson_id }),
  ExceptionEnded: z.object({ ...of, lesson_id }),
  /** Something of the course opens to this learner then, so many days after they enrolled. */
  UnlockPlanned: z.object({ ...of, unlocks_at: z.string() }),
  CourseReminderSet: z.object({ ...of, reminder_id, duration: z.int(), unit: z.enum(UNITS), due_at: z.string() }),
  /** The course is released at another time. */
  CourseReminderMoved: z.object({ ...of, reminder_id, due_at: z.string() }),
  CourseReminderRemoved: z.object({ ...of, reminder_id }),
};

export type EnrolmentEvent = EventsOf<typeof enrolmentEvents>;
export type CourseReminderSet = Extract<EnrolmentEvent, { type: 'CourseReminderSet' }>['data'];
