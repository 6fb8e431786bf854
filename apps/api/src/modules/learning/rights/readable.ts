import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** How the viewer stands in the row `c`, as `n`; a guest stands in none. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join learning.enrolment n on n.course_id = c.id and n.member_id = ${viewer.id}::int`;

/** Part 3 §4, of the row `c`. */
export const statusAt = (now: Date): Sql => sql`
  (case when c.releases_at is null then 'draft' when c.releases_at > ${now}::timestamptz then 'planned' else 'released' end)`;

/** What `isKnown` and its kin ask of the rows `c` and `n`. */
export const rightsAt = (now: Date): Sql => sql`
  c.visibility, c.availability, c.level_ids, c.author_ids, ${statusAt(now)} as status, coalesce(n.status, 'none') as standing`;

/** `isKnown` (policies.ts) over the rows `c` and `n`: lists, counts and search ask this. */
export function knownCourses(viewer: Viewer): Sql {
  if (isAtLeast(viewer, 'admin')) return sql`true`;
  if (!isMember(viewer)) return sql`(c.releases_at is not null and c.visibility = 'public')`;
  const level = isAtLeast(viewer, 'moderator')
    ? sql`true`
    : sql`(c.level_ids = '{}' or c.level_ids && ${[...viewer.levels]}::int[])`;
  return sql`(${viewer.id}::int = any(c.author_ids) or (c.releases_at is not null
    and (n.status = 'in' or c.visibility <> 'level' or ${level})))`;
}
