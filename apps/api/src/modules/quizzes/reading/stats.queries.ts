import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import { QuizQueries } from './quiz.queries.ts';

interface Counts extends Record<string, unknown> {
  open: number;
  finished: number;
  expired: number;
  passed: number;
  failed: number;
  members: number;
  average_percentage: number | null;
}
interface OfQuestion extends Record<string, unknown> {
  id: number;
  answered: number;
  correct: number;
  wrong: number;
  pending: number;
}

/** Statistics of a quiz and its current questions. Computed on request, because authors rarely ask for them. */
@Injectable()
export class StatsQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
    private readonly quizzes: QuizQueries,
  ) {}

  async of(viewer: MemberViewer, quizId: number) {
    const quiz = await this.facts.toEdit(viewer, quizId);
    const db = this.kernel.db.pool;
    const [questions, counts, verdicts, chosen] = await Promise.all([
      this.quizzes.present(quiz),
      runOne<Counts>(
        db,
        sql`select count(*) filter (where status = 'open')::int as open, count(*) filter (where status <> 'open')::int as finished,
              count(*) filter (where status = 'expired')::int as expired, count(*) filter (where passed)::int as passed,
              count(*) filter (where not passed)::int as failed, count(distinct member_id)::int as members,
              round(avg(percentage))::int as average_percentage
            from quizzes.attempt where quiz_id = ${quizId} and reset_at is null`,
      ),
      run<OfQuestion>(
        db,
        sql`select v.question_id as id, count(*)::int as answered, count(*) filter (where v.is_correct)::int as correct,
              count(*) filter (where not v.is_correct)::int as wrong, count(*) filter (where v.is_correct is null)::int as pending
            from quizzes.attempt a cross join lateral jsonb_to_recordset(a.verdicts) as v(question_id int, is_correct boolean)
            where a.quiz_id = ${quizId} and a.reset_at is null and a.status <> 'open' group by 1`,
      ),
      run<{ option_id: number; n: number }>(
        db,
        sql`select w.option_id, count(*)::int as n from quizzes.answer w join quizzes.attempt a on a.id = w.attempt_id
            where w.quiz_id = ${quizId} and a.reset_at is null and a.status <> 'open' and w.option_id is not null group by 1`,
      ),
    ]);
    const byQuestion = new Map(verdicts.map((each) => [each.id, each]));
    const byOption = new Map(chosen.map(({ option_id, n }) => [option_id, n]));
    return {
      quiz_id: quizId,
      ...counts!,
      questions: questions.map(({ id, question, options }) => {
        const { answered = 0, correct = 0, wrong = 0, pending = 0 } = byQuestion.get(id) ?? {};
        return {
          ...{ id, question, answered, correct, wrong, pending },
          question_options: options.map((option) => ({
            ...{ id: option.id, value: option.value },
            number_of_responses: byOption.get(option.id) ?? 0,
          })),
        };
      }),
    };
  }
}
