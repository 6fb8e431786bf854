import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type Operation, operations } from '@lyceum/contracts';
import { createDatabase, DEMO_TEMPLATE, type TestDatabase } from '../../support/servers/database.ts';
import { OwnProcess } from '../../support/servers/deployment.ts';
import { fitting, type JsonSchema } from '../../support/operations/from-schema.ts';
import { Persona } from '../../support/persona.ts';
import { DEMO_PASSWORD, demoAccount } from '../../support/servers/running.ts';

/** Promise 49. */
const LONGEST_MS = 50;
const LARGEST = 250_000;
/** What holds the loop does so each time; a collection of garbage does not. */
const TRIES = 4;

const filled = (unit: string, length = LARGEST): string => unit.repeat(Math.floor(length / unit.length));
/** Texts that parsers, patterns and cleaners have been stopped by. The shorter ones are as long as rich text may be. */
const TEXTS: Record<string, string> = {
  'tags within each other': filled('<b><i>', 99_000),
  'lists within each other': filled('<ul><li>', 99_000),
  'as deep as may be': filled(`${'<b>'.repeat(49)}x${'</b>'.repeat(49)}`, 30_000),
  'as many tags as may be': filled('<p>x</p>', 39_000),
  links: filled('<a href="https://example.com/?a=1&b=2">x</a>', 99_000),
  'tags that are no tags': filled('<', 99_000),
  'signs to be escaped': filled('&', 99_000),
  'one comment of many words': filled('<p>a & b</p> ', 19_000),
  'one long word': filled('a'),
  blanks: ` ${filled(' ')}x`,
  'an address that never ends': `a@${filled('a.')}`,
  'combined letters': filled('e\u0301'),
};
const BODIES: Record<string, string> = {
  'arrays within each other': '['.repeat(100_000) + ']'.repeat(100_000),
  'ten thousand names': `{${Array.from({ length: 16_000 }, (_, n) => `"name${n}":1`).join(',')}}`,
  'a long list': `[${filled('1,')}1]`,
  'the same name again': `{${filled('"title":1,')}"title":1}`,
};

interface Described {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

let database: TestDatabase;
let server: OwnProcess;
let admin: Persona;
let board: number;
let document: { paths: Record<string, Record<string, Described>> };
const folder = mkdtempSync(join(tmpdir(), 'lyceum-stalls-'));
const stalls = join(folder, 'stalls');

jest.setTimeout(300_000);
beforeAll(async () => {
  writeFileSync(stalls, '');
  [database] = await Promise.all([createDatabase({ template: DEMO_TEMPLATE, verified: false }), OwnProcess.build()]);
  server = await OwnProcess.begin({
    DATABASE_URL: database.url,
    APP_SECRET: process.env.TEST_APP_SECRET!,
    DEMO_MODE: 'true',
    REQUESTS_PER_MINUTE: '0',
    LOGIN_FAILURES: '0',
    STALLS_FILE: stalls,
    NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, '..', '..', 'support', 'faults', 'stall-probe.mjs')).href}`,
  });
  await server.ready();
  document = await fetch(`${server.url}/api/openapi.json`).then((answer) => answer.json() as Promise<typeof document>);
  admin = await signedIn();
  const boards = (await admin.call('GET /api/v4/community/channels')).body.data as { id: number; slug: string }[];
  board = boards.find(({ slug }) => slug === 'glazes')!.id;
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function signedIn(): Promise<Persona> {
  const persona = new Persona(server.url);
  await persona.login(demoAccount('admin'), DEMO_PASSWORD);
  return persona;
}

/** How long the loop was held by what is done here (0: too short to tell). */
async function heldBy(work: () => Promise<unknown>): Promise<number> {
  const before = readFileSync(stalls, 'utf8').length;
  await work();
  // Until the probe has looked once more, and what the request led to has been projected.
  await sleep(30);
  return Math.max(0, ...readFileSync(stalls, 'utf8').slice(before).split('\n').map(Number));
}

/** What is held each time: the least of some tries. */
async function heldEachTime(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < TRIES && least > LONGEST_MS; n += 1) least = Math.min(least, await heldBy(work));
  return least;
}

async function send({ method, path, takesKey }: Operation, body: string): Promise<void> {
  const answer = await fetch(server.url + path.replace('{kind}', 'topic').replace(/\{\w+\}/g, '1'), {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: admin.cookieHeader,
      'x-csrf-token': await admin.csrfToken(),
      ...(takesKey && { 'idempotency-key': String(Math.random()) }),
    },
    body,
  });
  if (answer.status === 401) admin = await signedIn();
  await answer.text();
}

/** What a post needs, where there are such fields. */
const inPlace = (properties: object): object =>
  Object.fromEntries(
    Object.entries({ title: 'Te lang', content: '<p>Genoeg tekst</p>', channel_id: board }).filter(
      ([name]) => name in properties,
    ),
  );

/** The body as it should be, with one of its texts or lists as it should not. */
function spoilt(schema: JsonSchema): [string, string][] {
  const { properties = {}, required = [] } = schema;
  const wanted = { ...schema, properties: Object.fromEntries(required.map((name) => [name, properties[name]!])) };
  const [sane] = fc.sample(fitting(wanted, { numbers: [1, 2], uuids: [] }), { numRuns: 1, seed: 1 }) as [object];
  const texts = Object.entries(properties).filter(([, { type }]) => type === 'string' || type === undefined);
  return texts.flatMap(([name]) =>
    Object.entries(TEXTS).map(([what, text]): [string, string] => [
      `${name}: ${what}`,
      JSON.stringify({ ...sane, ...inPlace(properties), [name]: text }),
    ]),
  );
}

/** Last what takes away what the others are about: topics, the session, a part of the product. */
const takesAway = ([name]: [string, unknown]): number =>
  Number(/^(?:delete|remove|dismiss|logout|erase|changeSettings)/.test(name));
const mutations = Object.entries(operations as Record<string, Operation>)
  .filter(([, { method }]) => method !== 'GET')
  .sort((one, other) => takesAway(one) - takesAway(other));

describe('no request of 256 kB holds up all others (promise 49)', () => {
  let longest = { ms: 0, by: 'nothing' };
  afterAll(() => process.stdout.write(`longest stall: ${longest.ms} ms, by ${longest.by} (0: below 10 ms)\n`));

  it('reads the history of the longest texts', async () => {
    const content = filled('<p>alinea met <b>nadruk</b></p>', 70_000);
    const topic = await admin.call('POST /conversations', { body: { title: 'Lang', content, channel_id: board } });
    const params = { id: topic.body.data.id as number };
    for (let n = 0; n < 12; n += 1)
      await admin.call('PUT /api/v4/topics/{id}', { params, body: { content: `${content}<p>${n}</p>` } });
    const read = () => new Persona(server.url).call('GET /api/v4/topics/{id}/history', { params });
    expect((await read()).body.data).toHaveLength(13);
    expect(await heldEachTime(read)).toBeLessThanOrEqual(LONGEST_MS);
  });

  it.each(mutations)('%s', async (name, operation) => {
    const described = document.paths[operation.path]![operation.method.toLowerCase()]!;
    const json = described.requestBody?.content['application/json']?.schema;
    const bodies = [...Object.entries(BODIES), ...(json ? spoilt(json) : [])];
    const all = await heldBy(async () => {
      for (const [, body] of bodies) await send(operation, body);
    });
    if (all > longest.ms) longest = { ms: all, by: name };
    if (all <= LONGEST_MS) return;
    const slow: string[] = [];
    for (const [what, body] of bodies) {
      const ms = await heldEachTime(() => send(operation, body));
      if (ms > LONGEST_MS) slow.push(`${what}: ${ms} ms`);
    }
    expect(slow).toEqual([]);
  });
});
