import { Controller } from '@nestjs/common';
import { conditionsOf, type InputOf, quizAuthors } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { paged } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { type QuizFacts, QuizFactsOf } from '../rights/facts.ts';
import { canEdit } from '../rights/policies.ts';
import { quizTold } from './quiz.json.ts';

type Of = { id: number; attempts: number; pending: number; maker: quizAuthors.AdminQuiz['maker'] } & Record<
  string,
  unknown
>;

const SORTS: Record<string, (quiz: quizAuthors.AdminQuiz) => string | number> = {
  id: ({ id }) => id,
  title: ({ title }) => title.toLowerCase(),
  created_at: ({ created_at }) => created_at,
  attempts: ({ attempts }) => attempts,
  pending: ({ pending }) => pending,
};

/** Quizzes for staff, with the same rights as elsewhere. Staff see only the quizzes that they may edit. */
@Controller()
export class QuizConsoleController {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  @Handles(quizAuthors.adminListQuizzes, [directory])
  async list(@Input() { query }: InputOf<typeof quizAuthors.adminListQuizzes>, @CurrentViewer() viewer: MemberViewer) {
    const { page, per_page, q, order_by } = query;
    const word = q?.toLowerCase() ?? '';
    const conditions = conditionsOf(query);
    const quizzes = (await this.facts.all(viewer)).filter(
      (quiz) =>
        canEdit(viewer, quiz) &&
        quiz.title.toLowerCase().includes(word) &&
        conditions.every(({ field, value }) => field !== 'id' || quiz.id === value),
    );
    const told = (await this.told(viewer, quizzes)).filter(({ pending }) =>
      conditions.every(({ field, value }) => field !== 'pending' || pending > 0 === value),
    );
    const [by] = order_by ?? [];
    if (by) {
      const key = SORTS[by.by]!;
      const sign = by.descending ? -1 : 1;
      told.sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : b.id - a.id));
    }
    return paged(told, page, per_page);
  }

  @Handles(quizAuthors.adminShowQuiz, [directory])
  async show(@Input() { params }: InputOf<typeof quizAuthors.adminShowQuiz>, @CurrentViewer() viewer: MemberViewer) {
    const quiz = await this.facts.toEdit(viewer, params.id);
    return { data: (await this.told(viewer, [quiz]))[0] };
  }

  private async told(viewer: MemberViewer, quizzes: readonly QuizFacts[]): Promise<quizAuthors.AdminQuiz[]> {
    const rows = await run<Of>(
      this.kernel.db.pool,
      sql`select q.id, c.brief::json as maker,
            (select count(*)::int from quizzes.attempt a where a.quiz_id = q.id and a.reset_at is null) as attempts,
            (select coalesce(sum(a.pending), 0)::int from quizzes.attempt a
              where a.quiz_id = q.id and a.pending > 0 and a.reset_at is null) as pending
          from quizzes.quiz q join directory.cards() c on c.member_id = q.maker_id
          where q.id = any(${quizzes.map(({ id }) => id)}::int[])`,
    );
    const more = new Map(rows.map((row) => [row.id, row]));
    return quizzes.flatMap((quiz) => {
      const found = more.get(quiz.id);
      if (!found) return [];
      const { maker, attempts, pending } = found;
      return [{ ...quizTold(viewer, quiz), maker, attempts, pending }];
    });
  }
}
