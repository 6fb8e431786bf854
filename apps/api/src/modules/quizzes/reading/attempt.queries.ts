import { Injectable } from '@nestjs/common';
import type { quizzes } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { type AttemptFacts, AttemptFactsOf } from '../attempts/attempt.facts.ts';
import { missingAttempt, type QuizFacts, QuizFactsOf } from '../rights/facts.ts';
import { canEdit } from '../rights/policies.ts';
import { type AnswerRow, attemptTold, needsKeys } from './attempt.json.ts';

type Row = AnswerRow & Record<string, unknown>;

/** Reads attempts for their members and for authors. */
@Injectable()
export class AttemptQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
  ) {}

  /** @throws {Refusal} `missing` for everyone but the attempt's member and the quiz's authors */
  async one(viewer: MemberViewer, id: number): Promise<quizzes.Attempt> {
    const { attempt, quiz } = await this.attempts.toSee(viewer, id);
    return this.told(attempt, quiz);
  }

  /**
   * The member's latest attempt. Null without one, or if it was reset.
   * @throws {Refusal} `missing` for another member's attempt
   */
  async last(viewer: MemberViewer, quizId: number, memberId: number): Promise<quizzes.Attempt | null> {
    const quiz = await this.quizzes.toTake(viewer, quizId);
    if (memberId !== viewer.id && !canEdit(viewer, quiz)) throw missingAttempt();
    const attempt = await this.attempts.last(quizId, memberId);
    return attempt && attempt.reset_at === null ? this.told(attempt, quiz) : null;
  }

  private async told(attempt: AttemptFacts, quiz: QuizFacts): Promise<quizzes.Attempt> {
    const now = this.kernel.clock.now();
    const [questions, answers, keys] = await Promise.all([
      this.attempts.questions(attempt.quiz_id, attempt.question_ids, attempt.revision),
      run<Row>(
        this.kernel.db.pool,
        sql`select id, question_id, option_id, answer, marked from quizzes.answer where attempt_id = ${attempt.id} order by id`,
      ),
      needsKeys(attempt, now) ? this.quizzes.keys(attempt.quiz_id) : {},
    ]);
    return attemptTold({ attempt, quiz, questions, answers, keys, now });
  }
}
