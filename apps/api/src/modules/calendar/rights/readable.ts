import sql, { empty, type Sql } from 'sql-template-tag';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { INSIDE } from './policies.ts';

/** Joins the viewer's attendance of the row `e` as `a`. A guest has no attendance. */
export const standingOf = (viewer: Viewer): Sql => sql`
  left join calendar.attendance a on a.event_id = e.id and a.member_id = ${viewer.id}::int`;

/**
 * Selects the columns for `EventRights` from the rows `e` and `a`. `ends` and `now` decide whether the event is past.
 */
export const rightsAt = (ends: Sql, now: Date): Sql => sql`
  e.status, e.organiser_ids, e.pending_organiser_ids, e.group_id, e.level_ids, e.allow_user_invites, e.cancelled_at is not null as cancelled,
  ${ends} <= ${now}::timestamptz as past, coalesce(a.status, 'none') as standing`;

/**
 * SQL counterpart of `canRead` (policies.ts) over the rows `e` and `a`. Every query that shows an event's content needs
 * it.
 */
export function readableEvents(viewer: Viewer): Sql {
  if (isAtLeast(viewer, 'admin')) return sql`true`;
  if (!isMember(viewer)) return sql`(e.status = 'public')`;
  const ended = viewer.places
    .filter((token) => token.startsWith('ended-level:'))
    .map((token) => Number(token.slice(12)));
  const closed = sql`(e.level_ids && ${ended}::int[] and not e.level_ids && ${[...viewer.levels]}::int[]
    and not ${isAtLeast(viewer, 'moderator')}::boolean)`;
  return sql`(e.status = 'public' or case when e.group_id is null
    then ${viewer.id}::int = any(e.organiser_ids || e.pending_organiser_ids) or (coalesce(a.status = any(${[...INSIDE]}::text[]), false) and not ${closed})
    else 'group:' || e.group_id = any(${viewer.places}::text[]) end)`;
}

/** SQL counterpart of `isKnown` (policies.ts) over the rows `e` and `a`, for lists and counts. */
export const knownEvents = (viewer: Viewer): Sql =>
  sql`(${readableEvents(viewer)} ${isMember(viewer) ? sql`or e.status = 'private'` : empty})`;

/** The events that a viewer may read, for sitemaps. Rows don't store the time of an edit. */
export const eventAddresses = (viewer: Viewer): Sql => sql`
  select e.id, e.slug, greatest(e.created_at, e.cancelled_at) as changed
  from calendar.event e ${standingOf(viewer)} where ${readableEvents(viewer)}`;
