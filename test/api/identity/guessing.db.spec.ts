import { startApi, type TestApi } from '../../support/servers/api.ts';
import { type Answer, PASSWORD } from '../../support/persona.ts';

const FAILURES = 10;
/** An account, and an address, may have as many times that. */
const WIDER = 10;
const FEW = 2;

let api: TestApi;
let strict: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUSTED_PROXIES: '127.0.0.1' });
  strict = await startApi({ TRUSTED_PROXIES: '127.0.0.1', LOGIN_FAILURES: String(FEW) });
});
afterAll(async () => {
  await api.close();
  await strict.close();
});

async function login(name: string, password: string, from: string, at = api): Promise<Answer> {
  const guest = at.guest();
  await guest.csrfToken();
  return guest.send('POST', '/api/v4/auth/login', { login: name, password }, { 'x-forwarded-for': from });
}

async function wrong(name: string, from: string): Promise<number[]> {
  const statuses = [];
  for (let attempt = 0; attempt < FAILURES; attempt += 1) {
    statuses.push((await login(name, `wrong ${attempt}`, from)).status);
  }
  return statuses;
}

describe('guessing (promise 27)', () => {
  it('ends after ten wrong passwords for one login from one address, whether it exists or not', async () => {
    await api.member('guessed');
    const answers = [];
    for (const name of ['guessed', 'guessed-not']) {
      expect(await wrong(name, '203.0.113.1')).toEqual(Array(FAILURES).fill(422));
      answers.push(await login(name, PASSWORD, '203.0.113.1'));
    }
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(Number(answers[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('guessed', PASSWORD, '203.0.113.2')).status).toBe(200);
  });

  it('a hundred at once are no way around it', async () => {
    await api.member('rushed');
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('rushed', 'wrong wrong', '203.0.113.3')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(FAILURES);
  });

  it.each([
    ['with an @ before an address', 'one', '@{}@example.test', '{}@example.test', 429],
    ['in other letters', 'two', '{}@EXAMPLE.test', '{}@example.test', 429],
    ['with an @ before a name', 'three', '@{}', ' {} ', 429],
    [
      'by a name and then by an address, of which nobody learns that they are one’s',
      'four',
      '{}',
      '{}@example.test',
      422,
    ],
  ])('counts alike what is there and what is not: %s', async (_, word, first, then, status) => {
    await api.member(`teller-${word}`);
    for (const name of [`teller-${word}`, `geen-${word}`]) {
      const from = `2001:db8:${first.length.toString(16)}${then.length.toString(16)}:${name.startsWith('geen') ? 1 : 2}::1`;
      expect(await wrong(first.replace('{}', name), from)).toEqual(Array(FAILURES).fill(422));
      expect([name, (await login(then.replace('{}', name), 'wrong', from)).status]).toEqual([name, status]);
    }
  });

  it('of an account from everywhere is answered as by a wrong password, like one that is not there', async () => {
    await strict.member('belegerd');
    const answers = [];
    for (const name of ['belegerd', 'niemand']) {
      for (let host = 0; host < FEW * WIDER; host += 1) await login(name, 'wrong', `203.0.113.${host}`, strict);
      answers.push(await login(name, PASSWORD, '198.51.100.7', strict));
    }
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it('from the addresses of one IPv6 network counts as from one', async () => {
    await strict.member('zesde');
    const statuses = [];
    for (const host of [':1', ':2:3', 'ffff:ffff:ffff:ffff']) {
      statuses.push((await login('zesde', 'wrong', `2001:db8:7:7:${host}`, strict)).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
    expect((await login('zesde', PASSWORD, '2001:db8:7:8::1', strict)).status).toBe(200);
  });
});
