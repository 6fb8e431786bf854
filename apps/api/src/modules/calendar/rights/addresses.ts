import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { readableEvents, standingOf } from './readable.ts';

/** The events that a viewer may read, for sitemaps. Rows don't store the time of an edit. */
export const eventAddresses = (viewer: Viewer): Sql => sql`
  select e.id, e.slug, greatest(e.created_at, e.cancelled_at) as changed
  from calendar.event e ${standingOf(viewer)} where ${readableEvents(viewer)}`;
