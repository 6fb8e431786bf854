import { errorBody, type Operation, operationsByModule } from '@lyceum/contracts';
import fc from 'fast-check';
import { bmp } from '../content/pictures.ts';
import { type Persona } from '../persona.ts';
import { startApi, type TestApi } from '../servers/api.ts';
import { injected } from '../transport.ts';
import { type JsonSchema, nearly } from './from-schema.ts';
import { sendAgainIfBusy } from './patience.ts';
import { type Scene, sceneFor } from './scene.ts';
import { surplus } from './surplus.ts';

const CASES = Number(process.env.FUZZ_CASES ?? 100);

/** The same cases every time; another number finds others. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);

interface Described {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Case {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

let api: TestApi;
let document: { paths: Record<string, Record<string, Described>> };

/** A picture, now and then, under a name and a uuid that may be anything. */
const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('file') || name === 'avatar') form.append(name, new Blob([new Uint8Array(bmp())]), 'a.bmp');
    else form.append(name, word(value));
  }
  return form;
};

/** What stands in an address: something that there is of that kind, more often than not, or what fits the schema. */
function inPath(template: string, { parameters }: Described, scene: Scene): fc.Arbitrary<Record<string, unknown>> {
  const here = parameters.filter((parameter) => parameter.in === 'path');
  const schemas = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
  const there = here.map(({ name, schema }) => {
    const kind = template.split(`/{${name}}`)[0]!.split('/').at(-1)!;
    const known = scene.named[name] ?? scene.named[kind];
    const some = schema.type === 'string' ? (scene.named[name]?.map(String) ?? scene.words) : (known ?? scene.numbers);
    return [name, fc.constantFrom(...some)];
  });
  const fitting = nearly(schemas, Object.keys(schemas), scene);
  return fc.oneof(fitting, fc.record(Object.fromEntries(there) as Record<string, fc.Arbitrary<unknown>>));
}

function casesOf(template: string, described: Described, scene: Scene): fc.Arbitrary<Case> {
  const { parameters, requestBody } = described;
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = nearly(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    inQuery.filter(({ required }) => required).map(({ name }) => name),
    scene,
  );
  const fields = ({ properties = {}, required = [] }: JsonSchema) => nearly(properties, required, scene);
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const bodies: fc.Arbitrary<unknown>[] = [];
  if (json) bodies.push(fc.oneof({ weight: 9, arbitrary: fields(json.schema) }, fc.anything()));
  if (form) bodies.push(fields(form.schema).map(formOf));
  const [only = fc.constant(undefined)] = bodies;
  const body = bodies.length > 1 ? fc.oneof(...bodies) : only;
  return fc.record({ path: inPath(template, described, scene), query, body });
}

const word = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone surrogate is in no address that a client can send. */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(word(value)).toString());

function addressOf({ path: template }: Operation, { path, query }: Case): string {
  // No part that is empty, or dots alone, reaches the server: clients make another address of it.
  const part = (name: string): string => encoded(path[name] ?? 1).replace(/^\.{0,2}$/, '1');
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => part(name));
  const words = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return words.length ? `${filled}?${words.join('&')}` : filled;
}

async function newestPosition(): Promise<string> {
  const { rows } = await api.kernel.db.pool.query<{ last: string }>(
    'select coalesce(max(position), 0)::text as last from events.event',
  );
  return rows[0]!.last;
}

/** Whether this very request has written an event: jobs that earlier ones led to may write theirs meanwhile. */
async function hasWritten(since: string, headers: Headers): Promise<boolean> {
  const { rowCount } = await api.kernel.db.pool.query(
    `select from events.event where position > $1 and meta ->> 'correlation_id' = $2`,
    [since, headers.get('x-correlation-id')],
  );
  return rowCount !== 0;
}

/** Operations that did what they were asked to, once at least. */
const done = new Set<string>();

/** Answers what is wrong with the answer to one case; null when nothing is. */
async function faultOf(name: string, operation: Operation, one: Case, persona: Persona): Promise<string | null> {
  const before = await newestPosition();
  const ask = () => persona.send(operation.method, addressOf(operation, one), one.body);
  const { status, body, headers } = await sendAgainIfBusy(operation, ask);
  if (status >= 500) return `answered ${status}`;
  if (status < 300) {
    done.add(name);
    const parsed = operation.output.safeParse(body);
    if (!parsed.success) return `the reply does not fit: ${parsed.error.message}`;
    const more = surplus(body, parsed.data);
    return more.length ? `the reply holds what its contract does not: ${[...new Set(more)].join(', ')}` : null;
  }
  // As a browser does whose token has become stale.
  if (status === 419) await persona.csrfToken();
  if (status < 400) return null;
  if (!errorBody.strict().safeParse(body).success)
    return `the refusal (${status}) has another shape: ${JSON.stringify(body)}`;
  return (await hasWritten(before, headers)) ? `refused (${status}), and wrote an event` : null;
}

/** The operations of a file: what only reads, or what writes in some modules. */
const LEARNING = /^(quiz|course|lesson|certificate|ordering|gamification|trophy|scoring)/;
const GATHERINGS = /^(calendar|event|liveRooms|group|messages|messageReports|commerce)/;
const isAbout = (part: FuzzPart, module: string): boolean => {
  if (part === 'learning') return LEARNING.test(module);
  if (part === 'gatherings') return GATHERINGS.test(module);
  return !LEARNING.test(module) && !GATHERINGS.test(module);
};

export type FuzzPart = 'reading' | 'learning' | 'gatherings' | 'everything else';

function operationsOf(part: FuzzPart): [string, Operation][] {
  const all = operationsByModule.flatMap(([module, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({ module, name, operation })),
  );
  const mine = all.filter(({ module, operation }) =>
    operation.method === 'GET' ? part === 'reading' : part !== 'reading' && isAbout(part, module),
  );
  // A change of the settings may close a part of the product, so it comes last.
  const isLast = (name: string): number => Number(name === 'changeSettings');
  return mine
    .map(({ name, operation }): [string, Operation] => [name, operation])
    .sort(([one], [other]) => isLast(one) - isLast(other));
}

/**
 * What wants a secret from a mail, an address that could be one, the present password, somebody who impersonates, what a draft holds, or what
 * nobody here has: a failed job, say. Two more may by chance be only refused.
 */
const OUT_OF_REACH = [
  ...[
    'acceptInvitation',
    'claimAdministration',
    'verifyEmail',
    'resetPassword',
    'showUnsubscribe',
    'unsubscribe',
    'addMember',
    'resendInvitation',
    'register',
  ],
  ...['changeEmail', 'changePassword', 'confirmPassword', 'createToken', 'eraseMe', 'login', 'stopImpersonating'],
  ...['adminHistory', 'replayParked', 'retryJob', 'retryEffect', 'dropEffect', 'introduce', 'dismissIntroduction'],
  ...['storePollQuestion', 'deletePollResponse'],
  // What must lie ahead by days or hours, be finished before, or name the options of the very question or the deeds that are offered.
  ...['addEventReminders', 'addCourseReminders', 'finishCourse', 'resetQuiz', 'markQuizAnswer'],
  ...['correctQuizKey', 'previewQuizKey', 'publishScoring', 'stopRecount', 'continueRecount'],
  // Go by a payment's name or a signature.
  ...['showTestCheckout', 'endTestCheckout', 'receiveTestWebhook'],
];
const BY_CHANCE = 2;
/** Rounds of further cases for operations that were only refused. */
const MORE_ROUNDS = 4;

interface Stage {
  personas: { admin: Persona; member: Persona; guest: Persona };
  scene: Scene;
}

async function stageFor(name: string, about?: string): Promise<Stage> {
  const admin = await api.member(`a${name}`.slice(0, 30).toLowerCase(), 'admin');
  const member = await api.member(`m${name}`.slice(0, 30).toLowerCase());
  const guest = api.guest();
  // As every page does: else nothing that guests may send would be looked at.
  await guest.csrfToken();
  return { personas: { admin, member, guest }, scene: await sceneFor(api, admin, member, about) };
}

/** Stages by operation. The next one is made while the present one is in use: half of the time is waiting. */
function stagesFor(part: FuzzPart, all: [string, Operation][]): (index: number) => Promise<Stage> {
  const made = new Map<number, Promise<Stage>>();
  const make = (index: number): Promise<Stage> => {
    // One for all that read. Each that writes has its own: it may end the session or change the account it is sent with.
    const shared = part === 'reading';
    const key = shared ? 0 : index;
    const [name, { path }] = all[index]!;
    const stage = made.get(key) ?? (shared ? stageFor('reading') : stageFor(name, path));
    made.set(key, stage);
    return stage;
  };
  return async (index) => {
    const stage = await make(index);
    if (index + 1 < all.length) make(index + 1).catch(() => undefined);
    return stage;
  };
}

/** Declares the tests of one file: generated requests to each operation of the part (promise 41). */
export function fuzz(part: FuzzPart): void {
  const all = operationsOf(part);
  const stageAt = stagesFor(part, all);
  jest.setTimeout(120_000 + CASES * 100);
  beforeAll(async () => {
    // Generated passwords are wrong ones, and soon no one at this address could try another.
    api = await startApi({ LOGIN_FAILURES: '0' }, undefined, injected);
    document = (await api.guest().send('GET', '/api/openapi.json')).body;
  });
  afterAll(() => api.close());

  const sendCases = async ([name, operation]: [string, Operation], index: number, seed: number): Promise<void> => {
    const described = document.paths[operation.path]![operation.method.toLowerCase()]!;
    const { personas, scene } = await stageAt(index);
    const anybody = fc.constantFrom<keyof typeof personas>('admin', 'admin', 'member', 'guest');
    await fc.assert(
      fc.asyncProperty(casesOf(operation.path, described, scene), anybody, async (one, persona) => {
        const fault = await faultOf(name, operation, one, personas[persona]);
        if (fault) throw new Error(fault);
      }),
      { numRuns: CASES, seed, endOnFailure: true },
    );
  };
  const refused = () => all.filter(([name]) => !done.has(name) && !OUT_OF_REACH.includes(name));

  describe(`promise 41: ${CASES} generated requests to every operation (${part})`, () => {
    it.each(all.map((one, index) => [one[0], one, index] as const))('%s', (_, one, index) =>
      sendCases(one, index, SEED),
    );

    it('most of them were done as well, and not only refused', async () => {
      // A case names things by chance. An operation whose cases never named the right one gets more of them.
      for (let round = 1; round <= MORE_ROUNDS && refused().length > BY_CHANCE; round += 1) {
        for (const one of refused()) await sendCases(one, all.indexOf(one), SEED + round);
      }
      const left = refused().map(([name]) => name);
      expect(left.length > BY_CHANCE ? left : []).toEqual([]);
    });
  });
}
