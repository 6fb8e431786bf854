import { errorBody, type Operation, operations } from '@lyceum/contracts';
import fc from 'fast-check';
import { startApi, type TestApi } from '../support/api.ts';
import { makeBoard, makeTopic } from '../support/boards.ts';
import { type JsonSchema, nearly } from '../support/from-schema.ts';
import { type Persona } from '../support/persona.ts';

const CASES = Number(process.env.FUZZ_CASES ?? 100);
jest.setTimeout(120_000 + CASES * 100);
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
beforeAll(async () => {
  api = await startApi();
  const admin = await api.member('adminna', 'admin');
  const boardId = await makeBoard(admin, 'Open');
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeTopic(admin, boardId, `Topic ${n}`);
    const body = { content: '<p>Comment</p>' };
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id }, body });
  }
  document = (await api.guest().send('GET', '/api/openapi.json')).body;
});
afterAll(() => api.close());

function casesOf({ parameters, requestBody }: Described): fc.Arbitrary<Case> {
  const of = (place: 'path' | 'query') => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return nearly(
      Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      here.filter(({ required }) => required).map(({ name }) => name),
    );
  };
  const json = requestBody?.content['application/json']?.schema;
  const body = json
    ? fc.oneof({ weight: 9, arbitrary: nearly(json.properties ?? {}, json.required ?? []) }, fc.anything())
    : fc.constant(undefined);
  return fc.record({ path: of('path'), query: of('query'), body });
}

const word = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone surrogate is in no address that a client can send. */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(word(value)).toString());

function addressOf({ path: template }: Operation, { path, query }: Case): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(path[name] ?? 1) || '1');
  const words = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return words.length ? `${filled}?${words.join('&')}` : filled;
}

/** The newest event: to count them all takes longer with each case. */
async function newestEvent(): Promise<string | undefined> {
  const { rows } = await api.kernel.db.pool.query<{ id: string }>(
    'select id from events.event order by position desc limit 1',
  );
  return rows[0]?.id;
}

/** Answers what is wrong with the answer to one case; null when nothing is. */
async function faultOf(operation: Operation, one: Case, persona: Persona): Promise<string | null> {
  const before = await newestEvent();
  const { status, body } = await persona.send(operation.method, addressOf(operation, one), one.body);
  if (status >= 500) return `answered ${status}`;
  if (status < 300) {
    const parsed = operation.output.safeParse(body);
    return parsed.success ? null : `the reply does not fit: ${parsed.error.message}`;
  }
  if (status < 400) return null;
  if (!errorBody.safeParse(body).success) return `the refusal (${status}) has another shape: ${JSON.stringify(body)}`;
  return (await newestEvent()) === before ? null : `refused (${status}), and wrote an event`;
}

describe(`promise 41: ${CASES} generated requests to every operation`, () => {
  it.each(Object.entries(operations as Record<string, Operation>))('%s', async (name, operation) => {
    const described = document.paths[operation.path]![operation.method.toLowerCase()]!;
    // Their own each, since an operation may end the session or change the account it is asked with.
    const personas = {
      admin: await api.member(`a${name}`.slice(0, 30).toLowerCase(), 'admin'),
      member: await api.member(`m${name}`.slice(0, 30).toLowerCase()),
      guest: api.guest(),
    };
    const anybody = fc.constantFrom<keyof typeof personas>('admin', 'admin', 'member', 'guest');
    await fc.assert(
      fc.asyncProperty(casesOf(described), anybody, async (one, persona) => {
        const fault = await faultOf(operation, one, personas[persona]);
        if (fault) throw new Error(fault);
      }),
      { numRuns: CASES, seed: SEED, endOnFailure: true },
    );
  });
});
