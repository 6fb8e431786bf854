import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import type { Key, Settings } from '../quiz/quiz.events.ts';
import { quizText } from '../quizzes.texts.ts';
import { canEdit, canTake, type QuizRights } from './policies.ts';
import { QuizUse } from './quiz-use.ts';

export interface QuizFacts extends QuizRights {
  id: number;
  title: string;
  description: string;
  settings: Settings;
  question_ids: number[];
  key_version: number;
  created_at: Date;
  version: number;
}
type Row = Omit<QuizFacts, 'held' | 'used'> & { attempted: boolean } & Record<string, unknown>;

/** Hidden and missing quizzes get the same refusal. */
export const missing = (): Refusal => new Refusal('missing', quizText('quiz.missing'));
/** Hidden and missing attempts get the same refusal. */
export const missingAttempt = (): Refusal => new Refusal('missing', quizText('attempt.missing'));

/** Precondition for grading: the answer key has not changed since it was read. */
export const keyIsUnchanged = ({ id, key_version }: Pick<QuizFacts, 'id' | 'key_version'>): Sql =>
  sql`select 1 from quizzes.quiz where id = ${id} and key_version = ${key_version} for share`;
/** Locks the quiz before a change that affects attempts. */
export const quizToChange = (id: number): Sql => sql`select 1 from quizzes.quiz where id = ${id} for update`;

/** The quiz facts and viewer rights that commands and queries need. */
@Injectable()
export class QuizFactsOf {
  constructor(
    private readonly kernel: Kernel,
    private readonly uses: QuizUse,
  ) {}

  /** @throws {Refusal} `missing` if the viewer may not take the quiz */
  async toTake(viewer: Viewer, id: number, db?: Queryable): Promise<QuizFacts> {
    const [quiz] = await this.some(viewer, [id], db);
    if (!quiz || !canTake(viewer, quiz)) throw missing();
    return quiz;
  }

  /** @throws {Refusal} `missing`, or `forbidden` if the viewer may only take the quiz */
  async toEdit(viewer: Viewer, id: number, db?: Queryable): Promise<QuizFacts> {
    const quiz = await this.toTake(viewer, id, db);
    if (!canEdit(viewer, quiz)) throw new Refusal('forbidden', quizText('quiz.authors'));
    return quiz;
  }

  /** The existing quizzes among `ids`, without a visibility check. */
  async some(viewer: Viewer, ids: readonly number[], db: Queryable = this.kernel.db.pool): Promise<QuizFacts[]> {
    const rows = await run<Row>(
      db,
      sql`select id, maker_id, title, description, settings, question_ids, key_version, created_at, version,
            exists (select 1 from quizzes.attempt a where a.quiz_id = q.id and a.member_id <> q.maker_id) as attempted
          from quizzes.quiz q where id = any(${[...ids]}::int[])`,
    );
    const held = await this.uses.of(viewer, ids);
    const used = await this.uses.used(ids, db);
    return rows.map(({ attempted, ...row }) => ({
      ...row,
      held: held.get(row.id) ?? new Set(),
      used: attempted || used.has(row.id),
    }));
  }

  /**
   * All quizzes that the viewer may take or edit, newest first. Other modules decide the rights, so each quiz is
   * checked.
   */
  async all(viewer: Viewer): Promise<QuizFacts[]> {
    const rows = await run<{ id: number }>(this.kernel.db.pool, sql`select id from quizzes.quiz order by id desc`);
    const ids = rows.map(({ id }) => id);
    const quizzes = await this.some(viewer, ids);
    return quizzes.filter((quiz) => canTake(viewer, quiz)).sort((a, b) => b.id - a.id);
  }

  /**
   * The quiz of a question, for its editors.
   * @throws {Refusal} as {@link toEdit}, with the texts of a question
   */
  async ofQuestion(viewer: Viewer, questionId: number): Promise<QuizFacts> {
    const row = await runOne<{ quiz_id: number }>(
      this.kernel.db.pool,
      sql`select quiz_id from quizzes.key where question_id = ${questionId}`,
    );
    if (!row) throw new Refusal('missing', quizText('question.missing'));
    const [quiz] = await this.some(viewer, [row.quiz_id]);
    // A question of a hidden quiz gets the same refusal as an unknown question.
    if (!quiz || !canTake(viewer, quiz)) throw new Refusal('missing', quizText('question.missing'));
    if (!canEdit(viewer, quiz)) throw new Refusal('forbidden', quizText('quiz.authors'));
    if (!quiz.question_ids.includes(questionId)) throw new Refusal('missing', quizText('question.missing'));
    return quiz;
  }

  /** The answer keys by question, for grading and authors. Never show them to a member who has not answered. */
  async keys(quizId: number, db: Queryable = this.kernel.db.pool): Promise<Record<number, Key>> {
    const rows = await run<Key & { question_id: number }>(
      db,
      sql`select question_id, option_ids, answers from quizzes.key where quiz_id = ${quizId}`,
    );
    return Object.fromEntries(
      rows.map(({ question_id, option_ids, answers }) => [question_id, { option_ids, answers }]),
    );
  }

  mayMake(viewer: MemberViewer): Promise<boolean> {
    return isMember(viewer) ? this.uses.mayMake(viewer) : Promise.resolve(false);
  }

  async next(what: 'quiz' | 'question' | 'option' | 'attempt' | 'answer'): Promise<number> {
    const [id] = await this.several(what, 1);
    return id!;
  }

  async several(what: 'quiz' | 'question' | 'option' | 'attempt' | 'answer', count: number): Promise<number[]> {
    if (count === 0) return [];
    const rows = await run<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`quizzes.${what}_id`}::regclass)::int as id from generate_series(1, ${count}::int)`,
    );
    return rows.map(({ id }) => id);
  }
}
