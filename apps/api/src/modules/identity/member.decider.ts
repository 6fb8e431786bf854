import { type Decider, Refusal } from '@lyceum/kernel';
import type { MemberEvent } from './member.events.ts';

type Role = 'member' | 'moderator' | 'admin';
type Registered = Extract<MemberEvent, { type: 'MemberRegistered' }>['data'];

export type MemberState = { exists: false } | { exists: true; id: number; role: Role };

export type MemberCommand = ({ kind: 'register' } & Registered) | { kind: 'change-role'; role: Role; by: number };

export const memberStream = (memberId: number): string => `member-${memberId}`;

/** One member: who they are and what they may administer. */
export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'register') {
      if (state.exists) throw new Refusal('conflict', 'This member exists already.');
      const { kind: _, ...data } = command;
      return [{ type: 'MemberRegistered', data }];
    }
    if (!state.exists) throw new Refusal('missing', 'There is no such member.');
    if (command.by === state.id) throw new Refusal('conflict', 'Nobody changes their own role.');
    if (command.role === state.role) return [];
    return [{ type: 'MemberRoleChanged', data: { member_id: state.id, role: command.role, previous: state.role } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MemberRegistered':
        return { exists: true, id: event.data.member_id, role: event.data.role };
      case 'MemberRoleChanged':
        return state.exists ? { ...state, role: event.data.role } : state;
    }
  },
};
