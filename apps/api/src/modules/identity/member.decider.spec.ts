import { given } from '@lyceum/kernel/testing';
import { memberDecider } from './member.decider.ts';
import type { MemberEvent } from './member.events.ts';

const person = {
  member_id: 7,
  username: 'sanne',
  first_name: 'Sanne',
  last_name: 'de Vries',
  locale: 'nl' as const,
  role: 'member' as const,
};
const registered: MemberEvent = { type: 'MemberRegistered', data: person };

describe('a member', () => {
  it('registers once', () => {
    expect(given(memberDecider).when({ kind: 'register', ...person })).toEqual([registered]);
    expect(() => given(memberDecider, [registered]).when({ kind: 'register', ...person })).toThrow('exists already');
  });

  it('is given another role, which says what it was before', () => {
    const decided = given(memberDecider, [registered]).when({ kind: 'change-role', role: 'moderator', by: 1 });
    expect(decided).toEqual([
      { type: 'MemberRoleChanged', data: { member_id: 7, role: 'moderator', previous: 'member' } },
    ]);
  });

  it('given the same role again, changes nothing', () => {
    expect(given(memberDecider, [registered]).when({ kind: 'change-role', role: 'member', by: 1 })).toEqual([]);
  });

  it('never changes their own role', () => {
    expect(() => given(memberDecider, [registered]).when({ kind: 'change-role', role: 'admin', by: 7 })).toThrow(
      'Nobody changes their own role.',
    );
  });
});
