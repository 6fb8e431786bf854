import sql, { empty, type Sql } from 'sql-template-tag';
import { audiencesOf, isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** What `canRead` and its kin ask of a board, from the row `b`. */
export const RIGHTS = sql`b.read_by as "readBy", b.write_by as "writeBy", b.level_ids as "levelIds", b.homepage, b.type as "boardType",
  b.place, b.place_closed as "placeClosed"`;

/** The row `b` is no board of a place, or of one that the viewer is in: what home and the lists of boards are gathered from. */
export const boardsOfOnesOwn = (viewer: Viewer): Sql =>
  sql`(b.place is null or b.place = any(${viewer.places}::text[]))`;

/** What a place asks of whoever reads its board `b`. */
const opensPlace = (viewer: Viewer): Sql =>
  isAtLeast(viewer, 'admin') ? empty : sql`and (not b.place_closed or b.place = any(${viewer.places}::text[]))`;

/** {@link canRead} (policies.ts) over the row `b`: every query that shows anything of a board asks this. */
export const readableBoards = (viewer: Viewer): Sql =>
  isAtLeast(viewer, 'moderator')
    ? sql`(b.read_by = any(${audiencesOf(viewer)}) ${isAtLeast(viewer, 'admin') ? empty : sql`and b.homepage`} ${opensPlace(viewer)})`
    : sql`(b.homepage and b.read_by = any(${audiencesOf(viewer)}) and (b.level_ids = '{}' or b.level_ids && ${viewer.levels}::int[])
           ${opensPlace(viewer)})`;

/** `isKnown` (policies.ts) over the row `b`. */
export const knownBoards = (viewer: Viewer): Sql =>
  sql`case when b.place is not null then ${readableBoards(viewer)} else (b.read_by = any(${[...new Set(['guest', 'member', ...audiencesOf(viewer)])]})
       ${isAtLeast(viewer, 'admin') ? empty : sql`and b.homepage`}) end`;

/** `isPublicBoard` over the row `b`. */
export const PUBLIC_BOARD = sql`(b.homepage and b.read_by = 'guest' and b.level_ids = '{}' and not b.place_closed)`;

/** Of a topic's row, there or in the feeds, as it is told: what waits for its release is `non_active`, whatever else it is. */
export const topicStatus = (row: Sql): Sql =>
  sql`(case when ${row}.scheduled then 'non_active' else ${row}.status end)`;

/** Of a topic's row: not an introduction that is still only offered. */
export const isGiven = (row: Sql): Sql => sql`${row}.status <> 'invisible'`;

/**
 * From a topic's row, there or in the feeds: what is yet to come out, and tickets (decisions 21), are there only for their
 * author and administrators; `mayKnow` (policies.ts) says it in words. An introduction that has not been given is
 * in no read at all but the offer that its member is made (introduction.queries.ts).
 */
export function publishedTopics(viewer: Viewer, row: Sql = sql`t`): Sql {
  if (isAtLeast(viewer, 'admin')) return isGiven(row);
  const own = isMember(viewer) ? sql`or ${row}.author_id = ${viewer.id}` : empty;
  return sql`(${isGiven(row)} and ((not ${row}.scheduled and ${row}.ticket_status is null) ${own}))`;
}

/** Which topics of a readable board are there for the viewer, from the row `t`: those that are out and not deleted. */
export const visibleTopics = (viewer: Viewer): Sql => sql`(t.deleted_at is null and ${publishedTopics(viewer)})`;

/** From the rows `t` and `b`: what every read of a single topic, or of anything that hangs on one, asks. */
export const readableTopics = (viewer: Viewer): Sql => sql`${readableBoards(viewer)} and ${visibleTopics(viewer)}`;

/** Whether the board is there for the viewer, inside of the statement that reads from it. */
export const isReadableBoard = (viewer: Viewer, boardId: number): Sql =>
  sql`exists (select 1 from community.board b where b.id = ${boardId} and ${readableBoards(viewer)})`;

/** The same of a topic. */
export const isReadableTopic = (viewer: Viewer, topicId: number): Sql =>
  sql`exists (select 1 from community.topic t join community.board b on b.id = t.board_id
              where t.id = ${topicId} and ${readableTopics(viewer)})`;
