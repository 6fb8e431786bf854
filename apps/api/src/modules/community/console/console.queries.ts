import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Condition, Sort } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import { likeAnywhere, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { SearchOffers } from '../../../platform/search/search-offers.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { type ConsoleKind, consoleSources } from './console.sources.ts';

/** The time limit for a total, because the rows wait for it. */
const LONGEST_COUNT_MS = 1_000;
const QUERY_CANCELED = '57014';

export interface ConsolePage {
  page: number;
  per_page: number;
  q?: string;
  where?: Condition[];
  order_by: readonly Sort[];
}

/**
 * Queries of the console's tables. Staff see only what they may read, so boards for administrators stay hidden from
 * other staff.
 */
@Injectable()
export class ConsoleQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
    private readonly search: SearchOffers,
  ) {}

  /**
   * Staff may read the history of a record if the console shows it to them. The same rights apply to closed boards and
   * scheduled topics.
   */
  onModuleInit(): void {
    for (const kind of ['board', 'topic', 'comment'] as const)
      this.histories.tells(kind, async (viewer, id) => (await this.one(viewer, kind, id)) !== null);
  }

  /** One page of a table. `capped` means that more than `total` rows exist. */
  async page(viewer: Viewer, kind: ConsoleKind, query: ConsolePage) {
    const { from, columns, search, by, order, key, rights } = consoleSources(viewer)[kind];
    const found = query.q ? this.finding(search, query.q) : empty;
    const where = sql`where ${rights} ${found} ${narrowed(query, by)}`;
    const offset = (query.page - 1) * query.per_page;
    const [rows, counted] = await Promise.all([
      run<Record<string, unknown>>(
        this.kernel.db.pool,
        sql`select row_to_json(x) as row from (select ${columns} from ${from} ${where}
            order by ${sorted(query.order_by, by as Record<string, Sql>, order)}, ${key} desc
            limit ${query.per_page} offset ${offset}) x`,
      ),
      this.count(sql`select 1 from ${from} ${where} limit ${COUNT_CAP}`),
    ]);
    // Without a count, a full page may have a next one.
    const total = counted ?? offset + rows.length + (rows.length === query.per_page ? 1 : 0);
    return { rows: rows.map(({ row }) => row), total, capped: counted === null || counted === COUNT_CAP };
  }

  private finding(search: Sql | 'words', text: string): Sql {
    if (search !== 'words') return sql`and ${search} ilike ${likeAnywhere(text)}`;
    const parts = this.search.partsThatSay('topics', text);
    return parts ? sql`and (t.id, c.id) in (${parts})` : sql`and false`;
  }

  /** Counts the rows, or returns null after the time limit. The page then shows its rows without a total. */
  private async count(rows: Sql): Promise<number | null> {
    try {
      return await this.kernel.db.transaction(async (tx) => {
        await run(tx, sql`select set_config('statement_timeout', ${String(LONGEST_COUNT_MS)}, true)`);
        const counted = await runOne<{ total: number }>(tx, sql`select count(*)::int as total from (${rows}) x`);
        return counted!.total;
      });
    } catch (error) {
      if ((error as { code?: string }).code === QUERY_CANCELED) return null;
      throw error;
    }
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
