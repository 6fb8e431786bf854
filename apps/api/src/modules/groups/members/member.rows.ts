import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { GroupEvent } from '../groups/group.events.ts';
import type { GroupMemberEvent } from './member.events.ts';

type Of = { group_id: number; member_id: number };

const stands = (of: Of, status: string, at: Date, role = 'member'): Sql => sql`
  insert into groups.member (group_id, member_id, status, role, since)
  values (${of.group_id}, ${of.member_id}, ${status}, ${role}, ${at}::timestamptz)
  on conflict (group_id, member_id) do update set status = excluded.status, role = excluded.role, since = excluded.since`;

/** Adds the changes to the counters of a group. */
const size = (
  { group_id }: Of,
  { members = 0, owners = 0, asked = 0 }: { members?: number; owners?: number; asked?: number },
): Sql => sql`
  update groups.size set members = members + ${members}::int, owners = owners + ${owners}::int, asked = asked + ${asked}::int
  where group_id = ${group_id}`;

const owns = (role: string): number => (role === 'owner' ? 1 : 0);
/** The counter changes when a member with this status and role leaves it. */
const without = (was: string, role: string) => ({
  members: was === 'in' ? -1 : 0,
  owners: was === 'in' ? -owns(role) : 0,
  asked: was === 'asked' ? -1 : 0,
});

/**
 * Memberships and counters, written in the same transaction as the events. Commands check them, and `Viewer.places`
 * reads them.
 */
export const groupMemberRows = inlineProjection<GroupEvent | GroupMemberEvent>({
  name: 'groups.member',
  tables: ['groups.member', 'groups.size'],
  // These tables hold no personal fields of the group.
  rewrites: { GroupFounded: () => [] },
  handles: {
    GroupFounded: ({ data }) =>
      sql`insert into groups.size (group_id, members, owners, asked) values (${data.group_id}, 0, 0, 0)`,
    GroupMembershipAsked: ({ data, occurredAt }) => [stands(data, 'asked', occurredAt), size(data, { asked: 1 })],
    GroupMemberInvited: ({ data, occurredAt }) => sql`
      insert into groups.member (group_id, member_id, status, role, invitation_id, invited_by, since)
      values (${data.group_id}, ${data.member_id}, 'invited', 'member', ${data.invitation_id}, ${data.invited_by}, ${occurredAt}::timestamptz)
      on conflict (group_id, member_id) do update set status = 'invited', role = 'member', invitation_id = excluded.invitation_id,
        invited_by = excluded.invited_by, since = excluded.since`,
    GroupInvitationDeclined: ({ data, occurredAt }) => stands(data, 'declined', occurredAt),
    GroupMemberJoined: ({ data, occurredAt }) => [
      stands(data, 'in', occurredAt, data.role),
      size(data, { members: 1, owners: owns(data.role), asked: data.was === 'asked' ? -1 : 0 }),
    ],
    GroupRequestRefused: ({ data, occurredAt }) => [stands(data, 'out', occurredAt), size(data, { asked: -1 })],
    GroupRequestWithdrawn: ({ data, occurredAt }) => [stands(data, 'out', occurredAt), size(data, { asked: -1 })],
    GroupMemberLeft: ({ data, occurredAt }) => [stands(data, 'out', occurredAt), size(data, without('in', data.role))],
    GroupMemberRemoved: ({ data, occurredAt }) => [
      stands(data, 'out', occurredAt),
      size(data, without(data.was, data.role)),
    ],
    GroupMemberBanned: ({ data, occurredAt }) => [
      stands(data, 'banned', occurredAt),
      size(data, without(data.was, data.role)),
    ],
    GroupMemberUnbanned: ({ data, occurredAt }) => stands(data, 'out', occurredAt),
    GroupRoleChanged: ({ data }) => [
      sql`update groups.member set role = ${data.role} where group_id = ${data.group_id} and member_id = ${data.member_id}`,
      size(data, { owners: owns(data.role) - owns(data.was) }),
    ],
  },
});
