import type { Browser, Page } from 'playwright-core';
import { openBrowser, sees, Visitor } from '../support/browser.ts';
import { makeBoard } from '../support/boards.ts';
import { evasions } from '../support/evasions.ts';
import type { Persona } from '../support/persona.ts';
import { demoAccount, Lyceum } from '../support/running.ts';
import { until } from '../support/until.ts';

jest.setTimeout(300_000);

const MARK = 'window.__ran=1';
const PER_TOPIC = 10;

let lyceum: Lyceum;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let admin: Persona;
const addresses: string[] = [];
const refused: string[] = [];

beforeAll(async () => {
  [lyceum, browser] = await Promise.all([Lyceum.start(), openBrowser()]);
  admin = await lyceum.person('admin');
  await fillEveryField(evasions(MARK));
  visitor = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  page = visitor.page;
});
afterAll(async () => {
  await browser?.close();
  await lyceum?.discard();
});

async function does(what: string, route: Parameters<Persona['call']>[0], parts: Parameters<Persona['call']>[1]) {
  const answer = await admin.call(route, parts);
  if (answer.status >= 300) refused.push(`${what}: ${answer.status}`);
  return answer.body.data as { id: number; slug: string };
}

/** Rich fields take each vector; plain ones, which must show it as it was typed, take turns. */
async function fillEveryField(vectors: string[]): Promise<void> {
  const boardId = await makeBoard(admin, vectors[0]!.slice(0, 50));
  for (let first = 0; first < vectors.length; first += PER_TOPIC) {
    const some = vectors.slice(first, first + PER_TOPIC);
    const body = { title: some[0]!.slice(0, 120), content: `<p>Proef</p>${some[0]}`, channel_id: boardId };
    const topic = await does('topic', 'POST /conversations', { body });
    addresses.push(`/conversations/${topic.slug}`, `/admin/topics/${topic.id}`);
    for (const vector of some) {
      await does('comment', 'POST /api/v3/topics/{id}/comments', {
        params: { id: topic.id },
        body: { content: `<p>Proef</p>${vector}` },
      });
    }
  }
  const name = vectors.find((vector) => vector.length < 45 && vector.startsWith('<img'))!;
  await does('names', 'PUT /api/v3/profile', { body: { first_name: name, last_name: name } });
  await does('level', 'POST /api/v4/admin/levels', { body: { name, description: name } });
  await does('settings', 'PUT /api/v4/admin/settings', { body: { name } });
}

/** Nothing ran, and nothing had to be stopped by the policy: what would have run is not there at all. */
async function nothingRan(): Promise<void> {
  expect(await page.evaluate('window.__ran')).toBeUndefined();
  expect(visitor.complaints.filter((text) => /Content.Security.Policy|Refused to/i.test(text))).toEqual([]);
}

it('the vectors are live: where nothing stops them, they run', async () => {
  const bare = await browser.newPage();
  await bare.setContent(evasions(MARK).slice(0, 24).join('\n'));
  await until('one has run', () => bare.evaluate('window.__ran'));
  await bare.close();
});

it('the fields take what is typed: as text, or cleaned', () => {
  expect(refused).toEqual([]);
});

it('promise 21: no stored script runs on any screen that shows it', async () => {
  const lists = [
    '/',
    '/profile',
    '/admin',
    '/admin/topics',
    '/admin/comments',
    '/admin/members',
    '/admin/levels',
    '/admin/settings',
  ];
  for (const address of [...lists, ...addresses]) {
    await visitor.go(address);
    await sees(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
    // Some wait for a pointer or the keyboard.
    await page.mouse.move(600, 400);
    await page.keyboard.press('Tab');
    await nothingRan();
  }
});

it('promise 21: nor in a mail, as its preview shows it', async () => {
  await admin.call('POST /api/v4/auth/forgot-password', { body: { email: demoAccount('admin') } });
  const mail = await until('the mail was written', async () => {
    const { body } = await admin.call('GET /api/v4/admin/mails');
    return (body.data as { id: number }[])[0];
  });
  await visitor.go(`/admin/mails/${mail.id}/show`);
  await page.getByRole('button', { name: 'Show it as a mail program does' }).click();
  await page.waitForLoadState('networkidle');
  await nothingRan();
});
