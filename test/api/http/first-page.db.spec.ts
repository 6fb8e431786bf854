import { get as request } from 'node:http';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { threadOf } from '../../support/content/letters.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let openId: number;
let staffId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  openId = await makeBoard(admin, 'Ovens');
  staffId = await makeBoard(admin, 'Beheer', 'admin', 'admin');
});
afterAll(() => api.close());

const BLOCK = /<script id="first-page" type="application\/json">(.*?)<\/script>/s;

type Answers = Record<string, { status: number; body: unknown }>;
interface Document {
  status: number;
  html: string;
  answers: Answers;
}

async function open(persona: Persona, path: string, headers: Record<string, string> = {}): Promise<Document> {
  const { status, body } = await persona.send('GET', path, undefined, { accept: 'text/html', ...headers });
  const html = body as string;
  return { status, html, answers: JSON.parse(BLOCK.exec(html)![1]!) as Answers };
}

const within = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

it('names its language for readers without script: of the member, or of the browser', async () => {
  const languageFor = async (accepted: string) =>
    within((await open(api.guest(), '/', { 'accept-language': accepted })).html, /<html lang="(\w+)"/);
  expect([await languageFor('en-GB,en'), await languageFor('nl-NL,nl')]).toEqual(['en', 'nl']);
});

describe('the data that travels with a document', () => {
  it('is what the API answers the same viewer at the same addresses: home, board, conversation', async () => {
    const topic = await makeTopic(member, openId, 'Biscuitstook');
    await admin.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>Mooi gelukt.</p>' },
    });
    for (const persona of [api.guest(), member, admin]) {
      for (const path of ['/', '/boards/ovens', `/conversations/${topic.slug}`]) {
        const { answers } = await open(persona, path);
        const addresses = Object.keys(answers);
        expect(addresses.length).toBeGreaterThanOrEqual(5);
        for (const address of addresses) {
          const { status, body } = await persona.send('GET', address);
          expect([address, answers[address]]).toEqual([address, { status, body }]);
        }
      }
    }
  });

  it('is the inbox for its member, without a word of it for whoever looks as them', async () => {
    const thread = await threadOf(admin, [member], '<p>Onder ons in het document</p>');
    await api.settled();
    const own = await open(member, '/messages');
    expect(own.answers['/api/v3/inbox?size=20']!.body).toMatchObject({ data: [{ id: thread, unread_count: 1 }] });
    const looking = await api.member('meekijker', 'admin');
    await looking.call('POST /api/v4/admin/members/{id}/impersonate', {
      params: { id: member.id },
      body: { reason: 'Kijken' },
    });
    expect((await open(looking, '/messages')).html).not.toContain('Onder ons');
    expect((await open(api.guest(), '/messages')).status).toBe(200);
  });

  it('is asked for in the order that the viewer has chosen', async () => {
    const popular = await open(api.guest(), '/', { cookie: 'feedstatus=option2' });
    expect(Object.keys(popular.answers)).toContain('/api/v3/topics?type=popular&limit=20');
    expect(Object.keys((await open(api.guest(), '/')).answers)).toContain('/api/v3/topics?limit=20');
  });

  it('holds the viewer’s own write at once', async () => {
    const { slug } = await makeTopic(member, openId, 'Net geplaatst');
    expect((await open(member, '/')).html).toContain(slug);
  });

  it('cannot end its block, whatever a title holds, and neither can what stands in the head', async () => {
    const title = `</script><script>alert(1)</script> "'<!-- $& $\``;
    const { slug } = await makeTopic(member, openId, title);
    for (const path of ['/', `/conversations/${slug}`]) {
      const { html } = await open(api.guest(), path);
      expect(html).not.toContain('<script>alert');
      // React separates texts by an empty comment.
      expect(html.replaceAll('<!-- -->', '')).not.toContain('<!--');
      const [, json = ''] = BLOCK.exec(html)!;
      expect(json).not.toContain('<');
      expect(json).toContain(JSON.stringify(title).slice(1, -1).replaceAll('<', '\\u003c'));
    }
    const { html } = await open(api.guest(), `/conversations/${slug}`);
    expect(within(html, /<title>(.*?)<\/title>/)).toContain('&#60;/script&#62;');
  });

  it('stands in no document of the console, and in no answer that is no page', async () => {
    const headers = { accept: 'text/html' };
    expect((await fetch(`${api.url}/admin`, { headers }).then((answer) => answer.text())).includes('first-page')).toBe(
      false,
    );
    expect((await fetch(`${api.url}/`, { method: 'POST', headers })).status).toBe(404);
    expect(await fetch(`${api.url}/`, { method: 'HEAD', headers }).then((answer) => answer.text())).toBe('');
  });
});

describe('a document tells nobody more than the API would (promise 29)', () => {
  it('nothing of a board that the viewer may not read, hidden and missing alike', async () => {
    const secret = await makeTopic(admin, staffId, 'Salarissen en ontslag');
    const paths = ['/', '/boards/beheer', `/conversations/${secret.slug}`, '/conversations/nowhere', '/boards/nowhere'];
    const plain = (document: Document) => document.html.replace(/nonce" content="[^"]+"/, '');
    for (const persona of [api.guest(), member]) {
      const documents = await Promise.all(paths.map((path) => open(persona, path)));
      for (const document of documents) {
        expect(document.html).not.toContain('Salarissen');
        expect(document.html).not.toContain('Beheer');
      }
      const [, hiddenBoard, hidden, missing, noBoard] = documents;
      expect([hidden!.status, missing!.status]).toEqual([404, 404]);
      expect([hiddenBoard!.status, noBoard!.status]).toEqual([404, 404]);
      expect(plain(hidden!).replaceAll(secret.slug, 'nowhere')).toBe(plain(missing!));
    }
    const own = await open(admin, `/conversations/${secret.slug}`);
    expect([own.status, within(own.html, /<title>(.*?)<\/title>/)]).toEqual([200, 'Salarissen en ontslag · Lyceum']);
  });

  it('a session that has ended is a guest’s', async () => {
    const leaver = await api.member('leaver');
    const cookie = leaver.cookieHeader;
    await leaver.call('POST /api/v4/auth/logout');
    const { answers } = await open(api.guest(), '/', { cookie });
    expect(answers['/api/v3/profile/me']!.status).toBe(401);
    expect(Object.keys(answers)).not.toContain('/api/v4/notifications/pings');
  });
});

describe('the head of a document', () => {
  it('names a conversation by its own words, for search engines by those that staff have given it', async () => {
    const topic = await makeTopic(member, openId, 'Scheuren in de bodem');
    const { html } = await open(api.guest(), `/conversations/${topic.slug}`);
    expect(within(html, /<title>(.*?)<\/title>/)).toBe('Scheuren in de bodem · Lyceum');
    expect(within(html, /property="og:title" content="([^"]*)"/)).toBe('Scheuren in de bodem');
    expect(within(html, /property="og:type" content="([^"]*)"/)).toBe('article');
    expect(within(html, /rel="canonical" href="([^"]*)"/)).toMatch(new RegExp(`/conversations/${topic.slug}$`));
    const board = await open(api.guest(), '/boards/ovens');
    expect(within(board.html, /<title>(.*?)<\/title>/)).toBe('Ovens · Lyceum');
  });
});

describe('what a document is sent as', () => {
  /** By hand: `fetch` would unpack it and not say so. */
  const sent = (path: string, accept: string, encoding: string) =>
    new Promise<{ encoding: string | undefined; cache: string | undefined; bytes: number }>((resolve, reject) => {
      request(api.url + path, { headers: { accept, 'accept-encoding': encoding } }, (answer) => {
        const { 'content-encoding': given, 'cache-control': cache } = answer.headers;
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve({ encoding: given, cache, bytes }));
      }).on('error', reject);
    });

  it('is short, and kept by nobody', async () => {
    const [plain, gzip, brotli] = await Promise.all(
      ['', 'gzip', 'gzip, br'].map((encoding) => sent('/', 'text/html', encoding)),
    );
    for (const { cache } of [plain!, gzip!, brotli!]) expect(cache).toBe('private, no-store');
    expect([plain!.encoding, gzip!.encoding, brotli!.encoding]).toEqual([undefined, 'gzip', 'br']);
    expect(gzip!.bytes).toBeLessThan(plain!.bytes / 2);
    expect(brotli!.bytes).toBeLessThan(plain!.bytes / 2);
  });

  it('the files of the app lie shortened beside themselves, and stay for ever', async () => {
    const { html } = await open(api.guest(), '/');
    const script = within(html, /src="(\/assets\/[^"]+\.js)"/)!;
    const short = await sent(script, '*/*', 'br, gzip');
    expect([short.encoding, short.cache]).toEqual(['br', 'public, max-age=31536000, immutable']);
    expect(short.bytes).toBeLessThan((await sent(script, '*/*', '')).bytes / 2);
  });
});
