import type { members } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';

export const WRITTEN = ['topics', 'posts', 'answers', 'likes'] as const satisfies readonly (keyof members.MemberSeen)[];

/** The viewer may see topic `f` on board `b`, by the rules of its author's feed. */
const isThere = (viewer: Viewer): Sql =>
  sql`not f.deleted and ${publishedTopics(viewer, sql`f`)} and ${readableBoards(viewer)}`;

/** A member's topics, and their comments grouped by topic. Each part stops at the cap (decisions 2). */
const MINE = (member: Sql): Sql => sql`
  (select f.topic_id, true as opens, f.likes_count::bigint as likes, null::int[] as comments
   from community.feed_topic f where f.author_id = ${member} and not f.deleted limit ${COUNT_CAP})
  union all
  select s.topic_id, false, sum(s.likes_count), array_agg(s.comment_id)
  from (select topic_id, likes_count, comment_id from community.comment_stats
        where author_id = ${member} and not deleted and not parent_deleted limit ${COUNT_CAP}) s
  group by s.topic_id`;

/**
 * SQL for counts of a member's posts as a JSON object, limited to posts that the viewer may read (part 3 §3). Full
 * counts would reveal hidden boards, tickets and topics. `offset 0` forces a lookup by topic id. Without it, the
 * planner scans all topics for a member with few posts.
 */
export const written = (viewer: Viewer, member: Sql): Sql => sql`(
  with mine as materialized (${MINE(member)})
  select jsonb_build_object(
    'topics', count(*) filter (where m.opens),
    'posts', coalesce(sum(coalesce(cardinality(m.comments), 1)), 0),
    'answers', count(*) filter (where t.accepted_comment_id = any(m.comments)),
    'likes', coalesce(sum(m.likes), 0))
  from mine m cross join lateral (
    select f.accepted_comment_id from community.feed_topic f join community.board b on b.id = f.board_id
    where f.topic_id = m.topic_id and ${isThere(viewer)} offset 0) t)`;
