/** @jest-environment node */
import type * as ClientFile from './client.ts';
import { type Operation, operations } from '@lyceum/contracts';
import type * as UnansweredFile from './idempotency-keys.ts';

const DAY_MS = 24 * 3_600_000;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status =
  (code: number, body: object = { data: {} }) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status: code }));

const page = globalThis as unknown as { sessionStorage?: Pick<Storage, 'getItem' | 'setItem'> };
let storage: Map<string, string>;
/** By what each request was called, and whatever the server does with the next. */
let names: (string | undefined)[];
let answers: (() => Promise<Response>)[];
let app: typeof ClientFile & typeof UnansweredFile;

/** The page is opened: what its modules knew is gone. */
function open(): void {
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- they keep what they know as long as their page
    app = { ...require('./client.ts'), ...require('./idempotency-keys.ts') };
  });
}

beforeEach(() => {
  storage = new Map();
  page.sessionStorage = {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
  };
  names = [];
  answers = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (String(url).endsWith('/csrf')) return status(200, { data: { token: 'token' } })();
    names.push((init?.headers as Record<string, string>)['Idempotency-Key']);
    return answers.shift()!();
  });
  open();
});
afterEach(() => {
  delete page.sessionStorage;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Says it once for each of what becomes of it. Answers how many different names that took. */
async function say(text: string, ...outcomes: (typeof answers)[number][]): Promise<number> {
  const before = names.length;
  answers.push(...outcomes);
  while (answers.length > 0) {
    const said = { params: { id: 7 }, body: { content: text } };
    await app.api('POST /api/v3/topics/{id}/comments', said).catch(() => undefined);
  }
  return new Set(names.slice(before)).size;
}

describe('what is sent again', () => {
  it.each([
    ['nothing was answered', lost],
    ['the answer broke off', () => Promise.resolve(new Response('{"da', { status: 201 }))],
    ['the server failed', status(500)],
    ['its writer was asked to log in first', status(401)],
    ['there were too many requests', status(429)],
    ['its token was stale', status(419)],
    ['a proxy refused it', () => Promise.resolve(new Response('<h1>Forbidden</h1>', { status: 403 }))],
  ])('is called as it was before, when %s', async (_, outcome) => {
    expect(await say('Lost', outcome, outcome, status(201))).toBe(1);
    expect(names[0]).toMatch(/^\d+(-\d+){3}$/);
  });

  it.each([
    ['answered', status(201)],
    ['refused', status(422)],
  ])('is another when the first was %s', async (_, outcome) => {
    expect(await say('Twice', outcome, status(201))).toBe(2);
  });

  it('is called as before on a page that was loaded anew', async () => {
    await say('Lost', lost);
    open();
    expect(await say('Lost', status(201))).toBe(1);
    expect(names[0]).toBe(names[1]);
    // And no longer than that.
    await say('Lost', status(201));
    expect(names[2]).not.toBe(names[0]);
  });

  it('shares its name with the same that is under way', async () => {
    let settle: (answer: Response) => void = () => undefined;
    const first = say('Double', () => new Promise((resolve) => (settle = resolve)));
    const second = say('Double', status(201));
    await second;
    settle(new Response('{}', { status: 201 }));
    await first;
    expect(names[0]).toBe(names[1]);
  });

  it('is another a day later, and after its writer has left', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout'] });
    await say('Late', lost);
    jest.setSystemTime(DAY_MS);
    await say('Late', lost);
    app.forgetKeys();
    await say('Late', lost);
    expect(new Set(names).size).toBe(3);
  });
});

it('what differs in a letter or in its address has a name of its own', async () => {
  await say('One', lost);
  await say('Two', lost);
  answers.push(lost);
  await app
    .api('POST /api/v3/topics/{id}/comments', { params: { id: 8 }, body: { content: 'One' } })
    .catch(() => undefined);
  expect(new Set(names).size).toBe(3);
});

it('no text lies in storage, and a bounded number of names', async () => {
  for (let index = 0; index < 30; index += 1) await say(`Canary ${index}`, lost);
  const [kept] = [...storage.values()];
  expect(JSON.parse(kept!)).toHaveLength(20);
  expect(kept).not.toContain('Canary');
});

it.each<[string, typeof page.sessionStorage]>([
  ['missing', undefined],
  [
    'forbidden',
    {
      getItem: () => {
        throw new Error('Denied');
      },
      setItem: () => {
        throw new Error('Denied');
      },
    },
  ],
  ['unreadable', { getItem: () => '[null, 3, {', setItem: () => undefined }],
  ['full of something else', { getItem: () => '[null, 3, {"name": 4}]', setItem: () => undefined }],
])('storage that is %s costs the memory of a reload alone', async (_, given) => {
  page.sessionStorage = given;
  open();
  expect(await say('Lost', lost, status(201))).toBe(1);
});

it('what sets something has no name: said again after its opposite, it counts anew', async () => {
  answers.push(lost);
  await app
    .api('POST /api/v4/topics/{id}/close', { params: { id: 7 }, body: { reason: 'Done' } })
    .catch(() => undefined);
  expect(names).toEqual([undefined]);
});

it('everything that creates has one, but for what is told here', () => {
  const elsewise = [
    // Nobody is there yet who could have named it, and a second one is refused.
    'POST /api/v4/auth/register',
    // Its answer is a secret.
    'POST /api/v4/tokens',
    'POST /api/v4/users/me/calendar',
    // A file carries its own name.
    'POST /uploader',
    // The same vote twice is one.
    'POST /api/v4/polls/{id}/responses',
    // The same report twice is one.
    'POST /api/v4/reports',
    // A draft without an event; the apps send a poll whole, with its topic.
    'POST /api/v4/polls',
    'POST /api/v4/polls/{id}/questions',
  ];
  const creating = (Object.values(operations) as Operation[])
    .filter(({ status: code }) => code === 201)
    .map(({ method, path }) => `${method} ${path}`);
  // It creates a letter, and answers 200 since the specification reads that.
  creating.push('POST /contact');
  expect([...app.CREATING, ...elsewise].sort()).toEqual(creating.sort());
});
