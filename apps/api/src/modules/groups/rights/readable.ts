import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { INSIDE } from './policies.ts';

/** Whether the invitation of a row of `groups.member` has fallen: its inviter has lost the group since (docs/adr/0048). */
const hasFallen = (row: Sql): Sql => sql`(${row}.status = 'invited' and exists (
  select 1 from groups.member inviter where inviter.group_id = ${row}.group_id and inviter.member_id = ${row}.invited_by
    and inviter.status in ('out', 'banned') and inviter.since >= ${row}.since))`;
/** Of the row `m`. */
export const HAS_FALLEN = hasFallen(sql`m`);
/** Of the row `mine`: where `m` is a member of the community. */
export const MINE_HAS_FALLEN = hasFallen(sql`mine`);

/** How the viewer stands to the row `g`, as `m`; of a guest there is no row. An invitation that has fallen is none. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join groups.member m on m.group_id = g.id and m.member_id = ${viewer.id}::int and not ${HAS_FALLEN}`;

/** What `canRead` and its kin ask of the rows `g` and `m`. */
export const RIGHTS = sql`
  g.status, g.level_ids, g.allow_user_invites, g.closed_at is not null as closed, coalesce(m.status, 'none') as standing,
  coalesce(m.role, 'member') as role`;

/** `isKnown` (policies.ts) over the rows `g` and `m`: lists and counts ask this. */
export function knownGroups(viewer: Viewer): Sql {
  if (isAtLeast(viewer, 'admin')) return sql`true`;
  if (!isMember(viewer)) return sql`(g.status = 'public')`;
  return sql`(g.status <> 'secret' or m.status = any(${[...INSIDE]}::text[]))`;
}
