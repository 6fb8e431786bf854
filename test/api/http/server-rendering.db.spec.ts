import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { courseOf } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { Renderer, type RenderOptions } from '../../../apps/api/src/web/rendering/renderer.ts';

let api: TestApi;
let admin: Persona;
let open: { slug: string };
let closed: { slug: string };
const renderer = (): Renderer => api.app.get(Renderer);
// A slow machine is no fault.
const PATIENT: RenderOptions = { limitMs: 60_000, maxQueue: 100 };

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  const ovens = await makeBoard(admin, 'Ovens');
  const staff = await makeBoard(admin, 'Beheer', 'admin', 'admin');
  open = await makeTopic(admin, ovens, 'Biscuitstook');
  closed = await makeTopic(admin, staff, 'Onder beheerders');
  await makeEvent(admin, { title: 'Zomerfeest', status: 'public' });
  await makeGroup(admin, { name: 'Stokers' });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Draaien', visibility: 'public' });
  for (const status of ['private', 'secret'] as const) {
    await makeEvent(admin, { title: `Kanarie ${status}`, status, description: '<p>Kanarietekst</p>' });
    await makeGroup(admin, { name: `Kanarie ${status}`, status });
  }
  await courseOf(admin, [{ name: 'Een' }], { name: 'Kanarie cursus', visibility: 'member' });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Kanarie verborgen', visibility: 'public', hidden: true });
  await api.settled();
  renderer().configure(PATIENT);
  expect(await renderer().ready()).toBe(true);
});
afterAll(() => api.close());
afterEach(() => renderer().configure(PATIENT));

/** The rendered screen of a document. Empty if the browser renders it. */
async function screenOf(persona: Persona, path: string): Promise<string> {
  const { body } = await persona.send('GET', path, undefined, { accept: 'text/html', 'accept-language': 'en-GB,en' });
  const html = body as string;
  return html.slice(html.indexOf('<div id="root"'), html.indexOf('<noscript>'));
}
const SHELL = /^<div id="root"><\/div>\s*$/;

describe('the HTML of a document', () => {
  it('shows guests home, a board and a topic', async () => {
    for (const path of ['/', '/boards/ovens', `/conversations/${open.slug}`]) {
      expect([path, await screenOf(api.guest(), path)]).toEqual([path, expect.stringContaining('Biscuitstook')]);
    }
  });

  it('shows members their own screen, and guests nothing of it', async () => {
    expect(await screenOf(admin, '/')).toContain('Onder beheerders');
    expect(await screenOf(admin, `/conversations/${closed.slug}`)).toContain('Onder beheerders');
    for (const path of ['/', '/boards/beheer', `/conversations/${closed.slug}`, '/profile/adminna']) {
      expect([path, await screenOf(api.guest(), path)]).not.toEqual([
        path,
        expect.stringContaining('Onder beheerders'),
      ]);
    }
  });

  it('is no part of a missing page, or of a screen that asks for its data later', async () => {
    expect(await screenOf(admin, '/profile/settings')).toMatch(SHELL);
    expect(await screenOf(api.guest(), '/conversations/nowhere')).toMatch(SHELL);
  });

  it.each([
    ['/profile/adminna', 'adminna Example'],
    ['/groups', 'Stokers'],
    ['/groups/stokers', 'Stokers'],
    ['/groups/stokers/about', 'Stokers'],
    ['/events', 'Zomerfeest'],
    ['/events/zomerfeest', 'Zomerfeest'],
    ['/resources', 'Draaien'],
    ['/resources/draaien', 'Draaien'],
    ['/support', '</main>'],
    ['/about/policies/privacy-policy', '</main>'],
  ])('shows %s to guests and members, each with their own', async (path, word) => {
    const [guests, own] = [await screenOf(api.guest(), path), await screenOf(admin, path)];
    expect([guests.includes(word), own.includes(word)]).toEqual([true, true]);
    expect([guests.includes('Your menu'), own.includes('Your menu: adminna')]).toEqual([false, true]);
    // The same guest gets the same, after a member too.
    expect((await screenOf(api.guest(), path)) === guests).toBe(true);
  });

  it.each(['/members', '/leaderboard', '/trophies'])('shows %s to members only', async (path) => {
    expect((await screenOf(admin, path)).includes('</main>')).toBe(true);
    expect(await screenOf(api.guest(), path)).toMatch(SHELL);
  });

  it('has no secret group, event or course for those who may not know of it', async () => {
    const other = await api.member('buiten', 'member');
    // Members see that a private event exists, never its text.
    const hidden = ['Kanarie secret', 'Kanarie verborgen', 'Kanarietekst'];
    const paths = ['/', '/groups', '/events', '/events?show=past', '/resources', '/profile/adminna'];
    const slugs = ['private', 'secret'].flatMap((status) => [`/groups/kanarie-${status}`, `/events/kanarie-${status}`]);
    for (const path of [...paths, ...slugs, '/resources/kanarie-cursus']) {
      // After a member whose document has them.
      await screenOf(admin, path);
      for (const who of [api.guest(), other]) {
        const { body } = await who.send('GET', path, undefined, { accept: 'text/html' });
        const found = hidden.filter((word) => (body as string).includes(word));
        expect([path, found]).toEqual([path, []]);
      }
    }
  });

  it.each<[string, RenderOptions]>([
    ['fails', { render: () => Promise.reject(new Error('broken')) }],
    ['is too slow', { render: () => new Promise(() => undefined), limitMs: 1 }],
    ['has too long a queue', { maxQueue: 0 }],
  ])('is missing if rendering %s, and the page still has its data', async (_, options) => {
    renderer().configure({ ...PATIENT, ...options });
    const { status, body } = await admin.send('GET', '/', undefined, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('Biscuitstook');
  });

  it('has no script and no style element of its own', async () => {
    expect(await screenOf(admin, '/')).not.toMatch(/<(script|style|link)\b/);
  });
});

it('the app’s build for the server is no file for browsers', async () => {
  const { status } = await api.guest().send('GET', '/server/entry-server.mjs', undefined, { accept: '*/*' });
  expect(status).toBe(404);
});
