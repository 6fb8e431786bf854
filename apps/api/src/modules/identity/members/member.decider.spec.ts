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
      'You can’t change your own role.',
    );
  });

  it('holds a level until it is taken away, and is granted it once', () => {
    const grant = { kind: 'grant-level', level_id: 3, expires_at: null } as const;
    const [granted] = given(memberDecider, [registered]).when(grant);
    expect(granted).toEqual({ type: 'LevelGranted', data: { member_id: 7, level_id: 3, expires_at: null } });
    expect(given(memberDecider, [registered, granted!]).when(grant)).toEqual([]);
    const later = given(memberDecider, [registered, granted!]).when({
      ...grant,
      expires_at: '2030-01-01T00:00:00.000Z',
    });
    expect(later).toHaveLength(1);
    const revoke = { kind: 'revoke-level', level_id: 3 } as const;
    const revoked = given(memberDecider, [registered, granted!]).when(revoke);
    expect(revoked).toEqual([{ type: 'LevelRevoked', data: { member_id: 7, level_id: 3 } }]);
    expect(given(memberDecider, [registered, granted!, ...revoked]).when(revoke)).toEqual([]);
  });

  it('changes only the fields that are named', () => {
    const decided = given(memberDecider, [registered]).when({ kind: 'change-profile', profile: { bio: 'Hello' } });
    const { username, first_name, last_name } = person;
    expect(decided).toEqual([
      { type: 'MemberProfileChanged', data: { member_id: 7, username, first_name, last_name, bio: 'Hello' } },
    ]);
    const again = given(memberDecider, [registered, ...decided]);
    expect(again.when({ kind: 'change-profile', profile: { bio: 'Hello', username } })).toEqual([]);
  });

  it('is banned and let in again once', () => {
    const ban = { kind: 'ban', until: null, by: { id: 1, role: 'moderator' } } as const;
    const banned = given(memberDecider, [registered]).when(ban);
    expect(banned).toEqual([{ type: 'MemberBanned', data: { member_id: 7, until: null } }]);
    expect(given(memberDecider, [registered, ...banned]).when(ban)).toEqual([]);
    const freed = given(memberDecider, [registered, ...banned]).when({ kind: 'unban' });
    expect(freed).toHaveLength(1);
    expect(given(memberDecider, [registered, ...banned, ...freed]).when({ kind: 'unban' })).toEqual([]);
  });
});
