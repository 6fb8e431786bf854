import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../http/viewer.ts';
import { PUBLIC_BOARD } from './community.readable.ts';
import { permissionCases, topicPermissions } from './community.policies.ts';

/**
 * A topic as part 1 §3 shapes it, put together by PostgreSQL from the rows `t` (topic), `f` (feed_topic), `b` (board) and
 * `a` (its author's card). What no module provides yet is neutral. `content` is null in feeds: the card shows the excerpt.
 */
export function topicJson(viewer: Viewer, content: 'full' | 'excerpt'): Sql {
  const cases = permissionCases((isAuthor, closed) => topicPermissions(viewer, isAuthor, closed));
  return sql`
    (select row_to_json(topic) from (select
      t.id, t.post_id, t.title, ${content === 'full' ? sql`t.content` : sql`null::text as content`}, t.excerpt, t.slug,
      t.post_type, t.status, t.status = 'closed' as closed, coalesce(f.sticky, false) as sticky, false as unread,
      false as favorited, false as notifications, false as answered, coalesce(f.release_at, t.created_at) as release_date,
      t.created_at, t.updated_at, null as video_url, null as video_id, '[]'::json as attachments,
      t.board_id, b.type as board_type, b.name as board_name, b.slug as board_slug, b.color as board_color,
      ${PUBLIC_BOARD} as board_public,
      (${cases}::jsonb -> ((t.author_id is not distinct from ${viewer.id}::int)::int * 2 + (t.status = 'closed')::int)) as permissions,
      null as ticket_status, null as "group", null as event, null as challenge, null as quiz_id,
      t.author_id as user_id, a.card ->> 'name' as named_user, a.avatar as named_user_avatar, a.card as "user",
      (select c.card from directory.member_card c where c.member_id = f.last_commenter_id) as last_commenter,
      coalesce(f.comments_count, 0) as comments_count, coalesce(f.likes_count, 0) as likes_count, 0 as views,
      exists (select 1 from community.post_like l where l.post_id = t.post_id and l.member_id = ${viewer.id}::int) as liked_by_me,
      null as meta_title, null as meta_description,
      coalesce((select json_agg(json_build_object('id', p.id, 'excerpt', p.excerpt, 'created_at', p.created_at, 'user', c.card)
                                order by p.created_at, p.id)
                from jsonb_to_recordset(f.preview) as p(id int, user_id int, excerpt text, created_at text)
                join directory.member_card c on c.member_id = p.user_id), '[]') as posts
    ) topic)`;
}
