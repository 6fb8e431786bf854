import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { EnrolmentEvent } from './enrolments/enrolment.events.ts';

/** What of courses may score. */
export const learningScores: ScoreOffer<EnrolmentEvent> = {
  deeds: {
    lesson_completed: { says: ['Completed a lesson', 'Rondde een les af'], proposed: { points: 5, most_per_day: 20 } },
    course_finished: {
      says: ['Finished a course', 'Rondde een cursus af'],
      proposed: { points: 50, most_per_day: null },
    },
  },
  moves: {
    LessonCompleted: ({ data }) => ({
      ...{ is: 'done', deed: 'lesson_completed', member: data.member_id, thing: String(data.lesson_id) },
    }),
    LessonTakenBack: ({ data }) => ({
      ...{ is: 'undone', deed: 'lesson_completed', member: data.member_id, thing: String(data.lesson_id) },
    }),
    CourseFinished: ({ data }) => ({
      ...{ is: 'done', deed: 'course_finished', member: data.member_id, thing: String(data.course_id) },
    }),
  },
};
