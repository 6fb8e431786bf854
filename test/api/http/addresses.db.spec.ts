import { request } from 'node:http';
import { PATHS } from '@lyceum/contracts/first-page';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { edit } from '../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  boardId = await makeBoard(admin, 'Ovens');
});
afterAll(() => api.close());

interface Sent {
  status: number;
  type: string;
  location: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** By hand: `fetch` puts an address right, follows redirects, and says what it takes. */
function get(path: string, accept?: string, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    request({ hostname, port, path, method, headers: accept ? { accept } : {} }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => {
        const { 'content-type': type = '', location } = answer.headers;
        resolve({ status: answer.statusCode!, type, location, headers: answer.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the address of a screen', () => {
  const screens = ['/', '/boards/ovens', '/profile/memo', '/profile', '/profile/settings', '/bookmarks', '/auth/login'];
  /** A member app's path that no module registers on the server is a 404. */
  const registered = Object.values(PATHS).filter((path) => !path.includes(':'));
  const rest = [
    '/profile/settings/purchases/1/invoices',
    '/checkout/test/purchase-1-first',
    '/messages/1',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/verify-email',
    '/login',
    '/admin',
    '/admin/topics',
  ];

  it.each([...new Set([...screens, ...registered, ...rest])])(
    '%s answers the app, whatever is said to be taken',
    async (path) => {
      for (const accept of ['text/html', '*/*', 'application/json', undefined]) {
        const { status, type } = await get(path, accept);
        expect([path, accept, status, type]).toEqual([path, accept, 200, 'text/html; charset=utf-8']);
      }
      expect((await get(path, '*/*', 'HEAD')).status).toBe(200);
    },
  );

  it.each([
    ['that there is none of', '/nowhere'],
    ['of a profile that there is not', '/profile/nobody'],
    ['of a board that there is not', '/boards/nowhere'],
    ['of a conversation that there is not', '/conversations/nowhere'],
  ])('%s is missing, and a browser is told so by the app', async (_, path) => {
    const { status, type, body } = await get(path, 'text/html');
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect((await get(path, '*/*')).status).toBe(404);
  });

  it('that a conversation no longer has leads to where it is, with what stood behind it', async () => {
    const topic = await makeTopic(member, boardId, 'Eerste adres');
    expect((await edit(admin, topic.id, { slug: 'tweede-adres' })).status).toBe(200);
    for (const accept of ['text/html', '*/*']) {
      const { status, location, headers } = await get(`/conversations/${topic.slug}?from=mail`, accept);
      expect([status, location]).toEqual([301, '/conversations/tweede-adres?from=mail']);
      // To whom it is shown is asked anew each time.
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await get('/conversations/tweede-adres', 'text/html')).status).toBe(200);
  });
});

describe('an address that is no screen’s', () => {
  it('is missing in JSON for whoever asks for no page', async () => {
    for (const path of ['/nowhere', '/assets/nothing.js', '/api/v4/nothing']) {
      const { status, type, body } = await get(path, '*/*');
      expect([path, status, type]).toEqual([path, 404, 'application/json; charset=utf-8']);
      expect(JSON.parse(body)).toEqual({ message: 'There is nothing at this address.' });
    }
  });

  it('tells nothing of files outside of the app', async () => {
    const told = await Promise.all(
      ['/etc/host.conf', '/etc/nope.conf', '/etc/passwd'].map(async (file) => {
        const { status, body } = await get(`${'/..'.repeat(12)}${file}`, '*/*');
        return [status, body];
      }),
    );
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await get('/../package.json', '*/*')).status).toBe(404);
    expect((await get('/../src/main.tsx', '*/*')).status).toBe(404);
  });

  it('that cannot be read is refused in the one shape, with the headers of every answer', async () => {
    const { status, headers, body } = await get('/%E0%A4%A', '*/*');
    expect([status, JSON.parse(body)]).toEqual([400, { message: 'This address cannot be read.' }]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a default avatar', () => {
  it('of nobody is missing, and nobody keeps that', async () => {
    for (const name of ['999999', 'abc', '99999999999', '-1', '0']) {
      const { status, type, headers } = await get(`/avatars/${name}.svg`, 'image/*');
      expect([name, status, type]).toEqual([name, 404, 'application/json; charset=utf-8']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('of a member is a picture, kept for a day', async () => {
    const { status, type, headers } = await get(`/avatars/${member.id}.svg`, 'image/*');
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('what operations answer', () => {
  it('is kept by nobody', async () => {
    for (const path of ['/api/v3/topics', '/api/v4/auth/csrf', '/api/v3/profile/me', '/api/v4/admin/members']) {
      expect([path, (await get(path, 'application/json')).headers['cache-control']]).toEqual([
        path,
        'private, no-store',
      ]);
    }
  });
});

describe('the address of a new topic', () => {
  const slugOn = async (board: number, more: object = {}): Promise<string> => {
    const body = { title: 'Canary', content: '<p>Words enough</p>', channel_id: board, post_type: 'text', ...more };
    const { status, body: made } = await member.call('POST /conversations', { body });
    expect(status).toBe(201);
    return made.data.slug as string;
  };

  it('tells nothing of topics that its author may not see: it bears an id unless everybody may read it', async () => {
    const closed = await makeBoard(admin, 'Closed', 'member');
    const staff = await makeBoard(admin, 'Staff', 'moderator', 'moderator');
    const hidden = await makeTopic(admin, staff, 'Canary');
    expect(hidden.slug).toBe(`canary-${hidden.id}`);
    expect(await slugOn(closed)).toMatch(/^canary-\d+$/);
    expect(await slugOn(boardId)).toBe('canary');
  });

  it('of a scheduled topic bears its id, so that the title stays free', async () => {
    const release_date = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
    const body = {
      title: 'Later',
      content: '<p>Words enough</p>',
      channel_id: boardId,
      post_type: 'text',
      release_date,
    };
    const made = await admin.call('POST /conversations', { body });
    expect([made.status, made.body.data.slug]).toEqual([201, `later-${made.body.data.id}`]);
    expect((await makeTopic(member, boardId, 'Later')).slug).toBe('later');
  });
});
