import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { knownGroups, standingOf } from './readable.ts';

/** The groups that a viewer may know of, for sitemaps. */
export const groupAddresses = (viewer: Viewer): Sql => sql`
  select g.id, g.slug, g.updated_at as changed from groups.group g ${standingOf(viewer)} where ${knownGroups(viewer)}`;
