import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FirstAnswers, RenderRequest } from '@lyceum/contracts/first-page';
import { createRenderer } from './entry-server.tsx';
import { queryClient } from './lib/session/query-client.ts';
import { firstPage, WRITTEN } from './testing/first-page.ts';
import { FOR_EVERYONE, FOR_MEMBERS } from './testing/first-screens.ts';
import { createVisits } from './testing/visits.ts';

// The renderer replaces it for its thread.
const { fetch } = globalThis;
let render: ReturnType<typeof createRenderer>;
beforeAll(() => {
  render = createRenderer(createVisits());
});
afterAll(() => {
  globalThis.fetch = fetch;
});

const DAY_MS = 86_400_000;
const NOW = Date.parse(WRITTEN) + 30 * DAY_MS;
const requestOf = (url: string, answers: FirstAnswers, part: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  answers: JSON.stringify(answers),
  language: 'en',
  locales: [],
  cookies: '',
  now: NOW,
  ...part,
});
const htmlOf = async (request: RenderRequest) => (await render(request))?.html ?? null;

describe('a rendered first screen', () => {
  it.each([
    ['home', '/', 'My first warp'],
    ['a board', '/boards/crafts', 'My first warp'],
    ['a topic with its comments', '/conversations/first-warp', 'Well done'],
  ])('shows %s', async (_, url, word) => {
    expect(await htmlOf(requestOf(url, firstPage({})))).toContain(word);
    expect(await htmlOf(requestOf(url, firstPage({ name: 'Ada Wever' })))).toContain(word);
  });

  it.each([
    ['without the settings', '/', '/api/v3/settings'],
    ['without its topics', '/', '/api/v3/topics?limit=20'],
    ['without its topic', '/conversations/first-warp', '/api/v3/topics/first-warp?find_by=slug'],
  ])('is left to the browser %s', async (_, url, missing) => {
    const { [missing]: removed, ...answers } = firstPage({});
    expect(removed).toBeDefined();
    expect(await htmlOf(requestOf(url, answers))).toBeNull();
  });

  it('is left to the browser after a refusal', async () => {
    const answers = { ...firstPage({}), '/api/v3/topics/first-warp?find_by=slug': { status: 404, body: {} } };
    expect(await htmlOf(requestOf('/conversations/first-warp', answers))).toBeNull();
  });
});

describe('each screen', () => {
  const member = { name: 'Zoë Lezer', zone: 'Pacific/Kiritimati', now: NOW };
  const own = (url: string) => requestOf(url, firstPage(member, 'Only for Zoë'), { language: 'nl' });
  const guests = (url: string) => requestOf(url, firstPage({ zone: 'Pacific/Pago_Pago', now: NOW }, 'For guests'));

  it.each(FOR_EVERYONE)('%s is rendered for two visitors at once as for each alone', async (_, url) => {
    const [ada, guest] = [own(url), guests(url)];
    const alone = [await htmlOf(ada), await htmlOf(guest)];
    expect(alone).not.toContain(null);
    expect(alone[0]).not.toBe(alone[1]);
    const order = [ada, guest, guest, ada, ada, guest];
    const together = await Promise.all(order.map(htmlOf));
    expect(together).toEqual(order.map((request) => alone[request === ada ? 0 : 1]));
    for (const word of ['Zoë Lezer', 'Only for Zoë']) expect(alone[1]).not.toContain(word);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it.each(FOR_MEMBERS)('%s is rendered for members only', async (_, url, word) => {
    const [html, none] = await Promise.all([htmlOf(requestOf(url, firstPage(member))), htmlOf(guests(url))]);
    expect(html).toContain(word);
    expect(html).toContain('Zoë Lezer');
    expect(none ?? '').not.toContain('Zoë Lezer');
  });

  it.each(['/members', '/leaderboard', '/trophies', '/certificates', '/groups/weavers/edit', '/events/weaving/edit'])(
    '%s is left to the browser of a guest',
    async (url) => expect(await htmlOf(guests(url))).toBeNull(),
  );
});

describe('two visitors at once', () => {
  const ada = requestOf('/', firstPage({ name: 'Zoë Lezer', zone: 'Pacific/Kiritimati' }, 'Only for Ada'), {
    language: 'nl',
  });
  const guest = requestOf('/', firstPage({ zone: 'Pacific/Pago_Pago' }, 'For guests'), { locales: ['en-US'] });

  it('get what each gets alone', async () => {
    const alone = [await htmlOf(ada), await htmlOf(guest)];
    const order = [ada, guest, guest, ada, ada, guest];
    const together = await Promise.all(order.map(htmlOf));
    expect(together).toEqual(order.map((request) => alone[request === ada ? 0 : 1]));
  });

  it('get their own data, language, locale and zone', async () => {
    const [own, others] = await Promise.all([htmlOf(ada), htmlOf(guest)]);
    expect(own).toContain('Only for Ada');
    expect(own).toContain('Zoë Lezer');
    expect(others).toContain('For guests');
    expect(others).not.toContain('Zoë Lezer');
    // 10:00 UTC is midnight on Kiritimati, and still the evening before in Pago Pago.
    expect(/<time[^>]*>/.exec(own!)![0]).toContain('2 januari 2026');
    expect(/<time[^>]*>/.exec(others!)![0]).toContain('December 31, 2025');
  });

  it('get the display that each has chosen', async () => {
    const small = requestOf('/', firstPage({}), { cookies: 'feeddisplaystatus=small' });
    const shown = await Promise.all([small, guest, small].map(htmlOf));
    expect(shown.map((html) => /data-display="(\w+)"/.exec(html!)![1])).toEqual(['small', 'big', 'small']);
  });

  it('leave nothing in the cache of the module', async () => {
    await Promise.all([htmlOf(ada), htmlOf(guest)]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
