import { Injectable } from '@nestjs/common';
import type { faq, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { narrowed } from '../../../platform/http/lists/query-sql.ts';

type Row<T> = T & Record<string, unknown>;
const BY = { id: sql`f.id`, faq_category_id: sql`f.category_id` };
const ORDER = sql`k.index, k.id, f.index, f.id`;

/** Reads categories and questions. */
@Injectable()
export class FaqQueries {
  constructor(private readonly kernel: Kernel) {}

  categories(): Promise<faq.AdminFaqCategory[]> {
    return run<Row<faq.AdminFaqCategory>>(
      this.kernel.db.pool,
      sql`select k.id, k.name, k.index, k.version,
            (select count(*)::int from support.faq f where f.category_id = k.id) as faqs_count
          from support.faq_category k order by k.index, k.id`,
    );
  }

  async category(id: number): Promise<faq.AdminFaqCategory | null> {
    return (await this.categories()).find((each) => each.id === id) ?? null;
  }

  faqs(query: Partial<InputOf<typeof faq.listFaqs>['query']> = {}): Promise<faq.AdminFaq[]> {
    return run<Row<faq.AdminFaq>>(
      this.kernel.db.pool,
      sql`select f.id, f.category_id as faq_category_id, k.name as faq_category, f.question, f.answer, f.index, f.version
          from support.faq f join support.faq_category k on k.id = f.category_id
          where true ${narrowed(query, BY)} order by ${ORDER}`,
    );
  }

  async one(id: number): Promise<faq.AdminFaq | null> {
    return (await this.faqs()).find((each) => each.id === id) ?? null;
  }

  async lastCategory(): Promise<number> {
    const row = await runOne<{ last: number }>(
      this.kernel.db.pool,
      sql`select coalesce(max(index), -1)::int as last from support.faq_category`,
    );
    return row!.last;
  }

  async lastFaq(categoryId: number): Promise<number> {
    const row = await runOne<{ last: number }>(
      this.kernel.db.pool,
      sql`select coalesce(max(index), -1)::int as last from support.faq where category_id = ${categoryId}`,
    );
    return row!.last;
  }

  async next(what: 'category' | 'faq' | 'request'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`support.${what}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }
}
