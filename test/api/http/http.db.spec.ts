import { readFileSync } from 'node:fs';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { type Answer, PASSWORD, Persona } from '../../support/persona.ts';

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

describe('what every answer says to the browser (promise 23)', () => {
  const get = (path: string, accept: string) => fetch(api.url + path, { headers: { accept } });

  it.each([
    ['a page of the member app', '/boards/ovens', 'text/html'],
    ['a page of the console', '/admin/topics', 'text/html'],
    ['an operation', '/api/v3/topics', 'application/json'],
    ['a refusal', '/api/v3/topics/999999', 'application/json'],
  ])('%s runs no inline script, loads nothing from elsewhere and stands in no frame', async (_, path, accept) => {
    const { headers } = await get(path, accept);
    const policy = headers.get('content-security-policy')!;
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
    expect(rules.get('script-src')).toBe("'self'");
    expect(rules.get('default-src')).toBe("'none'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect([name, rules.get(name)]).toEqual([name, "'none'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('an address with a dot is a page where no file of that name lies; a file that is not there is missing', async () => {
    await api.member('femke.h');
    expect((await get('/profile/femke.h', 'text/html')).status).toBe(200);
    expect((await get('/assets/nothing.js', '*/*')).status).toBe(404);
    expect((await get('/favicon.svg', 'image/*')).headers.get('content-type')).toContain('svg');
    expect((await get('/../package.json', '*/*')).status).toBe(404);
  });

  it('a page carries the nonce that its policy lets pass, another one each time', async () => {
    const nonceOf = async () => {
      const answer = await get('/', 'text/html');
      const nonce = /name="csp-nonce" content="([^"]+)"/.exec(await answer.text())?.[1];
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });
});

describe('the base /q', () => {
  it('answers the same operations', async () => {
    await makeTopic(member, boardId, 'Onder q');
    const [plain, under] = await Promise.all([
      member.send('GET', '/api/v3/topics'),
      member.send('GET', '/q/api/v3/topics'),
    ]);
    expect(under.status).toBe(200);
    expect(under.body).toEqual(plain.body);
  });
});

describe('the query language (decisions 3)', () => {
  it.each(['where=title:x', 'where_gte=title:x', 'with=secrets', 'order_by=password_hash:asc'])(
    'refuses what a list does not know: %s',
    async (query) => {
      const { status, body } = await admin.send('GET', `/api/v3/topics?${query}`);
      expect([status, Object.keys(body.errors as object)]).toEqual([422, [query.split('=')[0]]]);
    },
  );
});

describe('the server’s own texts', () => {
  it('are in the member’s language, else in that of their browser, contracts and rules alike', async () => {
    const dutch = { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.5' };
    const guest = api.guest();
    expect((await guest.send('GET', '/api/v3/profile/me', undefined, dutch)).body.message).toBe('Log eerst in.');
    expect((await guest.send('GET', '/api/v3/profile/me')).body.message).toBe('Please log in first.');
    const spreekster = await api.member('spreekster');
    await spreekster.call('PUT /api/v3/profile', { body: { locale: 'nl' } });
    const asked = { 'accept-language': 'en' };
    const refused = await spreekster.send('POST', '/conversations', { title: '', channel_id: boardId }, asked);
    expect(refused.body.errors.title).toEqual(['Een titel is verplicht']);
    expect(refused.body.errors.content).toEqual(['Dit veld is verplicht']);
    const missing = await spreekster.send('GET', '/api/v3/topics/999999', undefined, asked);
    expect(missing.body.message).toBe('Dat topic is er niet.');
    const wrong = { current_password: 'not this one', password: 'x'.repeat(12), password_confirmation: 'x'.repeat(12) };
    const changed = await spreekster.send('POST', '/api/v4/users/password', wrong, asked);
    expect(changed.body.errors.current_password).toEqual(['Dit is niet je wachtwoord.']);
    expect((await spreekster.call('POST /api/v4/auth/logout')).body.message).toBe('Je bent uitgelogd.');
  });
});

describe('bounds', () => {
  it('bodies of 256 kB are the largest, and of 512 kB where an operation takes a long text', async () => {
    await member.csrfToken();
    const statusOf = async (path: string, length: number) =>
      (await member.send('POST', path, { title: 'x'.repeat(length), email: 'nobody@example.test' })).status;
    expect(await statusOf('/api/v4/auth/forgot-password', 256 * 1024)).toBe(413);
    expect(await statusOf('/api/v4/auth/forgot-password', 255 * 1024)).toBe(200);
    expect(await statusOf('/conversations', 511 * 1024)).toBe(422);
    expect(await statusOf('/conversations', 512 * 1024)).toBe(413);
  });

  it('a body of too many names is refused before it is parsed', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`a${n}`, 1]));
    const { status, body } = await member.send('PUT', '/api/v4/drafts/new:board-3', { content: many });
    expect([status, body.message]).toEqual([422, 'What was sent has too many parts.']);
  });

  it('nothing is parsed of a forged request, a guest’s, or one without a right or an address', async () => {
    const large = { text: 'x'.repeat(200_000) };
    const parse = jest.spyOn(JSON, 'parse');
    const parsed = () => parse.mock.calls.filter(([text]) => String(text).length > 100_000).length;
    try {
      const guest = api.guest();
      const forged = await guest.send('POST', '/api/v4/auth/login', large);
      await guest.csrfToken();
      const asGuest = await guest.send('PUT', '/api/v4/drafts/new:board-3', large);
      const nowhere = await guest.send('POST', '/api/v4/nothing-here', large);
      const asMember = await member.send('POST', '/api/v4/admin/levels', large);
      expect([forged, asGuest, nowhere, asMember].map(({ status }) => status)).toEqual([419, 401, 404, 403]);
      expect(parsed()).toBe(0);
      expect((await member.send('PUT', '/api/v4/drafts/new:board-3', { content: large })).status).toBe(422);
      expect(parsed()).toBe(1);
    } finally {
      parse.mockRestore();
    }
  });

  it('who asks too much is told when to come back, and others are still served', async () => {
    const strict = await startApi({ REQUESTS_PER_MINUTE: '20' });
    try {
      const [busy, calm] = [await strict.member('busy'), await strict.member('calm')];
      const answers: Answer[] = [];
      for (let n = 0; n < 25; n += 1) answers.push(await busy.call('GET /api/v3/profile/me'));
      expect(answers.at(-1)!.status).toBe(429);
      const served = answers.filter(({ status }) => status === 200).map(({ headers }) => headers);
      expect(served.map((headers) => headers.get('ratelimit-policy'))).toEqual(
        served.map(() => '"requests";q=20;w=60'),
      );
      const left = served.map((headers) => Number(/^"requests";r=(\d+);t=\d+$/.exec(headers.get('ratelimit')!)![1]));
      expect(left).toEqual(left.map((_, n) => left[0]! - n));
      expect(left.at(-1)).toBe(0);
      expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await calm.call('GET /api/v3/profile/me')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('behind https', () => {
  it('cookies are for this host alone and never sent in clear, and no mutation comes from http (promises 24 and 25)', async () => {
    const secure = await startApi({ PUBLIC_URL: 'https://klei.example' });
    try {
      const guest = secure.guest();
      await guest.csrfToken();
      const answer = await guest.send('POST', '/api/v4/auth/register', {
        email: 'https@example.test',
        password: PASSWORD,
        first_name: 'H',
        last_name: 'S',
        username: 'https-member',
      });
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-lyceum='))!;
      expect(session).toMatch(/; Path=\/(?:;|$)/);
      for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(session).toContain(attribute);
      expect(session).not.toContain('Domain');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
      await guest.csrfToken();
      const { host } = new URL(secure.url);
      for (const [scheme, status] of [
        ['http', 419],
        ['https', 200],
      ]) {
        const from = { origin: `${scheme}://${host}` };
        expect((await guest.send('POST', '/api/v4/auth/logout', {}, from)).status).toBe(status);
      }
    } finally {
      await secure.close();
    }
  });
});

describe('metrics', () => {
  it('tell of requests, processors, transactions and jobs', async () => {
    await member.call('GET /api/v3/topics');
    const answer = await fetch(`${api.url}/metrics`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toMatch(/lyceum_request_seconds_count\{method="GET",route="\/api\/v3\/topics",status="200"\} [1-9]/);
    expect(text).toMatch(/lyceum_processor_lag_seconds\{processor="community\.feed"\} \d/);
    expect(text).toMatch(/lyceum_processor_lag_events\{processor="community\.feed"\} \d/);
    expect(text).toMatch(/lyceum_oldest_write_transaction_seconds \d/);
    expect(text).toMatch(/lyceum_jobs\{state="failed"\} 0/);
    expect(text).toMatch(/lyceum_database_connections\{pool="pool",state="waiting"\} 0/);
    expect(text).toMatch(/lyceum_sockets 0/);
    expect(text).toMatch(/lyceum_mails_unsent 0/);
    expect(text).toMatch(/lyceum_redis_up 1/);
  });

  it('are those that the alert rules and the dashboard ask for', async () => {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    const known = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name));
    const files = ['alerts.yml', 'dashboard.json'].map((name) => readFileSync(`deploy/monitoring/${name}`, 'utf8'));
    const asked = [...files.join('\n').matchAll(/\b(?:lyceum|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.map((name) => name.replace(/_(?:bucket|count)$/, '')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('are for this machine, or for whoever bears the token', async () => {
    const read = (headers: Record<string, string>, url = api.url) => fetch(`${url}/metrics`, { headers });
    expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    const guarded = await startApi({ METRICS_TOKEN: 'a token of twenty letters' });
    try {
      expect((await read({}, guarded.url)).status).toBe(403);
      expect((await read({ authorization: 'Bearer another token, as long' }, guarded.url)).status).toBe(403);
      expect((await read({ authorization: 'Bearer a token of twenty letters' }, guarded.url)).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });
});

describe('tokens of a member’s own programs', () => {
  const make = async (who: Persona, scopes: string[]): Promise<{ id: number; token: string }> => {
    const answer = await who.call('POST /api/v4/tokens', {
      body: { name: 'My program', scopes, current_password: PASSWORD },
    });
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  /** A program: no cookies, no CSRF token. */
  const send = (token: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    new Persona(api.url).send(method, path, body, { authorization: `Bearer ${token}` });
  const topic = { title: 'Van een programma', content: '<p>Gemeten om negen uur</p>' };

  it('do what their scopes say, as their member, without a CSRF token', async () => {
    const [reads, writes] = [await make(member, ['read']), await make(member, ['read', 'write'])];
    expect((await send(reads.token, 'GET', '/api/v3/profile/me')).body.data.id).toBe(member.id);
    expect((await send(reads.token, 'POST', '/conversations', { ...topic, channel_id: boardId })).status).toBe(403);
    const posted = await send(writes.token, 'POST', '/conversations', { ...topic, channel_id: boardId });
    expect([posted.status, posted.body.data.user_id]).toEqual([201, member.id]);
  });

  it('hold staff’s rights only with the scope for them', async () => {
    const [plain, staff] = [await make(admin, ['read', 'write']), await make(admin, ['read', 'staff'])];
    expect((await send(plain.token, 'GET', '/api/v4/admin/topics')).status).toBe(403);
    expect((await send(staff.token, 'GET', '/api/v4/admin/topics')).status).toBe(200);
    const hidden = await makeBoard(admin, 'Bestuur', 'admin', 'admin');
    expect((await send(plain.token, 'GET', `/api/v3/topics?board_id=${hidden}`)).status).toBe(404);
    expect((await send(staff.token, 'GET', `/api/v3/topics?board_id=${hidden}`)).status).toBe(200);
  });

  it('make no tokens, and are dead once revoked, expired or their member banned', async () => {
    const made = await make(member, ['read', 'write', 'staff']);
    expect((await send(made.token, 'POST', '/api/v4/tokens', { name: 'x', scopes: ['read'] })).status).toBe(403);
    expect((await send(made.token, 'GET', '/api/v4/tokens')).status).toBe(403);
    expect((await member.call('DELETE /api/v4/tokens/{id}', { params: { id: made.id } })).status).toBe(200);
    expect((await send(made.token, 'GET', '/api/v3/topics')).status).toBe(401);

    const old = await make(member, ['read']);
    await api.kernel.db.pool.query(`update identity.api_token set expires_at = now() - interval '1 s' where id = $1`, [
      old.id,
    ]);
    expect((await send(old.token, 'GET', '/api/v3/topics')).status).toBe(401);
    expect((await send('lyceum_invented', 'GET', '/api/v3/topics')).status).toBe(401);
  });

  it('are twenty at most, also when many are asked for at once', async () => {
    const eager = await api.member('eager');
    await eager.csrfToken();
    await eager.call('POST /api/v4/auth/confirm', { body: { password: PASSWORD } });
    const asked = Array.from({ length: 30 }, () =>
      eager.call('POST /api/v4/tokens', { body: { name: 'x', scopes: ['read'] } }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([201, 409].map((status) => statuses.filter((each) => each === status).length)).toEqual([20, 10]);
  });

  it('are stored by hash, listed without their secret, and belong to their member', async () => {
    const made = await make(member, ['read']);
    const { rows } = await api.kernel.db.pool.query('select t::text as row from identity.api_token t');
    for (const { row } of rows) expect(row).not.toContain(made.token);
    const listed = await member.call('GET /api/v4/tokens');
    expect(JSON.stringify(listed.body)).not.toContain(made.token);
    expect((await admin.call('DELETE /api/v4/tokens/{id}', { params: { id: made.id } })).status).toBe(404);
  });
});
