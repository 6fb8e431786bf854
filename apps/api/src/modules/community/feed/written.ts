import type { members } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';

export const WRITTEN = ['topics', 'posts', 'answers', 'likes'] as const satisfies readonly (keyof members.MemberSeen)[];

/** The topic `f` on its board `b` is there for the viewer: what a feed of its author would show. */
const isThere = (viewer: Viewer): Sql =>
  sql`not f.deleted and ${publishedTopics(viewer, sql`f`)} and ${readableBoards(viewer)}`;

/** What a member began, and what they said, by the topic on which they said it: up to a bound each (decisions 2). */
const MINE = (member: Sql): Sql => sql`
  (select f.topic_id, true as opens, f.likes_count::bigint as likes, null::int[] as comments
   from community.feed_topic f where f.author_id = ${member} and not f.deleted limit ${COUNT_CAP})
  union all
  select s.topic_id, false, sum(s.likes_count), array_agg(s.comment_id)
  from (select topic_id, likes_count, comment_id from community.comment_stats
        where author_id = ${member} and not deleted and not parent_deleted limit ${COUNT_CAP}) s
  group by s.topic_id`;

/**
 * What a member has written, as a JSON object, of what the viewer may read (part 3 §3): a count of all of it would tell of
 * boards, tickets and topics that are kept from them. Each topic is looked up by its id (`offset 0`), or topics of everybody
 * would be walked for whoever wrote little.
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
