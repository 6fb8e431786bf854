import sql, { type Sql } from 'sql-template-tag';
import type { BoardFacts } from './facts.ts';

/*
 * Preconditions on other streams read their row `for share`. A command that changes such a row first locks it `for
 * update`. Its transaction gets an id, and so a global position, only after it has waited for the share locks.
 * Otherwise a comment could follow the closing of its topic in the log, although it committed first.
 */

/** Precondition: the topic exists and is open. */
export const topicIsOpen = (id: number): Sql =>
  sql`select 1 from community.topic where id = ${id} and status = 'open' and deleted_at is null for share`;

/** Precondition: the comment exists, for a reply, a like or an acceptance. */
export const commentIsThere = (id: number): Sql =>
  sql`select 1 from community.comment where id = ${id} and deleted_at is null for share`;

/** Precondition: the rights and the type of the board have not changed. */
export const boardIsUnchanged = ({
  id,
  readBy,
  writeBy,
  levelIds,
  homepage,
  boardType,
  placeClosed,
}: BoardFacts): Sql =>
  sql`select 1 from community.board where id = ${id} and read_by = ${readBy} and write_by = ${writeBy}
        and level_ids = ${levelIds}::int[] and homepage = ${homepage} and type = ${boardType} and place_closed = ${placeClosed} for share`;

/** Precondition of a change: locks the row of the topic. */
export const topicToChange = (id: number): Sql => sql`select 1 from community.topic where id = ${id} for update`;

/** Precondition of a change: locks the row of the comment. */
export const commentToChange = (id: number): Sql => sql`select 1 from community.comment where id = ${id} for update`;

/** Precondition of a change: locks the row of the board. */
export const boardToChange = (id: number): Sql => sql`select 1 from community.board where id = ${id} for update`;
