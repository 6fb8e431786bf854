/** The public API of quizzes. Other modules register where a quiz is used and subscribe to results of attempts. */
export { AnswerQuestions, StartAttempt } from './attempts/attempt.commands.ts';
export type { AttemptFinished } from './attempts/attempt.events.ts';
export { AddQuestion, MakeQuiz } from './quiz/quiz.commands.ts';
export { QuizzesModule } from './quizzes.module.ts';
export { QuizEditors } from './rights/quiz-editors.ts';
export { type QuizRight, QuizUse, type UsesQuizzes } from './rights/quiz-use.ts';
