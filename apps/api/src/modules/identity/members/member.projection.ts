import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberEvent } from './member.events.ts';

const verified = ({ data, version }: { data: { member_id: number }; version: number }): Sql => sql`
  update identity.member set email_verified = true, version = ${version} where id = ${data.member_id}`;

/**
 * The read model of members, updated in the transaction of their events. The unique index decides who gets a username.
 */
export const memberRows = inlineProjection<MemberEvent>({
  name: 'identity.member',
  version: 2,
  tables: ['identity.member', 'identity.member_level'],
  ofStream: { member: { 'identity.member': ['id'], 'identity.member_level': ['member_id'] } },
  handles: {
    MemberRegistered: ({ data, occurredAt, version }) => sql`
      insert into identity.member (id, username, first_name, last_name, role, locale, onboarded, created_at, version)
      values (${data.member_id}, ${data.username}, ${data.first_name}, ${data.last_name}, ${data.role}, ${data.locale},
              ${!data.invited}, ${occurredAt}, ${version})`,
    MemberOnboarded: ({ data, version }) => sql`
      update identity.member set onboarded = true, version = ${version} where id = ${data.member_id}`,
    MemberRoleChanged: ({ data, version }) => sql`
      update identity.member set role = ${data.role}, version = ${version} where id = ${data.member_id}`,
    MemberProfileChanged: ({ data, version }) => sql`
      update identity.member set username = ${data.username}, first_name = ${data.first_name},
             last_name = ${data.last_name}, bio = ${data.bio}, version = ${version} where id = ${data.member_id}`,
    MemberPreferencesChanged: ({ data, version }) => sql`
      update identity.member set locale = ${data.locale}, time_zone = ${data.time_zone}, version = ${version}
      where id = ${data.member_id}`,
    MemberAvatarChanged: ({ data, version }) => sql`
      update identity.member set avatar = ${data.avatar}, version = ${version} where id = ${data.member_id}`,
    MemberEmailVerified: verified,
    // A new address replaces the old one only once it is confirmed.
    MemberEmailChanged: verified,
    MemberBanned: ({ data, version }) => sql`
      update identity.member set banned = true, banned_until = ${data.until}, version = ${version}
      where id = ${data.member_id}`,
    MemberUnbanned: ({ data, version }) => sql`
      update identity.member set banned = false, banned_until = null, version = ${version}
      where id = ${data.member_id}`,
    MemberSilenced: ({ data, version }) => sql`
      update identity.member set silenced_until = ${data.until}::timestamptz, version = ${version}
      where id = ${data.member_id}`,
    MemberUnsilenced: ({ data, version }) => sql`
      update identity.member set silenced_until = null, version = ${version} where id = ${data.member_id}`,
    MemberWarned: ({ data, version }) => sql`
      update identity.member set open_warnings = open_warnings || ${data.decision_id}::int, version = ${version}
      where id = ${data.member_id}`,
    WarningClosed: ({ data, version }) => sql`
      update identity.member set open_warnings = array_remove(open_warnings, ${data.decision_id}::int),
             version = ${version} where id = ${data.member_id}`,
    MemberErased: ({ data, version }) => [
      sql`update identity.member set avatar = null, bio = '', banned = true, banned_until = null, version = ${version}
          where id = ${data.member_id}`,
      sql`delete from identity.member_level where member_id = ${data.member_id}`,
    ],
    LevelGranted: ({ data, occurredAt }) => sql`
      insert into identity.member_level (member_id, level_id, granted_at, expires_at, sold, ended)
      values (${data.member_id}, ${data.level_id}, ${occurredAt}, ${data.expires_at}, ${data.sold ?? false}::boolean, false)
      on conflict (member_id, level_id) do update set granted_at = excluded.granted_at, expires_at = excluded.expires_at,
        sold = excluded.sold, ended = false`,
    LevelRevoked: ({ data }) =>
      data.sold
        ? sql`update identity.member_level set ended = true where member_id = ${data.member_id} and level_id = ${data.level_id}`
        : sql`delete from identity.member_level where member_id = ${data.member_id} and level_id = ${data.level_id}`,
  },
});
