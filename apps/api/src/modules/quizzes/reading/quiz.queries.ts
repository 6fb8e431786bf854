import { Injectable } from '@nestjs/common';
import type { quizzes } from '@lyceum/contracts';
import { paged } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { AttemptFactsOf, type Question } from '../attempts/attempt.facts.ts';
import { type QuizFacts, QuizFactsOf } from '../rights/facts.ts';
import { canEdit } from '../rights/policies.ts';
import { questionTold, quizTold, withKey } from './quiz.json.ts';

/** Reads quizzes for members who may take or edit them. */
@Injectable()
export class QuizQueries {
  constructor(
    private readonly facts: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
  ) {}

  async list(viewer: MemberViewer, { page, size }: { page: number; size: number }) {
    const quizzes = await this.facts.all(viewer);
    return paged(
      quizzes.map((quiz) => quizTold(viewer, quiz)),
      page,
      size,
    );
  }

  async one(viewer: MemberViewer, id: number): Promise<quizzes.Quiz> {
    return quizTold(viewer, await this.facts.toTake(viewer, id));
  }

  async settings(viewer: MemberViewer, id: number): Promise<quizzes.QuizSettings> {
    return (await this.facts.toTake(viewer, id)).settings;
  }

  /** Members see the questions only after they start an attempt, because its timer then runs. */
  async questions(viewer: MemberViewer, id: number): Promise<quizzes.QuizQuestion[]> {
    const quiz = await this.facts.toTake(viewer, id);
    if (canEdit(viewer, quiz)) return (await this.present(quiz)).map((question) => questionTold(id, question));
    const last = await this.attempts.last(id, viewer.id);
    if (!last || last.reset_at !== null) return [];
    const asked = await this.attempts.questions(id, last.question_ids, last.revision);
    return asked.map((question) => questionTold(id, question));
  }

  async key(viewer: MemberViewer, id: number): Promise<quizzes.AuthorQuestion[]> {
    const quiz = await this.facts.toEdit(viewer, id);
    const [questions, keys] = await Promise.all([this.present(quiz), this.facts.keys(id)]);
    return questions.map((question) => withKey(id, question, keys[question.id]));
  }

  /** One question with its key, for the author who has just changed it. */
  async question(viewer: MemberViewer, quizId: number, questionId: number): Promise<quizzes.AuthorQuestion> {
    const questions = await this.key(viewer, quizId);
    return questions.find(({ id }) => id === questionId)!;
  }

  present({ id, question_ids, version }: QuizFacts): Promise<Question[]> {
    return this.attempts.questions(id, question_ids, version);
  }
}
