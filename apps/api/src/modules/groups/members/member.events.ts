import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { GROUP_ROLES } from '../rights/groups.constants.ts';

const of = { group_id: z.int(), member_id: memberId };
const role = z.enum(GROUP_ROLES);
/** What they were before, by which a group's numbers follow. */
const was = z.enum(['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned']);
const left = { ...of, was, role };

/** How one member stands to one group: `group-{id}-member-{member}`. */
export const groupMemberEvents = {
  GroupMembershipAsked: z.object(of),
  GroupMemberInvited: z.object({ ...of, invitation_id: z.int(), invited_by: memberId, was }),
  GroupInvitationDeclined: z.object({ ...of, invitation_id: z.int() }),
  /** `was`: whether they came by asking or an invitation. Whoever founds it is in it as its owner. */
  GroupMemberJoined: z.object({ ...of, was, role }),
  GroupRequestRefused: z.object(of),
  GroupRequestWithdrawn: z.object(of),
  GroupMemberLeft: z.object({ ...of, role }),
  GroupMemberRemoved: z.object(left),
  GroupMemberBanned: z.object(left),
  GroupMemberUnbanned: z.object(of),
  GroupRoleChanged: z.object({ ...of, was: role, role }),
};

export type GroupMemberEvent = EventsOf<typeof groupMemberEvents>;
