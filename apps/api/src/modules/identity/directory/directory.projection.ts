import { defaultAvatar } from '@lyceum/contracts/identity/default-avatar';
import { asyncProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberEvent } from '../members/member.events.ts';
import { nobody } from './nobody.ts';

/**
 * How a member appears next to their content. Other modules may join only this table. `card` is the JSON of part 1 §3
 * (User), as far as it belongs to identity. `directory.cards()` adds the rest (docs/adr/0011). `changed` numbers the
 * changes of the directory, and rises with each (`MemberCards`).
 */
export const directory = asyncProjection<MemberEvent>({
  name: 'directory',
  tables: ['directory.member_card'],
  version: 4,
  handles: {
    MemberRegistered: ({ data }) => [
      sql`insert into directory.member_card (member_id, username, first_name, last_name, avatar, role, card, changed)
          values (${data.member_id}, ${data.username}, ${data.first_name}, ${data.last_name},
                  ${defaultAvatar(data.member_id)}, ${data.role}, '{}', 0)`,
      withCard(data.member_id),
    ],
    MemberProfileChanged: ({ data }) => [named(data), withCard(data.member_id)],
    MemberAvatarChanged: ({ data }) => [
      sql`update directory.member_card set avatar = ${data.avatar ?? defaultAvatar(data.member_id)}
          where member_id = ${data.member_id}`,
      withCard(data.member_id),
    ],
    MemberRoleChanged: ({ data }) => [
      sql`update directory.member_card set role = ${data.role} where member_id = ${data.member_id}`,
      withCard(data.member_id),
    ],
    // This counts as a change, so that caches stop showing the former name.
    MemberErased: ({ data }) => [
      named({ ...data, ...nobody(data) }),
      sql`update directory.member_card set avatar = ${defaultAvatar(data.member_id)} where member_id = ${data.member_id}`,
      withCard(data.member_id),
    ],
  },
  // `MemberErased` removes all of this, and no later event names the member.
  rewrites: { MemberRegistered: () => [], MemberProfileChanged: () => [], MemberAvatarChanged: () => [] },
});

const named = (data: { member_id: number; username: string; first_name: string; last_name: string }): Sql => sql`
  update directory.member_card
  set username = ${data.username}, first_name = ${data.first_name}, last_name = ${data.last_name}
  where member_id = ${data.member_id}`;

const withCard = (memberId: number): Sql => sql`
  update directory.member_card set changed = (select coalesce(max(changed), 0) + 1 from directory.member_card), card = jsonb_build_object(
    'id', member_id, 'username', username, 'name', first_name || ' ' || last_name,
    'firstname', first_name, 'lastname', last_name, 'first_name', first_name, 'last_name', last_name,
    'avatar', avatar, 'isAdmin', role = 'admin', 'isModerator', role = 'moderator')
  where member_id = ${memberId}`;
