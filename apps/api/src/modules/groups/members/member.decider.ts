import { type Decider, Refusal } from '@lyceum/kernel';
import { groupsText } from '../groups.texts.ts';
import type { GROUP_ROLES, STANDINGS } from '../rights/groups.constants.ts';
import type { GroupMemberEvent } from './member.events.ts';

type Role = (typeof GROUP_ROLES)[number];

export interface GroupMemberState {
  status: (typeof STANDINGS)[number];
  role: Role;
  /** The latest invitation. */
  invitationId: number | null;
}

/** `last`: the member is the only owner, read while the transaction locks the group. */
export type GroupMemberAsk =
  | { kind: 'found' }
  /** `open`: the member joins immediately. Otherwise the command records a request. */
  | { kind: 'join'; open: boolean }
  | { kind: 'invite'; invitation_id: number; by: number }
  | { kind: 'accept' | 'decline'; invitation_id: number }
  | { kind: 'approve' | 'refuse' | 'unban' }
  | { kind: 'leave' | 'remove' | 'ban'; last: boolean }
  | { kind: 'role'; role: Role; last: boolean };
export type GroupMemberCommand = GroupMemberAsk & { group_id: number; member_id: number };

/** Stream name for one member's membership of one group. */
export const groupMemberStream = (groupId: number, memberId: number): string => `group-${groupId}-member-${memberId}`;

type Of = Pick<GroupMemberCommand, 'group_id' | 'member_id'>;

function joined(of: Of, { status }: GroupMemberState, role: Role = 'member'): GroupMemberEvent[] {
  return status === 'in' ? [] : [{ type: 'GroupMemberJoined', data: { ...of, was: status, role } }];
}

function asked(of: Of, state: GroupMemberState, open: boolean): GroupMemberEvent[] {
  if (state.status === 'banned') throw new Refusal('forbidden', groupsText('join.banned'));
  if (open || state.status === 'invited') return joined(of, state);
  return state.status === 'in' || state.status === 'asked' ? [] : [{ type: 'GroupMembershipAsked', data: of }];
}

/** A pending request already waits for approval, and an invitation does not lift a ban. */
function invited(
  of: Of,
  { status }: GroupMemberState,
  command: { invitation_id: number; by: number },
): GroupMemberEvent[] {
  if (status === 'in' || status === 'invited' || status === 'asked' || status === 'banned') return [];
  const { invitation_id, by } = command;
  return [{ type: 'GroupMemberInvited', data: { ...of, invitation_id, invited_by: by, was: status } }];
}

function answered(
  of: Of,
  state: GroupMemberState,
  { kind, invitation_id }: { kind: 'accept' | 'decline'; invitation_id: number },
): GroupMemberEvent[] {
  // Only the latest invitation is valid.
  if (state.invitationId !== invitation_id) throw new Refusal('missing', groupsText('invite.missing'));
  if (kind === 'accept' && state.status === 'in') return [];
  if (kind === 'decline' && state.status === 'declined') return [];
  if (state.status !== 'invited') throw new Refusal('conflict', groupsText('invite.answered'));
  return kind === 'accept' ? joined(of, state) : [{ type: 'GroupInvitationDeclined', data: { ...of, invitation_id } }];
}

function decidedOn(of: Of, state: GroupMemberState, kind: 'approve' | 'refuse'): GroupMemberEvent[] {
  if (state.status === 'asked')
    return kind === 'approve' ? joined(of, state) : [{ type: 'GroupRequestRefused', data: of }];
  if (state.status === (kind === 'approve' ? 'in' : 'out')) return [];
  throw new Refusal('missing', groupsText('request.missing'));
}

function gone(
  of: Of,
  { status, role }: GroupMemberState,
  kind: 'leave' | 'remove' | 'ban',
  last: boolean,
): GroupMemberEvent[] {
  if (status === 'in' && role === 'owner' && last) throw new Refusal('conflict', groupsText('leave.last'));
  if (kind === 'ban') {
    return status === 'banned' ? [] : [{ type: 'GroupMemberBanned', data: { ...of, was: status, role } }];
  }
  if (kind === 'remove') {
    const isThere = status === 'in' || status === 'invited' || status === 'asked';
    return isThere ? [{ type: 'GroupMemberRemoved', data: { ...of, was: status, role } }] : [];
  }
  if (status === 'asked') return [{ type: 'GroupRequestWithdrawn', data: of }];
  return status === 'in' ? [{ type: 'GroupMemberLeft', data: { ...of, role } }] : [];
}

function promoted(of: Of, state: GroupMemberState, { role, last }: { role: Role; last: boolean }): GroupMemberEvent[] {
  if (state.status !== 'in') throw new Refusal('missing', groupsText('member.missing'));
  if (state.role === role) return [];
  if (state.role === 'owner' && last) throw new Refusal('conflict', groupsText('leave.last'));
  return [{ type: 'GroupRoleChanged', data: { ...of, was: state.role, role } }];
}

/** Membership of one member in one group. `rights/policies.ts` checks permissions first. */
export const groupMemberDecider: Decider<GroupMemberState, GroupMemberCommand, GroupMemberEvent> = {
  initial: () => ({ status: 'none', role: 'member', invitationId: null }),

  decide(command, state) {
    const of = { group_id: command.group_id, member_id: command.member_id };
    switch (command.kind) {
      case 'found':
        return joined(of, state, 'owner');
      case 'join':
        return asked(of, state, command.open);
      case 'invite':
        return invited(of, state, command);
      case 'accept':
      case 'decline':
        return answered(of, state, command);
      case 'approve':
      case 'refuse':
        return decidedOn(of, state, command.kind);
      case 'unban':
        return state.status === 'banned' ? [{ type: 'GroupMemberUnbanned', data: of }] : [];
      case 'leave':
      case 'remove':
      case 'ban':
        return gone(of, state, command.kind, command.last);
      case 'role':
        return promoted(of, state, command);
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'GroupMembershipAsked':
        return { ...state, status: 'asked' };
      case 'GroupMemberInvited':
        return { ...state, status: 'invited', invitationId: data.invitation_id };
      case 'GroupInvitationDeclined':
        return { ...state, status: 'declined' };
      case 'GroupMemberJoined':
        return { ...state, status: 'in', role: data.role };
      case 'GroupRoleChanged':
        return { ...state, role: data.role };
      case 'GroupMemberBanned':
        return { ...state, status: 'banned', role: 'member' };
      default:
        return { ...state, status: 'out', role: 'member' };
    }
  },
};
