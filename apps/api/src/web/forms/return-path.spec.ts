import { returnPath } from './return-path.ts';

describe('the path after a form', () => {
  it.each([
    ['/boards/ovens?tab=latest#top', '/boards/ovens?tab=latest#top'],
    ['/conversations/één', '/conversations/%C3%A9%C3%A9n'],
    ['/', '/'],
  ])('%s stays', (asked, path) => expect(returnPath(asked)).toBe(path));

  it.each([
    null,
    '',
    'boards',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/.\\/evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    '/\t/evil.test',
    '/\r\nset-cookie: a=b',
    '/auth/login',
    '/x/../auth/login',
    '/api/v4/auth/logout',
  ])('%j leads home', (asked) => expect(returnPath(asked)).toBe('/'));
});
