import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { GROUP_ROLES } from '../rights/groups.constants.ts';

const of = { group_id: z.int(), member_id: memberId };
const role = z.enum(GROUP_ROLES);
/** The previous status, from which the projection adjusts the group's counters. */
const was = z.enum(['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned']);
const left = { ...of, was, role };

/** Membership of one member in one group. The stream is `group-{id}-member-{member}`. */
export const groupMemberEvents = {
  GroupMembershipAsked: z.object(of),
  GroupMemberInvited: z.object({ ...of, invitation_id: z.int(), invited_by: memberId, was }),
  GroupInvitationDeclined: z.object({ ...of, invitation_id: z.int() }),
  /** `was` shows whether the member came by request or invitation. The creator joins as owner. */
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
