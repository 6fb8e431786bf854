import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, sees, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let board: community.Board;
let topic: community.Topic;
beforeAll(async () => {
  const member = await lyceum.person('member');
  // Whoever reads what they were told of has it counted anew, which is another question.
  await member.call('POST /api/v3/notifications/track', { body: {} });
  board = (await member.call('GET /api/v4/community/channels')).body.data.find(
    ({ slug }: community.Board) => slug === 'kilns',
  );
  const topics = (await member.call('GET /api/v3/topics', { query: { board_id: board.id } })).body.data;
  topic = (topics as community.Topic[]).find(({ comments_count }) => comments_count > 0)!;
});

/** What the app asks the API for, by address. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') addresses.push(pathname + search);
  });
  return addresses;
}

const SHELL = ['/api/v3/settings', '/api/v3/profile/me', '/api/v4/community/channels', '/api/v4/notifications/pings'];
const LISTS = /^\/api\/v3\/topics\?(?:board_id=\d+&)?limit=20$|\/comments\?size=10$/;
const carried = (addresses: string[]) =>
  addresses.filter((address) => SHELL.includes(address.split('?')[0]!) || LISTS.test(address));

/** Holds the live connection back: once it stands, what was missed until then is asked for, and that is another question. */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  const address = '**/assets/pusher-*.js';
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: Promise<void>[] = [];
  await page.route(address, (route) => {
    const passed = released.then(() => route.continue());
    held.push(passed);
    return passed;
  });
  return async () => {
    release();
    // What is held goes on before its route is gone, which would let it pass a second time.
    await Promise.all(held);
    await page.unroute(address);
  };
}

const card = (page: Page) => page.getByRole('feed', { name: 'Conversations' }).getByRole('article');
const comment = (page: Page) => page.locator('[id^="comment-"]');

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s', (_, viewport) => {
  it.each(['guest', 'member'] as const)(
    'a %s sees home, a board and a conversation from what came with the document, and no policy is broken',
    async (who) => {
      const role = who === 'guest' ? undefined : who;
      const visitor = await Visitor.arrive(browser, { url: lyceum.url, role, viewport });
      const { page } = visitor;
      const addresses = asked(page);
      for (const [path, mark] of [
        ['/', card],
        [`/boards/${board.slug}`, card],
        [`/conversations/${topic.slug}`, comment],
      ] as const) {
        const goLive = await heldBack(page);
        await visitor.go(path);
        await sees(mark(page));
        expect([path, carried(addresses)]).toEqual([path, []]);
        await goLive();
        await visitor.hears(channels.board(board.id, board.public));
        addresses.length = 0;
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );
});

it('begins in the member’s language, whatever their browser’s is, and fetches the words of no other', async () => {
  const visitor = await Visitor.arrive(browser, {
    url: lyceum.url,
    role: 'member',
    viewport: DESKTOP,
    locale: 'en-GB',
  });
  const words: string[] = [];
  visitor.page.on('request', (request) => {
    const [, language] = /\/assets\/texts-(en|nl)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (language) words.push(language);
  });
  await visitor.go('/');
  await sees(visitor.page.getByRole('feed').getByRole('article'));
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
  expect([...new Set(words)]).toEqual(['en']);
  await visitor.close();
});

it('on the next screen the app asks for itself', async () => {
  const visitor = await Visitor.arrive(browser, { url: lyceum.url, viewport: DESKTOP });
  const { page } = visitor;
  await visitor.go('/');
  await sees(card(page));
  const addresses = asked(page);
  await page.getByRole('navigation').getByRole('link', { name: board.name }).click();
  await sees(page.getByRole('heading', { level: 1, name: board.name }));
  await sees(card(page));
  expect(carried(addresses)).toEqual([`/api/v3/topics?board_id=${board.id}&limit=20`]);
  await visitor.close();
});

describe('the size of the first load (part of the build, so the same on every machine)', () => {
  const dist = join(__dirname, '..', '..', '..', 'apps', 'member-web', 'dist');
  interface Chunk {
    file: string;
    name?: string;
    imports?: string[];
  }
  const read = () => JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, Chunk>;

  /** Of everything that a browser loads before it shows a screen, in gzip, as promised. */
  function gzipped(names: string[]): number {
    const manifest = read();
    const files = new Set<string>();
    const take = (name: string): void => {
      const { file, imports = [] } = manifest[name]!;
      if (files.has(file)) return;
      files.add(file);
      imports.forEach(take);
    };
    names.forEach(take);
    const sizeOf = (file: string) =>
      (statSync(join(dist, `${file}.gz`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size;
    return [...files].map(sizeOf).reduce((sum, size) => sum + size, 0);
  }

  it.each([
    ['a feed', []],
    ['a conversation', ['src/routes/conversation.tsx']],
  ])('%s: at most 200 kB of JavaScript, so that the live connection fits in 220', (_, chunks) => {
    const words = Object.entries(read()).find(([, { name }]) => name === 'texts-nl')!;
    expect(gzipped(['index.html', words[0], ...chunks])).toBeLessThan(200_000);
  });
});
