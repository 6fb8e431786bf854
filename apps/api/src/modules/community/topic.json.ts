import sql, { empty, type Sql } from 'sql-template-tag';
import { isMember, type Viewer } from '../../http/viewer.ts';
import { PUBLIC_BOARD } from './community.readable.ts';
import { permissionCases, perRole, topicPermissions } from './community.policies.ts';

/** Joined to the rows `t` (topic) and `f` (feed_topic): board, members, views, and the viewer's own marks. */
export const topicJoins = (viewer: Viewer): Sql => sql`
  join community.board b on b.id = t.board_id
  join directory.member_card a on a.member_id = t.author_id
  left join directory.member_card last on last.member_id = f.last_commenter_id
  left join directory.member_card first on first.member_id = f.preview_users[1]
  left join directory.member_card second on second.member_id = f.preview_users[2]
  left join community.topic_views v on v.topic_id = t.id
  ${isMember(viewer) ? sql`left join community.topic_mark m on m.topic_id = t.id and m.member_id = ${viewer.id}` : empty}`;

const permissions = perRole((viewer) =>
  permissionCases(2, (isAuthor, closed) => topicPermissions(viewer, isAuthor!, closed!)),
);

/** What no module provides yet is neutral. */
const NEUTRAL = sql`',"group":null,"event":null,"challenge":null,"quiz_id":', coalesce(t.quiz_id::text, 'null')`;

/**
 * The viewer's own. Unread is what they have set back, and what others have added since they last looked; nobody's own
 * last word is news to them.
 */
const own = (viewer: Viewer): Sql =>
  isMember(viewer)
    ? sql`',"unread":', (case when m.read_at = 'epoch' then true
                         when coalesce(f.last_commenter_id, t.author_id) = ${viewer.id} then false
                         else m.read_at is null or f.last_activity_at > m.read_at end)::text,
          ',"favorited":', (m.favorited_at is not null)::text,
          ',"notifications":', coalesce(m.notifications, t.author_id = ${viewer.id})::text,
          ',"liked_by_me":', exists (
            select 1 from community.post_like l where l.post_id = t.post_id and l.member_id = ${viewer.id})::text`
    : sql`',"unread":false,"favorited":false,"notifications":false,"liked_by_me":false'`;

/**
 * A topic as part 1 §3 shapes it, as text: the cards of topic, board and members lie ready (docs/adr/0011) and only what
 * changes with the viewer or the moment is put between them. From the rows `t` (topic), `f` (feed_topic) and those of
 * {@link topicJoins}. `content` is null in feeds: the card shows the excerpt.
 */
export function topicText(viewer: Viewer, content: 'full' | 'excerpt'): Sql {
  return sql`concat(
    '{', t.card, ',', t.media, ',', b.card, ',"board_public":', (${PUBLIC_BOARD} and t.ticket_status is null)::text,
    ',"ticket_status":', coalesce('"' || t.ticket_status || '"', 'null'),
    ${content === 'full' ? sql`',"content":', to_json(t.content)` : sql`',"content":null'`}, ${NEUTRAL},
    ',"permissions":', (${permissions(viewer)}::text[])[
      1 + (t.author_id is not distinct from ${viewer.id}::int)::int * 2 + (t.status = 'closed')::int],
    ',"answered":', (t.accepted_comment_id is not null and exists (
      select 1 from community.comment c where c.id = t.accepted_comment_id and c.deleted_at is null))::text, ${own(viewer)},
    ',', a.as_author, ',"last_commenter":', coalesce(last.mini, 'null'),
    ',"comments_count":', coalesce(f.comments_count, 0), ',"likes_count":', coalesce(f.likes_count, 0),
    ',"views":', coalesce(v.views, 0),
    ',"posts":[', concat_ws(',', f.preview_heads[1] || first.brief || '}', f.preview_heads[2] || second.brief || '}'), ']}')`;
}
