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

/** Of a row of `identity.member_level`: the level was bought, and has ended or been refunded. */
const hasEnded = (row: Sql): Sql => sql`(${row}.sold and (${row}.ended or ${row}.expires_at <= now()))`;

/** By a column with a member's id: the tokens of the levels that they bought and that have ended; their policies ask `isClosedByLevel`. */
export const endedLevels = (memberId: Sql): Sql => sql`
  select 'ended-level:' || bought.level_id from identity.member_level bought
  where bought.member_id = ${memberId} and ${hasEnded(sql`bought`)}`;

/**
 * `isClosedByLevel` (platform/audiences/levels.ts) within a statement: a level that opened it was bought and has ended, and the member holds none of the
 * others. Staff hold the keys to all levels.
 */
export const isClosedByLevel = (memberId: Sql, levelIds: Sql): Sql => sql`(
  exists (select 1 from identity.member_level bought
    where bought.member_id = ${memberId} and bought.level_id = any(${levelIds}) and ${hasEnded(sql`bought`)})
  and not exists (select 1 from identity.member_level held where held.member_id = ${memberId} and held.level_id = any(${levelIds})
    and not held.ended and (held.expires_at is null or held.expires_at > now()))
  and not exists (select 1 from identity.level standard where standard.id = any(${levelIds}) and standard.is_default)
  and not exists (select 1 from identity.member staff where staff.id = ${memberId} and staff.role <> 'member'))`;
