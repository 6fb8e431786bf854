import sql, { type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';

/** Joins the viewer's enrolment in the row `c` as `n`. A guest has none. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join learning.enrolment n on n.course_id = c.id and n.member_id = ${viewer.id}::int`;

/** SQL status of the row `c` (part 3 §4). */
export const statusAt = (now: Date): Sql => sql`
  (case when c.releases_at is null then 'draft' when c.releases_at > ${now}::timestamptz then 'planned' else 'released' end)`;

/** Selects the columns for `CourseRights` from the rows `c` and `n`. */
export const rightsAt = (now: Date): Sql => sql`
  c.visibility, c.availability, c.level_ids, c.author_ids, ${statusAt(now)} as status, coalesce(n.status, 'none') as standing`;

/** SQL counterpart of `isKnown` (policies.ts) over the rows `c` and `n`, for lists, counts and search. */
export function knownCourses(viewer: Viewer): Sql {
  if (isAtLeast(viewer, 'admin')) return sql`true`;
  if (!isMember(viewer)) return sql`(c.releases_at is not null and c.visibility = 'public')`;
  const level = isAtLeast(viewer, 'moderator')
    ? sql`true`
    : sql`(c.level_ids = '{}' or c.level_ids && ${[...viewer.levels]}::int[])`;
  return sql`(${viewer.id}::int = any(c.author_ids) or (c.releases_at is not null
    and (n.status = 'in' or c.visibility <> 'level' or ${level})))`;
}

/** The courses of lists that a viewer may know of, for sitemaps. Rows don't store the time of an edit. */
export const courseAddresses = (viewer: Viewer): Sql => sql`
  select c.id, c.slug, c.created_at as changed
  from learning.course c ${standingOf(viewer)} where not c.hidden and ${knownCourses(viewer)}`;
