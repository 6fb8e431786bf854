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

export class MakeQuiz extends Command<Made> {
  constructor(
    readonly input: QuizInput,
    readonly given: Given,
  ) {
    super();
  }
}

export class ChangeQuiz extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly input: QuizChange,
    readonly given: Given,
  ) {
    super();
  }
}

export class ChangeQuizSettings extends Command<Made> {
  constructor(
    readonly quizId: number,
    readonly input: SettingsInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Answers the question's id. */
export class AddQuestion extends Command<Made & { quizId: number }> {
  constructor(
    readonly quizId: number,
    readonly input: QuestionInput,
    readonly given: Given,
  ) {
    super();
  }
}

export class ReviseQuestion extends Command<Made & { quizId: number }> {
  constructor(
    readonly questionId: number,
    readonly input: QuestionChange & { more?: NewOptions },
    readonly given: Given,
  ) {
    super();
  }
}

export class RemoveQuestion extends Command<Made> {
  constructor(
    readonly questionId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

export class CorrectKey extends Command<Made & { quizId: number }> {
  constructor(
    readonly questionId: number,
    readonly input: KeyInput,
    readonly given: Given,
  ) {
    super();
  }
}
