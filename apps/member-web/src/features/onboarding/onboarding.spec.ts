import { describe, expect, it } from '@jest/globals';
import type { Me } from '../../lib/session/session.ts';
import { ownNames, suggested } from './names.ts';
import { wants } from './onboarding.ts';

const member = { onboarded: true, password_changed_at: '2026-01-01T00:00:00Z' } as Me;

describe('a member is asked', () => {
  it('who they are, then for a password, then nothing', () => {
    expect(wants({ ...member, onboarded: false, password_changed_at: null })).toBe('profile');
    expect(wants({ ...member, password_changed_at: null })).toBe('password');
    expect(wants(member)).toBeNull();
  });

  it('nothing under the cookie of whoever operates the community', () => {
    const browser = globalThis as { document?: { cookie: string } };
    browser.document = { cookie: 'a=1; operations-login=1' };
    expect(wants({ ...member, onboarded: false })).toBeNull();
    browser.document = { cookie: 'no-operations-login=1' };
    expect(wants({ ...member, onboarded: false })).toBe('profile');
    delete browser.document;
  });
});

describe('a username is suggested', () => {
  it.each([
    ['Noor', 'de Wit', '@noordewit'],
    ['Zoë', "O'Hara", '@zoeohara'],
    ['.Jan', '-', '@jan'],
    ['王', '伟', ''],
    ['', '', ''],
  ])('for %s %s', (first_name, last_name, username) => {
    expect(suggested({ first_name, last_name })).toBe(username);
  });

  it('where a name was made up, and the name with it is asked anew', () => {
    const added = { ...member, id: 12, username: 'member-12', first_name: 'Member', last_name: '12' };
    expect(ownNames(added)).toEqual({ first_name: '', last_name: '', username: '' });
    expect(ownNames({ ...added, first_name: 'Noor', last_name: 'Wit' })).toEqual({
      ...{ first_name: 'Noor', last_name: 'Wit', username: '' },
    });
  });
});
