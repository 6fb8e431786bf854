import sql, { empty, type Sql } from 'sql-template-tag';
import { audiencesOf, isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** The columns of the row `b` that `canRead` and related policies need. */
export const RIGHTS = sql`b.read_by as "readBy", b.write_by as "writeBy", b.level_ids as "levelIds", b.homepage, b.type as "boardType",
  b.place, b.place_closed as "placeClosed"`;

/**
 * The row `b` is not the board of a place, or the viewer is in that place. Home and the lists of boards use these
 * boards.
 */
export const boardsOfOnesOwn = (viewer: Viewer): Sql =>
  sql`(b.place is null or b.place = any(${viewer.places}::text[]))`;

/** The viewer has not muted the board `b`. The muted ones are looked up once per statement. */
export const notMuted = (viewer: Viewer): Sql =>
  isMember(viewer)
    ? sql`and b.id <> all (array(select k.board_id from community.board_mark k
            where k.member_id = ${viewer.id}::int and k.watching = 'muted'))`
    : empty;

/** The condition that a place adds for readers of its board `b`. */
const opensPlace = (viewer: Viewer): Sql =>
  isAtLeast(viewer, 'admin') ? empty : sql`and (not b.place_closed or b.place = any(${viewer.places}::text[]))`;

/** {@link canRead} (policies.ts) for the row `b`. Every query that shows data of a board uses it. */
export const readableBoards = (viewer: Viewer): Sql =>
  isAtLeast(viewer, 'moderator')
    ? sql`(b.read_by = any(${audiencesOf(viewer)}) ${isAtLeast(viewer, 'admin') ? empty : sql`and b.homepage`} ${opensPlace(viewer)})`
    : sql`(b.homepage and b.read_by = any(${audiencesOf(viewer)}) and (b.level_ids = '{}' or b.level_ids && ${viewer.levels}::int[])
           ${opensPlace(viewer)})`;

/** `isKnown` (policies.ts) for the row `b`. */
export const knownBoards = (viewer: Viewer): Sql =>
  sql`case when b.place is not null then ${readableBoards(viewer)} else (b.read_by = any(${[...new Set(['guest', 'member', ...audiencesOf(viewer)])]})
       ${isAtLeast(viewer, 'admin') ? empty : sql`and b.homepage`}) end`;

/** `isPublicBoard` (policies.ts) for the row `b`. */
export const PUBLIC_BOARD = sql`(b.homepage and b.read_by = 'guest' and b.level_ids = '{}' and not b.place_closed)`;

/** The status to show for a topic's row, in its own table or in the feed. A scheduled topic is always `non_active`. */
export const topicStatus = (row: Sql): Sql =>
  sql`(case when ${row}.scheduled then 'non_active' else ${row}.status end)`;

/** The row is not an unpublished introduction. */
export const isGiven = (row: Sql): Sql => sql`${row}.status <> 'invisible'`;

/**
 * `mayKnow` (policies.ts) for a topic's row, in its own table or in the feed. Only their author and administrators see
 * scheduled topics and tickets (decisions 21). An unpublished introduction appears in no read except the offer to its
 * member (introduction.queries.ts).
 */
export function publishedTopics(viewer: Viewer, row: Sql = sql`t`): Sql {
  if (isAtLeast(viewer, 'admin')) return isGiven(row);
  const own = isMember(viewer) ? sql`or ${row}.author_id = ${viewer.id}` : empty;
  return sql`(${isGiven(row)} and ((not ${row}.scheduled and ${row}.ticket_status is null) ${own}))`;
}

/** The viewer may see the topic `t` of a readable board: it is published and not deleted. */
export const visibleTopics = (viewer: Viewer): Sql => sql`(t.deleted_at is null and ${publishedTopics(viewer)})`;

/** The viewer may read the topic `t` on the board `b`. Every read of a single topic, or of its parts, uses it. */
export const readableTopics = (viewer: Viewer): Sql => sql`${readableBoards(viewer)} and ${visibleTopics(viewer)}`;

/** Whether the viewer may read the board, as a condition inside the statement that reads from it. */
export const isReadableBoard = (viewer: Viewer, boardId: number): Sql =>
  sql`exists (select 1 from community.board b where b.id = ${boardId} and ${readableBoards(viewer)})`;

/** Whether the viewer may read the topic, as a condition inside the statement that reads from it. */
export const isReadableTopic = (viewer: Viewer, topicId: number): Sql =>
  sql`exists (select 1 from community.topic t join community.board b on b.id = t.board_id
              where t.id = ${topicId} and ${readableTopics(viewer)})`;

/** The topics that a viewer may read, for sitemaps. */
export const topicAddresses = (viewer: Viewer): Sql => sql`
  select t.id, t.slug, greatest(t.updated_at, t.release_at) as changed
  from community.topic t join community.board b on b.id = t.board_id where ${readableTopics(viewer)}`;

/** The boards that a viewer may read. A new topic changes its board. */
export const boardAddresses = (viewer: Viewer): Sql => sql`
  select b.id, b.slug, (select max(f.release_at) from community.feed_topic f
    where f.board_id = b.id and not f.deleted and ${publishedTopics(viewer, sql`f`)}) as changed
  from community.board b where ${readableBoards(viewer)}`;
