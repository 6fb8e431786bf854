import sql, { type Sql } from 'sql-template-tag';
import type { BoardFacts } from './facts.ts';

/*
 * Facts of another stream that must hold at commit are read `for share`. Whoever changes such a fact takes its row
 * `for update` first: a transaction gets its id, and so its place in the global order, only after it has waited for those
 * who lean on the old state. Without that, a comment could stand behind the closing that it came before.
 */

/** Must still hold when the events are appended: the topic is there and open. */
export const topicIsOpen = (id: number): Sql =>
  sql`select 1 from community.topic where id = ${id} and status = 'open' and deleted_at is null for share`;

/** Must still hold: the comment is there, to be answered, liked or accepted. */
export const commentIsThere = (id: number): Sql =>
  sql`select 1 from community.comment where id = ${id} and deleted_at is null for share`;

/** Must still hold: nobody has taken reading or writing away, or made tickets of topics. */
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

export const topicToChange = (id: number): Sql => sql`select 1 from community.topic where id = ${id} for update`;

export const commentToChange = (id: number): Sql => sql`select 1 from community.comment where id = ${id} for update`;

export const boardToChange = (id: number): Sql => sql`select 1 from community.board where id = ${id} for update`;
