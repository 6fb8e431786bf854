import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { AttemptEffects } from './attempts/attempt.effects.ts';
import { attemptEvents } from './attempts/attempt.events.ts';
import { AttemptFactsOf } from './attempts/attempt.facts.ts';
import { AnswerQuestionsHandler, ResetAttemptHandler, StartAttemptHandler } from './attempts/attempt.handlers.ts';
import { AttemptLive } from './attempts/attempt.live.ts';
import { attemptPersonal } from './attempts/attempt.personal.ts';
import { attemptRows } from './attempts/attempt.rows.ts';
import { Attempting } from './attempts/attempting.ts';
import { ExpireAttemptHandler, MarkAnswerHandler, RegradeAttemptHandler } from './attempts/grading.handlers.ts';
import { Resetting } from './attempts/resetting.ts';
import { QuizNotifications } from './notices/quiz.notifications.ts';
import { QuestionDetails } from './quiz/question.details.ts';
import {
  AddQuestionHandler,
  CorrectKeyHandler,
  RemoveQuestionHandler,
  ReviseQuestionHandler,
} from './quiz/question.handlers.ts';
import { quizEvents } from './quiz/quiz.events.ts';
import { ChangeQuizHandler, ChangeQuizSettingsHandler, MakeQuizHandler } from './quiz/quiz.handlers.ts';
import { quizPersonal } from './quiz/quiz.personal.ts';
import { quizRows } from './quiz/quiz.rows.ts';
import { QuizScreens } from './quizzes.screens.ts';
import { AttemptQueries } from './reading/attempt.queries.ts';
import { AttemptsController } from './reading/attempts.controller.ts';
import { AuthorQueries } from './reading/author.queries.ts';
import { AuthorsController } from './reading/authors.controller.ts';
import { QuizConsoleController } from './reading/console.controller.ts';
import { KeyPreview } from './reading/key.preview.ts';
import { QuestionsController } from './reading/questions.controller.ts';
import { QuizQueries } from './reading/quiz.queries.ts';
import { QuizzesController } from './reading/quizzes.controller.ts';
import { StatsQueries } from './reading/stats.queries.ts';
import { QuizFactsOf } from './rights/facts.ts';
import { LearningPlugin } from './rights/plugin.ts';
import { QuizEditors } from './rights/quiz-editors.ts';
import { QuizUse } from './rights/quiz-use.ts';
import { QuizRegistries } from './rights/quiz.registries.ts';
import { QuizzesScores } from './quizzes.scores.ts';

@Module({
  imports: [IdentityModule, MediaModule, NotificationsModule],
  controllers: [QuizzesController, QuestionsController, AttemptsController, AuthorsController, QuizConsoleController],
  providers: [
    ...[QuizUse, QuizEditors, QuizFactsOf, QuizRegistries, LearningPlugin],
    ...[QuestionDetails, MakeQuizHandler, ChangeQuizHandler, ChangeQuizSettingsHandler],
    ...[AddQuestionHandler, ReviseQuestionHandler, RemoveQuestionHandler, CorrectKeyHandler],
    ...[AttemptFactsOf, Attempting, AttemptLive, Resetting, AttemptEffects],
    ...[StartAttemptHandler, AnswerQuestionsHandler, ResetAttemptHandler],
    ...[ExpireAttemptHandler, MarkAnswerHandler, RegradeAttemptHandler],
    ...[QuizQueries, StatsQueries, AttemptQueries, AuthorQueries, KeyPreview, QuizNotifications, QuizScreens],
    QuizzesScores,
  ],
  exports: [QuizUse, QuizEditors],
})
/** Quizzes: questions, answer keys, attempts, grading and statistics. */
export class QuizzesModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(quizEvents, { personal: quizPersonal });
    this.kernel.events(attemptEvents, { personal: attemptPersonal });
    this.kernel.project(quizRows, attemptRows);
  }
}
