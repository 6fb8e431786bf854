import sql, { type Sql } from 'sql-template-tag';

/** Parts of statements about a member `m`. They define in one place what counts as a held level or a ban. */

/** The badges of a new member, before any module has computed them (decisions, conventions). */
const NEUTRAL = sql`jsonb_build_object('level', 0, 'streak', 0, 'streak_until', null, 'karma', 0, 'active_trophy', null)`;

/**
 * How a member is shown: the badges of other modules, from the card `c` of `directory.cards()`. The member's own row
 * overrides the rest, because it is current immediately after a command.
 */
export const CARD = sql`(${NEUTRAL} || coalesce(c.card, '{}'::jsonb) || jsonb_build_object(
  'id', m.id, 'username', m.username, 'name', m.first_name || ' ' || m.last_name,
  'firstname', m.first_name, 'lastname', m.last_name, 'first_name', m.first_name, 'last_name', m.last_name,
  'avatar', coalesce(m.avatar, '/avatars/' || m.id || '.svg'),
  'isAdmin', m.role = 'admin', 'isModerator', m.role = 'moderator'))`;

/** Whether the level `l` was granted to the member and has not ended. */
export const IS_GRANTED = sql`exists (
  select 1 from identity.member_level g
  where g.member_id = m.id and g.level_id = l.id and not g.ended and (g.expires_at is null or g.expires_at > now()))`;

/** Whether the member holds a granted level, by its id. */
export const holdsLevel = (levelId: unknown): Sql =>
  sql`exists (select 1 from identity.level l where l.id = ${levelId}::int and ${IS_GRANTED})`;

/** The ids of the levels that open boards to the member: granted ones, and defaults that everyone has. */
export const HELD_LEVELS = sql`array(select l.id from identity.level l where l.is_default or ${IS_GRANTED} order by l.id)`;

export const IS_BANNED = sql`(m.banned and (m.banned_until is null or m.banned_until > now()))`;

/** The end of the member's silence, or null. It ends by itself. */
export const SILENCED_UNTIL = sql`(case when m.silenced_until > now() then m.silenced_until end)`;

/** The levels that a member was granted, as their profile shows them. */
export const GRANTED_LEVELS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.name), '[]'::jsonb)
  from identity.level l where ${IS_GRANTED})`;
