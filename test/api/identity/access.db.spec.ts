import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
});
afterAll(() => api.close());

const everyOperation = Object.entries(operations) as [string, Operation][];
/** A path with ids that lead nowhere: what is asked here is only whether one gets that far. */
const pathOf = ({ path }: Operation): string => path.replace('{kind}', 'topic').replace(/\{\w+\}/g, '999999');
const mutations = everyOperation.filter(([, { method, oneClick }]) => method !== 'GET' && !oneClick);

describe('every mutation wants the CSRF token of its own session (promise 24)', () => {
  it.each(mutations)('%s', async (_, operation) => {
    const before = await api.eventCount();
    const other = await api.guest().csrfToken();
    const own = await member.csrfToken();
    const attempts: Record<string, string>[] = [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': 'invented' },
      { 'x-csrf-token': other },
      { 'x-csrf-token': own, origin: 'https://evil-example.com' },
      { 'x-csrf-token': own, origin: `http://${new URL(api.url).host}.evil.example` },
    ];
    for (const headers of attempts) {
      const { status } = await member.send(operation.method, pathOf(operation), {}, headers);
      expect([headers, status]).toEqual([headers, 419]);
    }
    expect(await api.eventCount()).toBe(before);
  });

  it('except what a mail program asks by a token of its own and what a provider of payments signs, and nothing else', () => {
    const others = everyOperation.filter(([, { oneClick }]) => oneClick).map(([name]) => name);
    expect(others.sort()).toEqual(['receiveTestWebhook', 'unsubscribe']);
  });
});

describe('sessions (promise 25)', () => {
  it('get another token at each login, and the old one is dead', async () => {
    const persona = api.guest();
    await persona.login('memo@example.test');
    const before = persona.cookies.get('lyceum_session')!;
    expect(Buffer.from(before, 'base64url').length * 8).toBe(256);
    await persona.login('memo');
    expect(persona.cookies.get('lyceum_session')).not.toBe(before);

    const thief = api.guest();
    thief.cookies.set('lyceum_session', before);
    expect((await thief.call('GET /api/v3/profile/me')).status).toBe(401);
  });

  it('end with logging out, for whoever copied the cookie too', async () => {
    const persona = api.guest();
    await persona.login('memo');
    const copied = persona.cookies.get('lyceum_session')!;
    expect((await persona.call('POST /api/v4/auth/logout')).status).toBe(200);
    const thief = api.guest();
    thief.cookies.set('lyceum_session', copied);
    expect((await thief.call('GET /api/v3/profile/me')).status).toBe(401);
  });

  it('are stored by hash only', async () => {
    const persona = api.guest();
    await persona.login('memo');
    const { rows } = await api.kernel.db.pool.query('select encode(token_hash, $1) as hash from identity.session', [
      'escape',
    ]);
    for (const { hash } of rows) expect(hash).not.toContain(persona.cookies.get('lyceum_session'));
  });
});

describe('accounts', () => {
  it('sign in by e-mail, by username and by @username, in any case', async () => {
    for (const login of ['memo@example.test', 'MEMO@example.test', 'memo', '@memo']) {
      expect([login, (await api.guest().login(login)).status]).toEqual([login, 200]);
    }
  });

  it('answer the same whether the account or the password is wrong', async () => {
    const [wrong, unknown] = [await api.guest().login('memo', 'nothing'), await api.guest().login('nobody', PASSWORD)];
    expect([wrong.status, wrong.body]).toEqual([422, unknown.body]);
    expect(unknown.status).toBe(422);
  });

  it('store passwords as argon2id, 19 MiB, two passes (promise 26)', async () => {
    const { rows } = await api.kernel.db.pool.query('select password_hash from identity.credential limit 1');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuse a taken address or username under its own field, and write nothing', async () => {
    const before = await api.eventCount();
    const person = { password: PASSWORD, first_name: 'A', last_name: 'B' };
    const taken = await api.guest().call('POST /api/v4/auth/register', {
      body: { ...person, email: 'new@example.test', username: 'Memo' },
    });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['username']]);
    const address = await api.guest().call('POST /api/v4/auth/register', {
      body: { ...person, email: 'MEMO@example.test', username: 'another' },
    });
    expect([address.status, Object.keys(address.body.errors)]).toEqual([422, ['email']]);
    expect(await api.eventCount()).toBe(before);
    const { rows } = await api.kernel.db.pool.query(
      `select 1 from identity.credential where email = 'new@example.test'`,
    );
    expect(rows).toEqual([]);
  });

  it('of one username, registered fifty times at once, are one', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        api.guest().call('POST /api/v4/auth/register', {
          body: {
            email: `race${index}@example.test`,
            password: PASSWORD,
            first_name: 'R',
            last_name: 'R',
            username: 'racer',
          },
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(422)]);
  });

  it('change roles by an administrator only, never their own', async () => {
    const route = 'POST /api/v4/admin/members/{id}/role' as const;
    const target = await api.member('promoted');
    const done = await admin.call(route, {
      params: { id: target.id },
      body: { role: 'moderator', reason: 'Helps a lot' },
    });
    expect([done.status, done.body.data.isModerator]).toEqual([200, true]);
    expect((await target.call('GET /api/v4/admin/topics')).status).toBe(200);
    expect((await admin.call(route, { params: { id: admin.id }, body: { role: 'member' } })).status).toBe(409);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'member', id: target.id },
    });
    expect(history.body.data.at(-1)).toMatchObject({
      type: 'MemberRoleChanged',
      reason: 'Helps a lot',
      actor: { id: admin.id },
    });
  });
});

describe('the limits of an address and of a member (promise 27)', () => {
  it('hold for requests and for new accounts, and are answered by 429 with the time to wait', async () => {
    const limited = await startApi({ REQUESTS_PER_MINUTE: '20', REGISTRATIONS_PER_HOUR: '2' });
    try {
      const first = await limited.member('first');
      await limited.member('second');
      await expect(limited.member('third')).rejects.toThrow('Too many attempts');
      const statuses = [];
      for (let request = 0; request < 25; request += 1) {
        statuses.push((await first.call('GET /api/v3/profile/me')).status);
      }
      expect(statuses.slice(-3)).toEqual([429, 429, 429]);
      expect((await first.send('GET', '/media/1/original')).status).toBe(429);
      expect((await first.send('POST', '/broadcasting/auth', {})).status).toBe(429);
      expect((await limited.guest().send('GET', '/health/ready')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('what tells nobody who asks (promise 27)', () => {
  const PER_MINUTE = 20;
  const FROM_ONE_ADDRESS = PER_MINUTE * 10;
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ REQUESTS_PER_MINUTE: String(PER_MINUTE), TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => limited.close());

  type Ask = [method: string, path: string, headers: Record<string, string>, status: number];
  async function statuses([method, path, headers]: Ask, from: string, times: number): Promise<number[]> {
    const answers = [];
    for (let n = 0; n < times; n += 1) {
      const sent = { ...headers, 'x-forwarded-for': from };
      answers.push((await limited.guest().send(method, path, method === 'GET' ? undefined : {}, sent)).status);
    }
    return answers;
  }

  const asGuest: [string, Ask, number][] = [
    ['a token that opens nothing', ['GET', '/api/v3/topics', { authorization: 'Bearer lyceum_no' }, 401], 20],
    ['a mutation without its CSRF token', ['POST', '/api/v4/auth/login', {}, 419], 4],
    ['a picture', ['GET', '/avatars/999.svg', {}, 404], 20],
    ['a file', ['GET', '/files/nothing/original.png', {}, 404], 20],
  ];
  it.each(asGuest)('counts as a guest’s question: %s', async (name, ask, free) => {
    const from = `203.0.113.${asGuest.findIndex(([each]) => each === name)}`;
    const answers = await statuses(ask, from, free + 2);
    expect(answers.slice(0, free)).not.toContain(429);
    expect(answers.slice(free)).toEqual([429, 429]);
    expect((await limited.guest().send('GET', '/api/v3/topics', undefined, { 'x-forwarded-for': from })).status).toBe(
      429,
    );
  });

  it.each<[string, Ask]>([
    ['addresses where there is nothing', ['GET', '/nothing-here', {}, 404]],
    ['a built file', ['GET', '/assets/nothing.js', {}, 404]],
    ['what documents the API', ['GET', '/api/openapi.json', {}, 200]],
  ])('counts by its address: %s', async (name, ask) => {
    const from = `2001:db8:0:${name.length}::`;
    const answers = await statuses(ask, `${from}1`, FROM_ONE_ADDRESS);
    expect(new Set(answers)).toEqual(new Set([ask[3]]));
    const [late] = await statuses(ask, `${from}2`, 1);
    expect(late).toBe(429);
    expect(await statuses(['GET', '/health/live', {}, 200], `${from}1`, 1)).toEqual([200]);
  });
});
