/** What other modules may use of quizzes: they say where one stands, and hear what an attempt has come to. */
export { AnswerQuestions, StartAttempt } from './attempts/attempt.commands.ts';
export type { AttemptFinished } from './attempts/attempt.events.ts';
export { AddQuestion, MakeQuiz } from './quiz/quiz.commands.ts';
export { QuizzesModule } from './quizzes.module.ts';
export { QuizEditors } from './rights/quiz-editors.ts';
export { type QuizRight, QuizUse, type UsesQuizzes } from './rights/quiz-use.ts';
