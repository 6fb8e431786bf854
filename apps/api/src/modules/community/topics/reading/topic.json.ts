import sql, { empty, type Sql } from 'sql-template-tag';
import { isMember, type Viewer } from '../../../../platform/http/viewer.ts';
import { PUBLIC_BOARD } from '../../rights/readable.ts';
import { isUnread, readUpTo } from '../../rights/unread.ts';
import { permissionCases, perRole, topicPermissions } from '../../rights/policies.ts';

/** The permissions on an open and on a fixed topic: first for topics of others, then for the viewer's own. */
const rights = perRole((viewer) =>
  permissionCases(2, (isAuthor, isFixed) => topicPermissions(viewer, isAuthor!, isFixed!)).map(
    (list) => `,"permissions":${list}`,
  ),
);

const permissions = (viewer: Viewer, row: Sql): Sql => {
  const [open, fixed, ownOpen, ownFixed] = rights(viewer);
  const isFixed = sql`${row}.status = 'closed' or ${row}.post_type = 'birthday'`;
  const others = sql`case when ${isFixed} then ${fixed}::text else ${open}::text end`;
  if (!isMember(viewer)) return others;
  return sql`case when ${row}.author_id <> ${viewer.id}::int then ${others}
                  when ${isFixed} then ${ownFixed}::text else ${ownOpen}::text end`;
};

const flag = (name: string, is: Sql): Sql =>
  sql`case when ${is} then ${`,"${name}":true`}::text else ${`,"${name}":false`}::text end`;

/** Whether guests may subscribe to the topic's channel. Tickets are never public, on any board. */
const audience = (row: Sql): Sql => sql`
  case when ${row}.ticket_status is not null then concat(',"ticket_status":"', ${row}.ticket_status, '","board_public":false,')
       when ${PUBLIC_BOARD} then ',"ticket_status":null,"board_public":true,'
       else ',"ticket_status":null,"board_public":false,' end`;

/** The viewer's own marks. */
const own = (viewer: Viewer, row: Sql): Sql =>
  isMember(viewer)
    ? sql`${flag(
        'unread',
        // The feed may not have the row yet. Its topic is too new to have been read.
        sql`case when f.topic_id is null then ${row}.author_id <> ${viewer.id} and m.read_at is null
                 else ${isUnread(viewer, readUpTo(viewer, sql`${row}.board_id`))} end`,
      )},
      ${flag('favorited', sql`m.favorited_at is not null`)},
      ${flag('notifications', sql`coalesce(m.notifications, ${row}.author_id = ${viewer.id})`)},
      ${flag('liked_by_me', sql`l.post_id is not null`)}`
    : sql`',"unread":false,"favorited":false,"notifications":false,"liked_by_me":false'`;

/** The first part of the JSON, from the topic's row `t`. The feed may not have the row `f` yet. */
const HEAD = sql`'{', community.member_mark('a', t.author_id), ',', t.card, ',', t.media, ',"challenge":null,"content":', to_json(t.content),
  ',"meta_title":', coalesce(to_json(t.meta_title)::text, 'null'),
  ',"meta_description":', coalesce(to_json(t.meta_description)::text, 'null'),
  ',"quiz_id":', coalesce(t.quiz_id::text, 'null'),
  ',"answered":', (t.accepted_comment_id is not null and exists (
    select 1 from community.comment c where c.id = t.accepted_comment_id and c.deleted_at is null))::text,
  ',"comments_count":', coalesce(f.comments_count, 0), ',"likes_count":', coalesce(f.likes_count, 0),
  ',"last_commenter":', coalesce(community.member_mark('m', f.last_commenter_id), 'null')`;

/**
 * A topic as part 1 §3 shapes it, as JSON text. The parts that depend only on the topic and its board are stored ready
 * (docs/adr/0011). This adds the parts that depend on the viewer or the time. Members are still placeholders, which
 * `MemberCards.named` replaces. `row` is the source of the topic.
 */
const text = (viewer: Viewer, row: Sql, head: Sql, tags: Sql): Sql => sql`concat(
  ${head}, ${audience(row)}, b.card, ${permissions(viewer, row)}, ${own(viewer, row)},
  ${tags}, ',"views":', coalesce(v.views, 0),
  ',"active_at":"', community.json_moment(coalesce(f.last_activity_at, ${row}.created_at)), '"', coalesce(f.posts, ',"posts":[]'), '}')`;

/** Joins for a topic's row, its board `b` and its feed row `f`: the views, and the viewer's mark and like. */
const marks = (viewer: Viewer, row: Sql, topicId: Sql): Sql => sql`
  left join community.topic_views v on v.topic_id = ${topicId} ${
    isMember(viewer)
      ? sql`left join community.topic_mark m on m.topic_id = ${topicId} and m.member_id = ${viewer.id}
            left join community.post_like l on l.post_id = ${row}.post_id and l.member_id = ${viewer.id}`
      : empty
  }`;

/** A complete topic, from its row `t`, its feed row `f` if present, and {@link fullJoins}. */
export const fullText = (viewer: Viewer): Sql => text(viewer, sql`t`, HEAD, sql`',"tags":', to_json(t.tags)`);
/** The joins that {@link fullText} needs. */
export const fullJoins = (viewer: Viewer): Sql =>
  sql`join community.board b on b.id = t.board_id ${marks(viewer, sql`t`, sql`t.id`)}`;

/** A topic in a feed, where its card shows the excerpt. Read it from the rows `f` and `b` with {@link cardJoins}. */
export const cardText = (viewer: Viewer): Sql => text(viewer, sql`f`, sql`f.card`, CARD_TAGS);
/** Most topics have no tags, and a page of cards stays below its forty kilobytes (docs/adr/0011). */
const CARD_TAGS = sql`case when f.tags = '{}' then '' else concat(',"tags":', to_json(f.tags)) end`;
/** The joins that {@link cardText} needs. */
export const cardJoins = (viewer: Viewer): Sql => marks(viewer, sql`f`, sql`f.topic_id`);
