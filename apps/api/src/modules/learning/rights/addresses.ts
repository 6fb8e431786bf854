import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { knownCourses, standingOf } from './readable.ts';

/** The courses of lists that a viewer may know of, for sitemaps. Rows don't store the time of an edit. */
export const courseAddresses = (viewer: Viewer): Sql => sql`
  select c.id, c.slug, c.created_at as changed
  from learning.course c ${standingOf(viewer)} where not c.hidden and ${knownCourses(viewer)}`;
