import { Command } from '@nestjs/cqrs';
import type { InputOf, quizAuthors, quizQuestions, quizzes } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

export type QuizInput = InputOf<typeof quizzes.createQuiz>['body'];
export type QuizChange = InputOf<typeof quizzes.changeQuiz>['body'];
export type SettingsInput = InputOf<typeof quizzes.changeQuizSettings>['body'];
export type QuestionInput = InputOf<typeof quizQuestions.addQuizQuestion>['body'];
export type QuestionChange = InputOf<typeof quizQuestions.changeQuizQuestion>['body'];
export type NewOptions = InputOf<typeof quizQuestions.storeQuizOptions>['body']['question_options'];
export type KeyInput = InputOf<typeof quizAuthors.correctQuizKey>['body'];

/** Creates a quiz. */
export class MakeQuiz extends Command<Made> {
  constructor(
    readonly input: QuizInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a quiz's texts and the order of its questions. */
export class ChangeQuiz extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly input: QuizChange,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a quiz's settings. Attempts keep the settings with which they started. */
export class ChangeQuizSettings extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly input: SettingsInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Adds a question and returns its id. */
export class AddQuestion extends Command<Made & { quizId: number }> {
  constructor(
    readonly quizId: number,
    readonly input: QuestionInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a question or its answer key. */
export class ReviseQuestion extends Command<Made & { quizId: number }> {
  constructor(
    readonly questionId: number,
    readonly input: QuestionChange & { more?: NewOptions },
    readonly given: Given,
  ) {
    super();
  }
}

/** Removes a question. Attempts that contain it keep it. */
export class RemoveQuestion extends Command<Made> {
  constructor(
    readonly questionId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Corrects the answer key of a question. Ended attempts are regraded. */
export class CorrectKey extends Command<Made & { quizId: number }> {
  constructor(
    readonly questionId: number,
    readonly input: KeyInput,
    readonly given: Given,
  ) {
    super();
  }
}
