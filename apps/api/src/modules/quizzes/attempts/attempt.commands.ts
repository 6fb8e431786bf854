import { Command } from '@nestjs/cqrs';
import type { InputOf, quizAttempts } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

type Answers = Pick<InputOf<typeof quizAttempts.answerQuiz>['body'], 'responses'>['responses'];

/** Starts an attempt, or returns the open one. */
export class StartAttempt extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Answers questions of an open attempt and, with `finish`, submits it. */
export class AnswerQuestions extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly answers: Answers,
    readonly finish: boolean,
    readonly given: Given,
  ) {
    super();
  }
}

/**
 * Ends an attempt after its deadline. A job sends it, or a request that comes first. Does nothing before the deadline.
 */
export class ExpireAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** An author marks a free-form answer. */
export class MarkAnswer extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly mark: { question_id: number; is_correct: boolean },
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Grades an ended attempt again after a correction of the answer key. */
export class RegradeAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Resets an ended attempt, so that its member can start a new one. */
export class ResetAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly given: Given,
  ) {
    super();
  }
}
