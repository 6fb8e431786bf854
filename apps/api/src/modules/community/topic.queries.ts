import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { JsonText } from '../../http/answers.ts';
import { decodeCursor, encodeCursor, listMeta } from '../../http/lists.ts';
import type { Viewer } from '../../http/viewer.ts';
import { readableBoards, readableTopics } from './community.readable.ts';
import { topicJson } from './topic.json.ts';

const feedKey = z.tuple([z.boolean(), z.string(), z.int()]);
type FeedKey = z.output<typeof feedKey>;

interface FeedQuery {
  board_id?: number;
  page: number;
  limit: number;
  cursor?: string;
}

interface PageRow {
  topics: string;
  count: number;
  last: FeedKey | null;
}

@Injectable()
export class TopicQueries {
  constructor(private readonly kernel: Kernel) {}

  /**
   * A feed, newest first (a board's sticky topics before the rest). By keyset: from each readable board the ids that
   * could stand on the page, merged, and only the page's rows joined. One more id than asked tells whether more follow.
   */
  async feed(viewer: Viewer, query: FeedQuery): Promise<JsonText> {
    const [page, total] = await Promise.all([this.page(viewer, query), this.total(viewer, query.board_id)]);
    const next = page.last && encodeCursor(page.last);
    const meta = listMeta(query.page, query.limit, page.count, total, next);
    return new JsonText(`{"data":${page.topics},"meta":${JSON.stringify(meta)}}`);
  }

  /** One topic by id or slug; null when there is none that the viewer may read. */
  async show(viewer: Viewer, by: { id: number } | { slug: string }): Promise<JsonText | null> {
    const which = 'id' in by ? sql`t.id = ${by.id}` : sql`t.slug = ${by.slug}`;
    const row = await runOne<{ topic: string }>(
      this.kernel.db.pool,
      sql`select ${topicJson(viewer, 'full')}::text as topic
          from community.topic t join community.board b on b.id = t.board_id
          join directory.member_card a on a.member_id = t.author_id
          left join community.feed_topic f on f.topic_id = t.id
          where ${which} and ${readableTopics(viewer)}`,
    );
    return row && new JsonText(`{"data":${row.topic}}`);
  }

  private async page(viewer: Viewer, query: FeedQuery): Promise<PageRow> {
    const stickyFirst = query.board_id !== undefined;
    const after = decodeCursor(query.cursor, feedKey);
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const ids = stickyFirst ? boardPage(after, query.limit + offset + 1) : homePage(after, query.limit + offset + 1);
    const boards = query.board_id === undefined ? empty : sql`and b.id = ${query.board_id}`;
    const row = await runOne<PageRow & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`with ids as (
            select i.* from community.board b cross join lateral (${ids}) i
            where ${readableBoards(viewer)} ${boards}
            order by i.sticky desc, i.release_at desc, i.topic_id desc limit ${query.limit + 1} offset ${offset}
          ), page as (select * from ids order by sticky desc, release_at desc, topic_id desc limit ${query.limit})
          select
            coalesce((select json_agg(${topicJson(viewer, 'excerpt')} order by page.sticky desc, page.release_at desc, page.topic_id desc)
              from page join community.feed_topic f on f.topic_id = page.topic_id
              join community.topic t on t.id = page.topic_id join community.board b on b.id = t.board_id
              join directory.member_card a on a.member_id = t.author_id), '[]')::text as topics,
            (select count(*)::int from page) as count,
            (select json_build_array(sticky, release_at::text, topic_id) from page
             where (select count(*) from ids) > ${query.limit}::int
             order by sticky, release_at, topic_id limit 1) as last`,
    );
    return row!;
  }

  /** From the counters of the boards: no request counts topics (decisions 2). */
  private async total(viewer: Viewer, boardId: number | undefined): Promise<number> {
    const one = boardId === undefined ? empty : sql`and b.id = ${boardId}`;
    const [row] = await run<{ total: number }>(
      this.kernel.db.pool,
      sql`select coalesce(sum(s.topics_count), 0)::int as total from community.board_stats s
          join community.board b on b.id = s.board_id where ${readableBoards(viewer)} ${one}`,
    );
    return row!.total;
  }
}

const homePage = (after: FeedKey | null, limit: number): Sql => sql`
  select f.topic_id, f.release_at, false as sticky from community.feed_topic f
  where f.board_id = b.id ${after ? sql`and (f.release_at, f.topic_id) < (${after[1]}::timestamptz, ${after[2]}::int)` : empty}
  order by f.release_at desc, f.topic_id desc limit ${limit}`;

const boardPage = (after: FeedKey | null, limit: number): Sql => sql`
  select f.topic_id, f.release_at, f.sticky from community.feed_topic f
  where f.board_id = b.id ${
    after
      ? sql`and (f.sticky, f.release_at, f.topic_id) < (${after[0]}::boolean, ${after[1]}::timestamptz, ${after[2]}::int)`
      : empty
  }
  order by f.sticky desc, f.release_at desc, f.topic_id desc limit ${limit}`;
