import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { JsonText } from '../../http/answers.ts';
import { encodeCursor, listMeta } from '../../http/lists.ts';
import type { Viewer } from '../../http/viewer.ts';
import { readableTopics } from './community.readable.ts';
import { type FeedQuery, listing, total } from './feed.listings.ts';
import { topicJoins, topicJson } from './topic.json.ts';

interface PageRow {
  topics: string;
  count: number;
  last: unknown;
}

@Injectable()
export class TopicQueries {
  constructor(private readonly kernel: Kernel) {}

  /** One page of a feed; one more id than asked tells whether more follow. */
  async feed(viewer: Viewer, query: FeedQuery): Promise<JsonText> {
    const [page, counted] = await Promise.all([
      this.page(viewer, query),
      runOne<{ total: number }>(this.kernel.db.pool, total(viewer, query)),
    ]);
    const next = page.last ? encodeCursor(page.last) : null;
    const meta = listMeta(query.page, query.limit, page.count, counted!.total, next);
    return new JsonText(`{"data":${page.topics},"meta":${JSON.stringify(meta)}}`);
  }

  /** One topic by id, slug or former slug; null when there is none that the viewer may read. */
  async show(viewer: Viewer, by: { id: number } | { slug: string }): Promise<JsonText | null> {
    const which =
      'id' in by
        ? sql`t.id = ${by.id}`
        : sql`t.id = coalesce((select id from community.topic where slug = ${by.slug}),
                              (select topic_id from community.topic_address where slug = ${by.slug}))`;
    const row = await runOne<{ topic: string }>(
      this.kernel.db.pool,
      sql`select ${topicJson(viewer, 'full')}::text as topic
          from community.topic t left join community.feed_topic f on f.topic_id = t.id ${topicJoins(viewer)}
          where ${which} and ${readableTopics(viewer)}`,
    );
    return row && new JsonText(`{"data":${row.topic}}`);
  }

  private async page(viewer: Viewer, query: FeedQuery): Promise<PageRow> {
    const row = await runOne<PageRow & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`with ids as (${listing(viewer, query)}), page as (select * from ids where n <= ${query.limit})
          select
            coalesce((select json_agg(${topicJson(viewer, 'excerpt')} order by page.n)
              from page join community.feed_topic f on f.topic_id = page.topic_id
              join community.topic t on t.id = page.topic_id ${topicJoins(viewer)}), '[]')::text as topics,
            (select count(*)::int from page) as count,
            (select key from page where n = ${query.limit} and (select count(*) from ids) > ${query.limit}::int) as last`,
    );
    return row!;
  }
}
