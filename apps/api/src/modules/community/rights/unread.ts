import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { joinedAt } from '../../identity/index.ts';

/** The board id of a mark on the whole community. */
export const WHOLE_COMMUNITY = 0;

const readAt = (viewer: MemberViewer, boardId: Sql): Sql =>
  sql`(select k.read_at from community.board_mark k where k.member_id = ${viewer.id}::int and k.board_id = ${boardId})`;

/**
 * SQL for the timestamp up to which a member has read a board: the latest of their mark on it, their mark on all boards,
 * and their registration.
 */
export const readUpTo = (viewer: MemberViewer, boardId: Sql): Sql =>
  sql`greatest(${readAt(viewer, boardId)}, ${readAt(viewer, sql`${WHOLE_COMMUNITY}`)}, ${joinedAt(sql`${viewer.id}::int`)})`;

/**
 * A topic is unread if the viewer has reset it, or if others were active after the viewer's last visit and after `upTo`.
 * The viewer's own last comment never makes it unread. For the feed's row `f` and the viewer's mark `m`.
 */
export const isUnread = (viewer: MemberViewer, upTo: Sql): Sql => sql`
  case when m.read_at = 'epoch' then true
       when coalesce(f.last_commenter_id, f.author_id) = ${viewer.id}::int then false
       else f.last_activity_at > greatest(m.read_at, ${upTo}) end`;
