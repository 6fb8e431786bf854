import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Content, Settings } from '../quiz/quiz.events.ts';
import { missingAttempt, type QuizFacts, QuizFactsOf } from '../rights/facts.ts';
import { canEdit, canSeeAttempt } from '../rights/policies.ts';
import type { Grade } from '../grading/grade.decider.ts';

export interface AttemptFacts {
  id: number;
  quiz_id: number;
  member_id: number;
  number: number;
  revision: number;
  question_ids: number[];
  settings: Settings;
  status: 'open' | 'submitted' | 'expired';
  started_at: Date;
  deadline: Date | null;
  finished_at: Date | null;
  score: number | null;
  percentage: number | null;
  passed: boolean | null;
  pending: number;
  verdicts: Grade['verdicts'];
  before: Pick<Grade, 'score' | 'max' | 'percentage' | 'passed'> | null;
  regraded_at: Date | null;
  reset_at: Date | null;
}
type Row = AttemptFacts & Record<string, unknown>;

/** A question as it was when the attempt started. */
export type Question = Content & { id: number };

const COLUMNS = sql`a.id, a.quiz_id, a.member_id, a.number, a.revision, a.question_ids, a.settings, a.status, a.started_at, a.deadline,
  a.finished_at, a.score, a.percentage, a.passed, a.pending, a.verdicts, a.before, a.regraded_at, a.reset_at`;

/**
 * The attempt facts for commands and queries, read from rows that are written in the same transaction as the events.
 */
@Injectable()
export class AttemptFactsOf {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
  ) {}

  /** @throws {Refusal} `missing` for everyone but the attempt's member and the quiz's authors */
  async toSee(viewer: Viewer, id: number): Promise<{ attempt: AttemptFacts; quiz: QuizFacts }> {
    const [attempt] = await this.where(sql`a.id = ${id}`);
    const [quiz] = attempt ? await this.quizzes.some(viewer, [attempt.quiz_id]) : [];
    if (!attempt || !quiz || !canSeeAttempt(viewer, quiz, attempt)) throw missingAttempt();
    return { attempt, quiz };
  }

  /**
   * Only the viewer's own attempt, even for authors.
   * @throws {Refusal} `missing` for another member's attempt
   */
  async own(viewer: Viewer, id: number): Promise<{ attempt: AttemptFacts; quiz: QuizFacts }> {
    const found = await this.toSee(viewer, id);
    if (found.attempt.member_id !== viewer.id) throw missingAttempt();
    return found;
  }

  /** @throws {Refusal} `missing` for everyone but the quiz's authors */
  async toMark(viewer: Viewer, id: number): Promise<{ attempt: AttemptFacts; quiz: QuizFacts }> {
    const found = await this.toSee(viewer, id);
    if (!canEdit(viewer, found.quiz)) throw missingAttempt();
    return found;
  }

  async one(id: number): Promise<AttemptFacts | null> {
    const [attempt] = await this.where(sql`a.id = ${id}`);
    return attempt ?? null;
  }

  /** The member's latest attempt at a quiz, including a reset one. */
  async last(quizId: number, memberId: number): Promise<AttemptFacts | null> {
    const rows = await this.where(
      sql`a.quiz_id = ${quizId} and a.member_id = ${memberId} order by a.number desc limit 1`,
    );
    return rows[0] ?? null;
  }

  where(condition: Sql): Promise<AttemptFacts[]> {
    return run<Row>(this.kernel.db.pool, sql`select ${COLUMNS} from quizzes.attempt a where ${condition}`);
  }

  /** The questions in the order of `ids`, as they were at that version of the quiz. */
  async questions(quizId: number, ids: readonly number[], revision: number): Promise<Question[]> {
    const rows = await run<{ id: number; content: Content }>(
      this.kernel.db.pool,
      sql`select id, content from quizzes.question where quiz_id = ${quizId} and id = any(${[...ids]}::int[])
            and since <= ${revision} and (until is null or until > ${revision})`,
    );
    const known = new Map(rows.map(({ id, content }) => [id, content]));
    return ids.flatMap((id) => {
      const content = known.get(id);
      return content ? [{ id, ...content }] : [];
    });
  }

  async count(quizId: number, memberId: number): Promise<number> {
    const row = await runOne<{ n: number }>(
      this.kernel.db.pool,
      sql`select coalesce(max(number), 0)::int as n from quizzes.attempt where quiz_id = ${quizId} and member_id = ${memberId}`,
    );
    return row!.n;
  }
}
