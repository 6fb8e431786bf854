import { describe, expect, it } from '@jest/globals';
import { loginPath, safeReturn } from './return-to.ts';

describe('after login', () => {
  it('leads back to where one came from, place and all', () => {
    const login = loginPath({ pathname: '/conversations/glazuur', search: '', hash: '#comment-12' });
    expect(login).toBe('/auth/login?return_to=%2Fconversations%2Fglazuur%23comment-12#login');
    expect(safeReturn(new URL(login, 'https://lyceum.test').searchParams.get('return_to'))).toBe(
      '/conversations/glazuur#comment-12',
    );
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/auth/login#login');
  });

  it.each([
    null,
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/auth/login',
    '/\t/evil',
    '/\n/evil.test',
    '/boards/1\r\n',
    '/\u0000',
  ])('never leads to %s', (path) => {
    expect(safeReturn(path)).toBe('/');
  });
});
