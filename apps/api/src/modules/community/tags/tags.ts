import { Injectable } from '@nestjs/common';
import { community } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { communityText } from '../community.texts.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';
import { tagDecider, tagStream } from './tag.decider.ts';

/** Uses are counted among this many of the newest topics with tags. */
const NEWEST = 5000;

/** The topics `f` with tags that the viewer may read. A tag of other topics is confirmed to no one. */
const tagged = (viewer: Viewer): Sql => sql`
  from community.feed_topic f join community.board b on b.id = f.board_id
  where f.tags <> '{}' and not f.deleted and ${publishedTopics(viewer, sql`f`)} and ${readableBoards(viewer)}`;

/** Reads and replaces tags. */
@Injectable()
export class Tags {
  constructor(private readonly kernel: Kernel) {}

  /** The tags in use, most used first. `search` is their beginning. */
  async list(
    viewer: Viewer,
    { search = '', limit, offset = 0 }: { search?: string; limit: number; offset?: number },
  ): Promise<{ tags: community.TagUse[]; total: number }> {
    // Text that can't begin a tag finds none.
    const start = community.tagForm(search);
    const rows = await run<community.TagUse & { total: number } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select x.tag, count(*)::int as count, (count(*) over ())::int as total
          from (select f.tags ${tagged(viewer)} order by f.release_at desc, f.topic_id desc limit ${NEWEST}) n
          cross join lateral unnest(n.tags) as x(tag)
          ${start === '' ? empty : sql`where starts_with(x.tag, ${start})`}
          group by x.tag order by 2 desc, 1 limit ${limit} offset ${offset}`,
    );
    return { tags: rows.map(({ tag, count }) => ({ tag, count })), total: rows[0]?.total ?? 0 };
  }

  /**
   * Records that staff renamed or removed a tag. A job then changes the topics.
   * @throws {Refusal} `missing` unless the viewer can read a topic with the tag.
   */
  async replace(
    viewer: MemberViewer,
    { tag, to, reason }: { tag: string; to: string | null; reason?: string },
  ): Promise<Position | null> {
    const isUsed = await runOne(
      this.kernel.db.pool,
      sql`select 1 ${tagged(viewer)} and f.tags @> ${[tag]}::text[] limit 1`,
    );
    if (!isUsed) throw new Refusal('missing', communityText('tag.missing'));
    const { position } = await this.kernel.execute({
      decider: tagDecider,
      stream: tagStream(tag),
      meta: givenMeta({ viewer }, reason),
      prepare: () => ({ command: { tag, to } }),
    });
    return position;
  }
}
