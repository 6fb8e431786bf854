import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../http/viewer.ts';
import { readableBoards } from './community.readable.ts';

export type ConsoleKind = 'board' | 'topic' | 'comment';

export interface ConsolePage {
  page: number;
  per_page: number;
  q?: string;
  order_by?: string;
}

/** Totals of the console stop here: nobody pages further, and no request counts a hundred thousand rows (decisions 2). */
const COUNT_CAP = 10_000;

interface Source {
  from: Sql;
  columns: Sql;
  search: Sql;
  sorts: Record<string, string>;
  order: string;
}

const SOURCES: Record<ConsoleKind, Source> = {
  board: {
    from: sql`community.board b left join community.board_stats s on s.board_id = b.id`,
    columns: sql`b.id, b.name, b.slug, b.description, b.color, b.icon, b.parent_id as subgroup_id, b.index, b.homepage,
      b.read_by, b.write_by, b.level_ids, coalesce(s.topics_count, 0) as topics_count, b.version`,
    search: sql`b.name`,
    sorts: { id: 'b.id', name: 'b.name', index: 'b.index', topics_count: 'coalesce(s.topics_count, 0)' },
    order: 'b.index, b.id',
  },
  topic: {
    from: sql`community.topic t join community.board b on b.id = t.board_id
      join directory.member_card a on a.member_id = t.author_id left join community.feed_topic f on f.topic_id = t.id`,
    columns: sql`t.id, t.post_id, t.title, t.slug, t.excerpt, t.content, t.status, t.board_id, b.name as board_name,
      a.card as "user", t.created_at, t.closed_at, coalesce(f.comments_count, 0) as comments_count,
      coalesce(f.likes_count, 0) as likes_count, t.version`,
    search: sql`t.title`,
    sorts: {
      id: 't.id',
      title: 't.title',
      created_at: 't.created_at',
      status: 't.status',
      comments_count: 'coalesce(f.comments_count, 0)',
      likes_count: 'coalesce(f.likes_count, 0)',
    },
    order: 't.created_at desc, t.id desc',
  },
  comment: {
    from: sql`community.comment c join community.topic t on t.id = c.topic_id join community.board b on b.id = t.board_id
      join directory.member_card a on a.member_id = c.author_id left join community.comment_stats s on s.comment_id = c.id`,
    columns: sql`c.id, c.topic_id, t.title as topic_title, c.excerpt, c.content, a.card as "user", c.created_at,
      coalesce(s.likes_count, 0) as likes_count`,
    search: sql`c.excerpt`,
    sorts: { id: 'c.id', created_at: 'c.created_at', likes_count: 'coalesce(s.likes_count, 0)' },
    order: 'c.created_at desc, c.id desc',
  },
};

const KEY: Record<ConsoleKind, string> = { board: 'b.id', topic: 't.id', comment: 'c.id' };

/** The console's tables. Staff see what they may read, no more: a board for administrators stays theirs. */
@Injectable()
export class ConsoleQueries {
  constructor(private readonly kernel: Kernel) {}

  async page(viewer: Viewer, kind: ConsoleKind, query: ConsolePage): Promise<{ rows: unknown[]; total: number }> {
    const { from, columns, search, sorts, order } = SOURCES[kind];
    const like = query.q ? sql`and ${search} ilike ${`%${query.q.replace(/[\\%_]/g, '\\$&')}%`}` : empty;
    const where = sql`where ${readableBoards(viewer)} ${like}`;
    const [field = '', direction] = (query.order_by ?? '').split(':');
    const sort = sorts[field] ? `${sorts[field]} ${direction === 'desc' ? 'desc' : 'asc'}, ${KEY[kind]}` : order;
    const [rows, counted] = await Promise.all([
      run<Record<string, unknown>>(
        this.kernel.db.pool,
        sql`select row_to_json(x) as row from (select ${columns} from ${from} ${where} order by ${raw(sort)}
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
    const { from, columns } = SOURCES[kind];
    const found = await runOne<{ row: unknown }>(
      this.kernel.db.pool,
      sql`select row_to_json(x) as row from (select ${columns} from ${from}
          where ${readableBoards(viewer)} and ${raw(KEY[kind])} = ${id}) x`,
    );
    return found?.row ?? null;
  }
}
