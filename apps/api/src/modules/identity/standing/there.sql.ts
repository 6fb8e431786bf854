import { isErased } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** The membership levels there are, by `id` and `name`: for whoever says in a statement of their own what a level is called. */
export const LEVELS = sql`identity.level`;

/** What a member is called, by a column with their id; null of one that is no more. */
export const nameOf = (memberId: Sql): Sql =>
  sql`(select trim(named.first_name || ' ' || named.last_name) from identity.member named where named.id = ${memberId})`;

/** Whether a member is there and stays: whoever is being erased loses their key first, and their row after that. */
export const isThere = (memberId: Sql): Sql => sql`(
  exists (select 1 from identity.member there where there.id = ${memberId}) and not ${isErased(sql`'member-' || ${memberId}`)})`;
