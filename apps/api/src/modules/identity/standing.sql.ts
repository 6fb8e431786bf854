import sql from 'sql-template-tag';

/** Parts of statements about a member `m`, so that what counts as held or banned stands in one place. */

/** Whether the level `l` was granted to the member and still runs. */
export const IS_GRANTED = sql`exists (
  select 1 from identity.member_level g
  where g.member_id = m.id and g.level_id = l.id and (g.expires_at is null or g.expires_at > now()))`;

export const IS_BANNED = sql`(m.banned and (m.banned_until is null or m.banned_until > now()))`;

/** The levels that a member was granted, as they are shown beside them. */
export const GRANTED_LEVELS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.name), '[]'::jsonb)
  from identity.level l where ${IS_GRANTED})`;
