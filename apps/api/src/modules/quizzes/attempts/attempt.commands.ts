import { Command } from '@nestjs/cqrs';
import type { InputOf, quizAttempts } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

type Answers = Pick<InputOf<typeof quizAttempts.answerQuiz>['body'], 'responses'>['responses'];

/** Begins one, or answers the one that is open. */
export class StartAttempt extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly given: Given,
  ) {
    super();
  }
}

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

/** By the clock: a job, or whoever finds it late. Changes nothing before its deadline. */
export class ExpireAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

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

/** What is right has changed. */
export class RegradeAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

export class ResetAttempt extends Command<Made> {
  constructor(
    readonly attemptId: number,
    readonly given: Given,
  ) {
    super();
  }
}
