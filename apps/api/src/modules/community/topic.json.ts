import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../http/viewer.ts';
import { PUBLIC_BOARD, TOPIC_STATUS } from './community.readable.ts';
import { permissionCases, topicPermissions } from './community.policies.ts';

/** A member's card, cut to what stands beside something small, from the column `card`. */
export const brief = (card: Sql): Sql =>
  sql`json_build_object('id', ${card} -> 'id', 'username', ${card} -> 'username', 'name', ${card} -> 'name',
        'avatar', ${card} -> 'avatar', 'isAdmin', ${card} -> 'isAdmin', 'isModerator', ${card} -> 'isModerator')`;

/** Joined to the rows `t` (topic) and `f` (feed_topic): board, author, views, and the viewer's own marks. */
export const topicJoins = (viewer: Viewer): Sql => sql`
  join community.board b on b.id = t.board_id
  join directory.member_card a on a.member_id = t.author_id
  left join community.topic_views v on v.topic_id = t.id
  left join community.topic_mark m on m.topic_id = t.id and m.member_id = ${viewer.id}::int`;

/**
 * Unread is what the viewer has set back, and what others have added since they last looked; nobody's own last word is
 * news to them.
 */
const unread = (viewer: Viewer): Sql => sql`
  case when ${viewer.id}::int is null then false
       when m.read_at = 'epoch' then true
       when coalesce(f.last_commenter_id, t.author_id) = ${viewer.id}::int then false
       else m.read_at is null or f.last_activity_at > m.read_at end`;

/**
 * A topic as part 1 §3 shapes it, put together by PostgreSQL from the rows `t` (topic), `f` (feed_topic) and those of
 * {@link topicJoins}. What no module provides yet is neutral. `content` is null in feeds: the card shows the excerpt.
 */
export function topicJson(viewer: Viewer, content: 'full' | 'excerpt'): Sql {
  const cases = permissionCases(2, (isAuthor, closed) => topicPermissions(viewer, isAuthor!, closed!));
  return sql`
    (select row_to_json(topic) from (select
      t.id, t.post_id, t.title, ${content === 'full' ? sql`t.content` : sql`null::text as content`}, t.excerpt, t.slug,
      t.post_type, ${TOPIC_STATUS} as status, t.status = 'closed' as closed,
      t.sticky, ${unread(viewer)} as unread,
      m.favorited_at is not null as favorited,
      coalesce(m.notifications, t.author_id is not distinct from ${viewer.id}::int) as notifications,
      exists (select 1 from community.comment c where c.id = t.accepted_comment_id and c.deleted_at is null) as answered,
      t.release_at as release_date, t.created_at, t.updated_at,
      null as video_url, null as video_id, '[]'::json as attachments,
      t.board_id, b.type as board_type, b.name as board_name, b.slug as board_slug, b.color as board_color,
      ${PUBLIC_BOARD} as board_public,
      (${cases}::jsonb -> ((t.author_id is not distinct from ${viewer.id}::int)::int * 2 + (t.status = 'closed')::int)) as permissions,
      null as ticket_status, null as "group", null as event, null as challenge, null as quiz_id,
      t.author_id as user_id, a.card ->> 'name' as named_user, a.avatar as named_user_avatar, a.card as "user",
      (select json_build_object('id', c.member_id, 'name', c.card -> 'name', 'avatar', c.avatar)
       from directory.member_card c where c.member_id = f.last_commenter_id) as last_commenter,
      coalesce(f.comments_count, 0) as comments_count, coalesce(f.likes_count, 0) as likes_count,
      coalesce(v.views, 0) as views,
      exists (select 1 from community.post_like l where l.post_id = t.post_id and l.member_id = ${viewer.id}::int) as liked_by_me,
      t.meta_title, t.meta_description, t.revision as version,
      coalesce((select json_agg(json_build_object('id', p.id, 'excerpt', p.excerpt, 'created_at', p.created_at,
                                                  'user', ${brief(sql`c.card`)}) order by p.created_at, p.id)
                from jsonb_to_recordset(f.preview) as p(id int, user_id int, excerpt text, created_at text)
                join directory.member_card c on c.member_id = p.user_id), '[]') as posts
    ) topic)`;
}
