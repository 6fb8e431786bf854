import { Injectable } from '@nestjs/common';
import type { quizAuthors, quizzes } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { AttemptFacts } from '../attempts/attempt.facts.ts';
import type { Grade } from '../grading/grade.decider.ts';
import { QuizFactsOf } from '../rights/facts.ts';

interface Paged {
  page: number;
  size: number;
  search?: string;
}
type Listed = Pick<
  AttemptFacts,
  | 'id'
  | 'quiz_id'
  | 'status'
  | 'started_at'
  | 'finished_at'
  | 'score'
  | 'percentage'
  | 'passed'
  | 'pending'
  | 'before'
  | 'regraded_at'
> & { brief: quizzes.AttemptRow['user']; max: number };
type Row<T> = T & Record<string, unknown>;

/** Converts a grade into the contract's outcome. */
export const outcomeOf = ({
  score,
  max,
  percentage,
  passed,
}: Omit<Grade, 'pending' | 'verdicts'>): quizzes.Outcome => ({
  ...{ score, max, percentage, passed_quiz: passed },
});

const SHOWN: Record<string, Sql> = {
  all: empty,
  finished: sql`and a.status <> 'open'`,
  pending: sql`and a.pending > 0`,
  regraded: sql`and a.regraded_at is not null`,
};

/** Reads attempts at a quiz for its authors. */
@Injectable()
export class AuthorQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  async attempts(viewer: MemberViewer, quizId: number, query: Paged & { show: string }) {
    const { page, size, show, search } = query;
    await this.facts.toEdit(viewer, quizId);
    const from = sql`from quizzes.attempt a join directory.cards() c on c.member_id = a.member_id
      where a.quiz_id = ${quizId} and a.reset_at is null ${SHOWN[show] ?? empty} ${namedLike(search)}`;
    const rows = await run<Row<Listed>>(
      this.kernel.db.pool,
      sql`select a.id, a.quiz_id, a.status, a.started_at, a.finished_at, a.score, cardinality(a.question_ids) as max, a.percentage,
            a.passed, a.pending, a.before, a.regraded_at, c.brief::json as brief
          ${from} order by a.id desc limit ${size} offset ${(page - 1) * size}`,
    );
    const total = await this.total(from);
    return { data: rows.map(attemptRow), meta: listMeta(page, size, rows.length, total, null) };
  }

  async marking(viewer: MemberViewer, quizId: number, { page, size, search }: Paged) {
    await this.facts.toEdit(viewer, quizId);
    // A null verdict waits for marking.
    const from = sql`from quizzes.attempt a cross join lateral jsonb_to_recordset(a.verdicts) as v(question_id int, is_correct boolean)
      join quizzes.answer w on w.attempt_id = a.id and w.question_id = v.question_id
      join quizzes.question q on q.id = v.question_id and q.since <= a.revision and (q.until is null or q.until > a.revision)
      join quizzes.key k on k.question_id = v.question_id
      join directory.cards() c on c.member_id = a.member_id
      where a.quiz_id = ${quizId} and a.reset_at is null and a.pending > 0 and v.is_correct is null ${namedLike(search)}`;
    type Waiting = Omit<quizAuthors.AnswerToMark, 'finished_at'> & { finished_at: Date };
    const rows = await run<Row<Waiting>>(
      this.kernel.db.pool,
      sql`select w.id, a.id as response_id, v.question_id, q.content ->> 'question' as question, coalesce(w.answer, '') as answer,
            k.answers, c.brief::json as user, a.finished_at
          ${from} order by a.finished_at, w.id limit ${size} offset ${(page - 1) * size}`,
    );
    const data = rows.map((row) => ({ ...row, finished_at: row.finished_at.toISOString() }));
    return { data, meta: listMeta(page, size, rows.length, await this.total(from), null) };
  }

  private async total(from: Sql): Promise<number> {
    const row = await runOne<{ n: number }>(this.kernel.db.pool, sql`select count(*)::int as n ${from}`);
    return row!.n;
  }
}

function attemptRow(row: Listed): quizzes.AttemptRow {
  const { id, quiz_id, brief, status, started_at, finished_at, score, max, percentage, passed, pending } = row;
  return {
    ...{ id, quiz_id, user: brief, status, score, max, percentage, passed_quiz: passed, pending },
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    before: row.before && outcomeOf(row.before),
    regraded_at: row.regraded_at?.toISOString() ?? null,
  };
}
