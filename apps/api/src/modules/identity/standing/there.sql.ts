import { isErased } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

/**
 * The table of membership levels, with `id` and `name`, for statements of other modules that show the name of a level.
 */
export const LEVELS = sql`identity.level`;

/** The full name of a member, by a column with their id. Null for an unknown member. */
export const nameOf = (memberId: Sql): Sql =>
  sql`(select trim(named.first_name || ' ' || named.last_name) from identity.member named where named.id = ${memberId})`;

/** When a member joined, by a column with their id. */
export const joinedAt = (memberId: Sql): Sql =>
  sql`(select joined.created_at from identity.member joined where joined.id = ${memberId})`;

/** Whether a member exists and is not being erased. An erasure destroys the key first, and the row later. */
export const isThere = (memberId: Sql): Sql => sql`(
  exists (select 1 from identity.member there where there.id = ${memberId}) and not ${isErased(sql`'member-' || ${memberId}`)})`;

/** For a row of `identity.member_level`: the member bought the level, and it has ended or was refunded. */
const hasEnded = (row: Sql): Sql => sql`(${row}.sold and (${row}.ended or ${row}.expires_at <= now()))`;

/**
 * The tokens of a member's bought levels that have ended, by a column with the member's id. Policies pass them to
 * `isClosedByLevel`.
 */
export const endedLevels = (memberId: Sql): Sql => sql`
  select 'ended-level:' || bought.level_id from identity.member_level bought
  where bought.member_id = ${memberId} and ${hasEnded(sql`bought`)}`;

/**
 * `isClosedByLevel` (platform/audiences/levels.ts) within a statement. One of the levels was bought and has ended, and
 * the member holds none of the others. Staff have access to all levels.
 */
export const isClosedByLevel = (memberId: Sql, levelIds: Sql): Sql => sql`(
  exists (select 1 from identity.member_level bought
    where bought.member_id = ${memberId} and bought.level_id = any(${levelIds}) and ${hasEnded(sql`bought`)})
  and not exists (select 1 from identity.member_level held where held.member_id = ${memberId} and held.level_id = any(${levelIds})
    and not held.ended and (held.expires_at is null or held.expires_at > now()))
  and not exists (select 1 from identity.level standard where standard.id = any(${levelIds}) and standard.is_default)
  and not exists (select 1 from identity.member staff where staff.id = ${memberId} and staff.role <> 'member'))`;
