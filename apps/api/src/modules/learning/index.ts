/** The public API of courses: commands, who has finished a course, and which quizzes lessons open to a member. */
export { ChangeStructure, MakeCourse, ReleaseCourse } from './courses/course.commands.ts';
export type { CourseEvent } from './courses/course.events.ts';
export {
  CompleteByQuiz,
  Enrol,
  EnrolMembers,
  SetCourseReminders,
  TrackLesson,
} from './enrolments/enrolment.commands.ts';
export type { EnrolmentEvent } from './enrolments/enrolment.events.ts';
export { LessonsOfQuiz } from './enrolments/lessons-of-quiz.ts';
export { LearningModule } from './learning.module.ts';
export { WriteLesson } from './lessons/lesson.commands.ts';
export { type CertifiedCourse, FinishedCourses, type Finisher } from './reading/finished.courses.ts';
export { LessonQuizzes } from './rights/quizzes.ts';
