import { pathOf } from './where.ts';

const HOST = 'community.test';

describe('where a visit was', () => {
  it.each([
    ['https://community.test/', '/'],
    ['https://community.test/boards/crafts?q=secret#comment-3', '/boards'],
    ['https://community.test/conversations/sack-the-chair', '/conversations'],
    ['https://community.test/profile/ada', '/profile'],
    ['https://community.test/messages/12', '/messages'],
    ['https://community.test/groups/secret-club/files', '/groups'],
    ['https://community.test/unsubscribe/QvY0x3bqk2m1', '/unsubscribe'],
    ['https://community.test/AAAAAAAAAAAAAAAAAAAAAAAAAAAA', '/…'],
  ])('is kept of %s as %s', (url, path) => expect(pathOf(url, HOST)).toBe(path));

  it.each(['https://elsewhere.test/boards', 'javascript:alert(1)', 'nothing'])('is not kept of %s', (url) => {
    expect(pathOf(url, HOST)).toBeNull();
  });
});
