import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { JsonText } from '../../http/answers.ts';
import { encodeCursor, listMeta } from '../../http/lists.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isReadableBoard, readableTopics } from './community.readable.ts';
import { type FeedQuery, isShort, listing, nearListing, total } from './feed.listings.ts';
import { cardJoins, cardText, fullJoins, fullText } from './topic.json.ts';

interface PageRow {
  topics: string | null;
  count: number;
  total: number;
  last: unknown;
  readable: boolean;
}

export type TopicName = { id: number } | { slug: string };

/** From the row `t`, by id, slug or former slug. */
export const whichTopic = (by: TopicName): Sql =>
  'id' in by
    ? sql`t.id = ${by.id}`
    : sql`t.id = coalesce((select id from community.topic where slug = ${by.slug}),
                          (select topic_id from community.topic_address where slug = ${by.slug}))`;

@Injectable()
export class TopicQueries {
  constructor(private readonly kernel: Kernel) {}

  /** One page of a feed, mostly in one statement. Null when the query names a board that is not there for the viewer. */
  async feed(viewer: Viewer, query: FeedQuery): Promise<JsonText | null> {
    const near = nearListing(viewer, query);
    const first = near && (await this.page(viewer, query, near));
    const page = first?.last ? first : await this.page(viewer, query, listing(viewer, query));
    if (!page.readable) return null;
    const next = page.last ? encodeCursor(page.last) : null;
    const meta = listMeta(query.page, query.limit, page.count, page.total, next);
    return new JsonText(`{"data":[${page.topics ?? ''}],"meta":${JSON.stringify(meta)}}`);
  }

  /** One topic by id, slug or former slug; null when there is none that the viewer may read. */
  async show(viewer: Viewer, by: TopicName): Promise<JsonText | null> {
    const row = await runOne<{ topic: string }>(
      this.kernel.db.reads,
      sql`select ${fullText(viewer)} as topic
          from community.topic t left join community.feed_topic f on f.topic_id = t.id ${fullJoins(viewer)}
          where ${whichTopic(by)} and ${readableTopics(viewer)}`,
    );
    return row && new JsonText(`{"data":${row.topic}}`);
  }

  /** The topics of a listing; one more id than asked tells whether more follow, and then `last` is there. */
  private async page(viewer: Viewer, query: FeedQuery, ids: Sql): Promise<PageRow> {
    const row = await runOne<PageRow & Record<string, unknown>>(
      isShort(query) ? this.kernel.db.reads : this.kernel.db.pool,
      sql`with ids as materialized (${ids}), page as (select * from ids where n <= ${query.limit})
          select
            (select string_agg(${cardText(viewer)}, ',' order by page.n)
              from page join community.feed_topic f on f.topic_id = page.topic_id ${cardJoins(viewer)}) as topics,
            (select count(*)::int from page) as count,
            (${total(viewer, query)}) as total,
            (select key from page where n = ${query.limit} and (select count(*) from ids) > ${query.limit}::int) as last,
            ${query.board_id === undefined ? sql`true` : isReadableBoard(viewer, query.board_id)} as readable`,
    );
    return row!;
  }
}
