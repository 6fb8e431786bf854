import { Injectable } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { Kernel, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { JsonText } from '../../../../platform/http/answers.ts';
import { encodeCursor, listMeta } from '../../../../platform/http/lists/lists.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import { DIRECTORY_VERSION, MemberCards } from '../../../identity/index.ts';
import { isReadableBoard, readableTopics } from '../../rights/readable.ts';
import { type FeedQuery, isShort, listing, total, walk } from '../../feed/feed.listings.ts';
import { cardJoins, cardText, fullJoins, fullText } from './topic.json.ts';

interface PageRow {
  topics: string | null;
  directory: string | null;
  count: number;
  total: number;
  last: unknown;
  readable: boolean;
}

/** The separator of topics. JSON escapes line breaks, so it occurs in no topic. */
const BETWEEN = ',\n';

export type TopicName = { id: number } | { slug: string };

/** A condition on the row `t`, by id, slug or former slug. */
export const whichTopic = (by: TopicName): Sql =>
  'id' in by
    ? sql`t.id = ${by.id}`
    : sql`t.id = coalesce((select id from community.topic where slug = ${by.slug}),
                          (select topic_id from community.topic_address where slug = ${by.slug}))`;

/** Reads topics and feeds as JSON. */
@Injectable()
export class TopicQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberCards,
  ) {}

  /** One page of a feed, mostly in one statement. Null if the viewer may not see the board of the query. */
  async feed(viewer: Viewer, query: FeedQuery): Promise<JsonText | null> {
    const walked = await this.walked(viewer, query);
    const page = walked ?? (await this.gathered(viewer, query));
    if (!page.readable) return null;
    const next = page.last ? encodeCursor(page.last) : null;
    const meta = listMeta(query.page, query.limit, page.count, page.total, next);
    return new JsonText(`{"data":[${await this.named(page)}],"meta":${JSON.stringify(meta)}}`);
  }

  /** One topic by id, slug or former slug. Null if the viewer may not read it. */
  async show(viewer: Viewer, by: TopicName): Promise<JsonText | null> {
    const row = await runOne<{ topic: string; directory: string | null }>(
      this.kernel.db.reads,
      sql`select ${fullText(viewer)} as topic, ${DIRECTORY_VERSION} as directory
          from community.topic t left join community.feed_topic f on f.topic_id = t.id ${fullJoins(viewer)}
          where ${whichTopic(by)} and ${readableTopics(viewer)}`,
    );
    const topic = row && (await this.members.named(row.topic, row.directory));
    return topic === null ? null : new JsonText(`{"data":${topic}}`);
  }

  /** The cards of those topics among `ids` that the viewer may see now. */
  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, community.Topic>> {
    const row = await runOne<Pick<PageRow, 'topics' | 'directory'>>(
      this.kernel.db.pool,
      sql`select string_agg(${cardText(viewer)}, ${BETWEEN}::text) as topics, ${DIRECTORY_VERSION} as directory
          from community.feed_topic f join community.topic t on t.id = f.topic_id
          join community.board b on b.id = t.board_id ${cardJoins(viewer)}
          where f.topic_id = any(${ids}::int[]) and ${readableTopics(viewer)}`,
    );
    const topics = JSON.parse(`[${await this.named(row!)}]`) as community.Topic[];
    return new Map(topics.map((topic) => [topic.id, topic]));
  }

  /**
   * Replaces the placeholders of members. Drops a topic whose author or first commenter is too new for the directory.
   */
  private async named({ topics, directory }: Pick<PageRow, 'topics' | 'directory'>): Promise<string> {
    const all = await this.members.named(topics ?? '', directory);
    if (all !== null) return all;
    const each = topics!.split(BETWEEN).map((topic) => this.members.named(topic, directory));
    return (await Promise.all(each)).filter((topic) => topic !== null).join(BETWEEN);
  }

  /** A page from one index scan. Null for other feeds, and if the scan does not fill a page of the home feed. */
  private async walked(viewer: Viewer, query: FeedQuery): Promise<PageRow | null> {
    const rows = walk(viewer, query, { text: cardText(viewer), joins: cardJoins(viewer) });
    if (!rows) return null;
    const page = await this.page(
      query,
      rows,
      sql`(select string_agg(text, ${BETWEEN}::text order by n) from found where n <= ${query.limit})`,
      sql`json_build_array(sticky, at::text, topic_id)`,
      viewer,
    );
    return page.last || query.board_id !== undefined ? page : null;
  }

  /** A page of any feed: first the ids, then their cards. */
  private gathered(viewer: Viewer, query: FeedQuery): Promise<PageRow> {
    const topics = sql`
      (select string_agg(${cardText(viewer)}, ${BETWEEN}::text order by page.n)
       from found page join community.feed_topic f on f.topic_id = page.topic_id join community.board b on b.id = f.board_id
       ${cardJoins(viewer)} where page.n <= ${query.limit})`;
    return this.page(query, listing(viewer, query), topics, sql`key`, viewer);
  }

  /**
   * Runs the statement of one page over its rows, numbered by `n`. One row more than the limit shows that more follow.
   * Only then `last` has a value.
   */
  private async page(query: FeedQuery, rows: Sql, topics: Sql, key: Sql, viewer: Viewer): Promise<PageRow> {
    const row = await runOne<PageRow & Record<string, unknown>>(
      isShort(query) ? this.kernel.db.reads : this.kernel.db.pool,
      // Each step that stores rows copies the texts of a whole page.
      sql`with found as materialized (${rows})
          select ${topics} as topics, ${DIRECTORY_VERSION} as directory,
            (select count(*)::int from found where n <= ${query.limit}) as count, (${total(viewer, query)}) as total,
            (select ${key} from found where n = ${query.limit} and (select count(*) from found) > ${query.limit}::int) as last,
            ${query.board_id === undefined ? sql`true` : isReadableBoard(viewer, query.board_id)} as readable`,
    );
    return row!;
  }
}
