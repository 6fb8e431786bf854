import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
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
    expect(await screenOf(api.guest(), '/profile/adminna')).toMatch(SHELL);
    expect(await screenOf(api.guest(), '/conversations/nowhere')).toMatch(SHELL);
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
