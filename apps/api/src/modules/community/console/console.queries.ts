import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Condition, Sort } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { type ConsoleKind, consoleSources } from './console.sources.ts';

export interface ConsolePage {
  page: number;
  per_page: number;
  q?: string;
  where?: Condition[];
  order_by: readonly Sort[];
}

/** The console's tables. Staff see what they may read, no more: a board for administrators stays theirs. */
@Injectable()
export class ConsoleQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  /** Staff read the history of what the console shows them: it knows what is closed to them now, and what is yet to come out. */
  onModuleInit(): void {
    for (const kind of ['board', 'topic', 'comment'] as const)
      this.histories.tells(kind, async (viewer, id) => (await this.one(viewer, kind, id)) !== null);
  }

  async page(viewer: Viewer, kind: ConsoleKind, query: ConsolePage): Promise<{ rows: unknown[]; total: number }> {
    const { from, columns, search, by, order, key, rights } = consoleSources(viewer)[kind];
    const like = query.q ? sql`and ${search} ilike ${`%${query.q.replace(/[\\%_]/g, '\\$&')}%`}` : empty;
    const where = sql`where ${rights} ${like} ${narrowed(query, by)}`;
    const [rows, counted] = await Promise.all([
      run<Record<string, unknown>>(
        this.kernel.db.pool,
        sql`select row_to_json(x) as row from (select ${columns} from ${from} ${where}
            order by ${sorted(query.order_by, by as Record<string, Sql>, order)}, ${key} desc
            limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) x`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from ${from} ${where} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { rows: rows.map(({ row }) => row), total: counted!.total };
  }

  async one(viewer: Viewer, kind: ConsoleKind, id: number): Promise<unknown> {
    const { from, columns, key, rights } = consoleSources(viewer)[kind];
    const found = await runOne<{ row: unknown }>(
      this.kernel.db.pool,
      sql`select row_to_json(x) as row from (select ${columns} from ${from} where ${rights} and ${key} = ${id}) x`,
    );
    return found?.row ?? null;
  }
}
