import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CommunityModule } from '../community/index.ts';
import { PublicAddresses } from '../discovery/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { QuizzesModule } from '../quizzes/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { BeginConversationHandler } from './conversations/begin.handler.ts';
import { CourseBoard } from './conversations/course.board.ts';
import { CourseAuthoringController } from './courses/authoring.controller.ts';
import { CourseDetailsOf } from './courses/course.details.ts';
import { courseEvents } from './courses/course.events.ts';
import { ChangeCourseHandler, MakeCourseHandler, ReleaseCourseHandler } from './courses/course.handlers.ts';
import { CourseOrdering } from './courses/course.ordering.ts';
import { coursePersonal } from './courses/course.personal.ts';
import { courseRows } from './courses/course.rows.ts';
import { CoursesController } from './courses/courses.controller.ts';
import { ChangeStructureHandler } from './courses/structure.handler.ts';
import { Enrolling } from './enrolments/enrolling.ts';
import { enrolmentEvents } from './enrolments/enrolment.events.ts';
import { enrolmentRows } from './enrolments/enrolment.rows.ts';
import {
  CompleteByQuizHandler,
  EnrolHandler,
  FinishCourseHandler,
  TrackLessonHandler,
} from './enrolments/learn.handlers.ts';
import { LessonsOfQuiz } from './enrolments/lessons-of-quiz.ts';
import { LessonsController } from './enrolments/lessons.controller.ts';
import {
  EnrolMembersHandler,
  LeaveAllCoursesHandler,
  RemoveLearnerHandler,
  SetExceptionHandler,
} from './enrolments/participant.handlers.ts';
import { ParticipantQueries } from './enrolments/participant.queries.ts';
import { ParticipantsController } from './enrolments/participants.controller.ts';
import { ForgetCourseRemindersHandler, SetCourseRemindersHandler } from './enrolments/reminder.handlers.ts';
import { LessonNotes } from './enrolments/notes.ts';
import { CourseRemindersController } from './enrolments/reminders.controller.ts';
import { LearningScreens } from './learning.screens.ts';
import { LessonAuthoringController } from './lessons/lesson-authoring.controller.ts';
import { LessonDetailsOf } from './lessons/lesson.details.ts';
import { lessonEvents } from './lessons/lesson.events.ts';
import { ChangeLessonHandler, WriteLessonHandler } from './lessons/lesson.handlers.ts';
import { lessonPersonal } from './lessons/lesson.personal.ts';
import { lessonRows } from './lessons/lesson.rows.ts';
import { CourseEffects } from './notices/course.effects.ts';
import { CourseNotifications } from './notices/course.notifications.ts';
import { CourseSearch } from './notices/course.search.ts';
import { QuizzesOfLessons } from './notices/lesson.quizzes.ts';
import { CatalogQueries } from './reading/catalog.queries.ts';
import { CourseConsoleController } from './reading/console.controller.ts';
import { CourseQueries } from './reading/course.queries.ts';
import { FinishedCourses } from './reading/finished.courses.ts';
import { OutlineQueries } from './reading/outline.queries.ts';
import { courseAddresses } from './rights/readable.ts';
import { CourseRegistries } from './rights/course.registries.ts';
import { CourseFactsOf } from './rights/facts.ts';
import { LearningPlugin } from './rights/plugin.ts';
import { LessonQuizzes } from './rights/quizzes.ts';
import { LearningTrophies } from './rights/trophies.ts';
import { CourseStructure } from './rights/structure.ts';
import { LearningScores } from './learning.scores.ts';

@Module({
  imports: [CommunityModule, IdentityModule, MediaModule, NotificationsModule, QuizzesModule, SettingsModule],
  controllers: [
    ...[CoursesController, CourseAuthoringController, LessonAuthoringController, LessonsController],
    ...[ParticipantsController, CourseRemindersController, CourseConsoleController],
  ],
  providers: [
    ...[LearningPlugin, LessonQuizzes, LearningTrophies, CourseFactsOf, CourseStructure, CourseRegistries],
    ...[CourseQueries, CatalogQueries, OutlineQueries, ParticipantQueries, FinishedCourses],
    ...[CourseDetailsOf, MakeCourseHandler, ChangeCourseHandler, ReleaseCourseHandler, ChangeStructureHandler],
    ...[CourseOrdering, LessonDetailsOf, WriteLessonHandler, ChangeLessonHandler],
    ...[Enrolling, EnrolHandler, TrackLessonHandler, FinishCourseHandler, CompleteByQuizHandler, LessonsOfQuiz],
    ...[EnrolMembersHandler, RemoveLearnerHandler, SetExceptionHandler, LeaveAllCoursesHandler],
    ...[SetCourseRemindersHandler, ForgetCourseRemindersHandler],
    ...[CourseBoard, BeginConversationHandler, LessonNotes],
    ...[CourseEffects, CourseNotifications, CourseSearch, QuizzesOfLessons, LearningScreens, LearningScores],
  ],
  exports: [LessonsOfQuiz, FinishedCourses],
})
/** Courses: authoring, lessons, enrolment, progress, conversations, reminders and search. */
export class LearningModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly addresses: PublicAddresses,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    const isThere = () => this.plugin.isThere();
    this.addresses.offer({ name: 'courses', before: '/resources/', isThere, rows: courseAddresses });
    this.kernel.events(
      { ...courseEvents, ...lessonEvents, ...enrolmentEvents },
      { personal: { ...coursePersonal, ...lessonPersonal } },
    );
    this.kernel.project(courseRows, lessonRows, enrolmentRows);
  }
}
