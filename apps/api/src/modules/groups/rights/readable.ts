import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { INSIDE } from './policies.ts';

/**
 * SQL: whether a `groups.member` row is a void invitation, because its inviter has lost the group since
 * (docs/adr/0048).
 */
const hasFallen = (row: Sql): Sql => sql`(${row}.status = 'invited' and exists (
  select 1 from groups.member inviter where inviter.group_id = ${row}.group_id and inviter.member_id = ${row}.invited_by
    and inviter.status in ('out', 'banned') and inviter.since >= ${row}.since))`;
/** For the row `m`. */
export const HAS_FALLEN = hasFallen(sql`m`);
/** For the row `mine`, in queries where `m` is a member of the community. */
export const MINE_HAS_FALLEN = hasFallen(sql`mine`);

/** Joins the viewer's membership of the row `g` as `m`. Guests have none, and a void invitation does not count. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join groups.member m on m.group_id = g.id and m.member_id = ${viewer.id}::int and not ${HAS_FALLEN}`;

/** Selects the columns for `GroupRights` from the rows `g` and `m`. */
export const RIGHTS = sql`
  g.status, g.level_ids, g.allow_user_invites, g.closed_at is not null as closed, coalesce(m.status, 'none') as standing,
  coalesce(m.role, 'member') as role`;

/** SQL counterpart of `isKnown` (policies.ts) over the rows `g` and `m`, for lists and counts. */
export function knownGroups(viewer: Viewer): Sql {
  if (isAtLeast(viewer, 'admin')) return sql`true`;
  if (!isMember(viewer)) return sql`(g.status = 'public')`;
  return sql`(g.status <> 'secret' or m.status = any(${[...INSIDE]}::text[]))`;
}

/** The groups that a viewer may know of, for sitemaps. */
export const groupAddresses = (viewer: Viewer): Sql => sql`
  select g.id, g.slug, g.updated_at as changed from groups.group g ${standingOf(viewer)} where ${knownGroups(viewer)}`;
