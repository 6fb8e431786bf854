import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { NamedThing } from '../../../platform/scores/score-offers.ts';
import { COMMENT_IS_SHOWN } from './facts.ts';
import { readableTopics } from './readable.ts';

export interface VisibleTopic {
  id: number;
  title: string;
  slug: string;
}

/** The kinds of ids: a topic, a comment, a post (the opening post or a comment), or a poll. */
export type PartOfTopic = 'topic' | 'comment' | 'post' | 'poll';

/** For each kind, SQL that maps `ids` to the topic and to the comment, or null for the topic itself. */
const PARTS: Record<PartOfTopic, (ids: Sql) => Sql> = {
  topic: (ids) => sql`select id, id as topic_id, null::int as comment_id from community.topic where id = any(${ids})`,
  comment: (ids) =>
    sql`select c.id, c.topic_id, c.id as comment_id from community.comment c where c.id = any(${ids}) and ${COMMENT_IS_SHOWN}`,
  post: (ids) => sql`
    select post_id as id, id as topic_id, null::int as comment_id from community.topic where post_id = any(${ids})
    union all select c.id, c.topic_id, c.id from community.comment c where c.id = any(${ids}) and ${COMMENT_IS_SHOWN}`,
  poll: (ids) => sql`select id, topic_id, null::int as comment_id from community.poll where id = any(${ids})`,
};

/** Resolves ids of topics and comments for other modules, limited to those that the viewer may see now. */
@Injectable()
export class VisibleTopics {
  constructor(private readonly kernel: Kernel) {}

  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, VisibleTopic>> {
    const rows = await run<VisibleTopic & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select t.id, t.title, t.slug from community.topic t join community.board b on b.id = t.board_id
          where t.id = any(${ids}::int[]) and ${readableTopics(viewer)}`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The titles and paths for the ids, limited to those that the viewer may see now. The title is that of the topic. */
  async placesOf(viewer: Viewer, what: PartOfTopic, ids: readonly number[]): Promise<NamedThing[]> {
    const rows = await run<VisibleTopic & { comment_id: number | null } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select p.id, t.title, t.slug, p.comment_id from (${PARTS[what](sql`${[...ids]}::int[]`)}) p
          join community.topic t on t.id = p.topic_id join community.board b on b.id = t.board_id
          where ${readableTopics(viewer)}`,
    );
    return rows.map(({ id, title, slug, comment_id }) => {
      const place = comment_id === null ? '' : `#comment-${comment_id}`;
      return { id, title, path: `/conversations/${slug}${place}` };
    });
  }

  /** The titles of a member's own topics among `ids`, deleted or not. */
  async of(memberId: number, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await run<{ id: number; title: string }>(
      this.kernel.db.pool,
      sql`select id, title from community.topic where id = any(${ids}::int[]) and author_id = ${memberId}`,
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** The comments that are not deleted. This does not check rights on their topics, which {@link among} does. */
  async living(commentIds: readonly number[]): Promise<Set<number>> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select c.id from community.comment c where c.id = any(${commentIds}::int[]) and ${COMMENT_IS_SHOWN}`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
