import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { INSIDE } from './policies.ts';

/** How the viewer stands to the row `g`, as `m`; nobody knows anything of a guest. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join groups.member m on m.group_id = g.id and m.member_id = ${viewer.id}::int`;

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
