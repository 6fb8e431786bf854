import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberEvent } from './member.events.ts';

/** The member's own row, there the moment they are. Its unique index decides who has a username. */
export const memberRows = inlineProjection<MemberEvent>({
  name: 'identity.member',
  tables: ['identity.member'],
  handles: {
    MemberRegistered: ({ data, occurredAt, version }) => sql`
      insert into identity.member (id, username, first_name, last_name, role, locale, created_at, version)
      values (${data.member_id}, ${data.username}, ${data.first_name}, ${data.last_name}, ${data.role}, ${data.locale},
              ${occurredAt}, ${version})`,
    MemberRoleChanged: ({ data, version }) => sql`
      update identity.member set role = ${data.role}, version = ${version} where id = ${data.member_id}`,
  },
});
