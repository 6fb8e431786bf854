import { insist } from '../../support/faults/insist.ts';
import { Installation, type Part } from '../../support/servers/installation.ts';
import { messagesOf, threadOf } from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const LONGEST_PER_KILL_MS = 60_000;

const MESSAGES = Number(process.env.SOAK_MESSAGES ?? 300);
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
jest.setTimeout((KILLS + 4) * LONGEST_PER_KILL_MS);

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

/** Sends each of so many until it is acknowledged, one after the other. */
async function sendAll(who: Persona, thread: number, texts: readonly string[], acknowledged: string[]): Promise<void> {
  for (const text of texts) {
    const headers = { 'idempotency-key': `letter ${text}`.replace(' ', '-') };
    const body = { content: `<p>${text}</p>`, client_id: text };
    await insist(text, () => who.send('POST', `/api/v4/inbox/${thread}/messages`, body, headers));
    acknowledged.push(text);
  }
}

async function readAll(who: Persona, thread: number): Promise<string[]> {
  const read: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await messagesOf(who, thread, { size: 100, ...(cursor && { cursor }) });
    read.push(...body.data.map((each: { body: string }) => each.body.replace(/<\/?p>/g, '')));
    cursor = body.meta.next_cursor as string | null;
  }
  return read.toReversed();
}

it(`promises 1, 6 and 12: ${MESSAGES} messages over ${KILLS} kills of API and worker are all there, once, in the order of the log`, async () => {
  const people = await Promise.all(
    (['member', 'moderator', 'admin'] as const).map((role) => installation.person(role)),
  );
  const [first, ...others] = people as [Persona, Persona, Persona];
  const thread = await threadOf(first, others);
  const texts = people.map((_, who) => Array.from({ length: Math.ceil(MESSAGES / 3) }, (__, n) => `${who}-${n}`));
  const acknowledged: string[] = [];
  const sending = Promise.all(people.map((who, at) => sendAll(who, thread, texts[at]!, acknowledged)));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const next = Math.floor((MESSAGES * kill) / (KILLS + 1));
    await until(`${next} messages were acknowledged`, () => acknowledged.length >= next, 300_000);
    const part: Part = kill % 2 ? 'api' : 'worker';
    await installation.restart(part);
  }
  await sending;
  await until(
    'every message has its place',
    async () => {
      const [row] = await installation.query<{ n: number }>(
        'select count(*)::int as n from messages.message where thread_id = $1',
        [thread],
      );
      return row!.n >= texts.flat().length;
    },
    120_000,
  );

  const read = await readAll(others[0], thread);
  expect(read.toSorted()).toEqual(texts.flat().toSorted());
  for (const own of texts) expect(read.filter((text) => own.includes(text))).toEqual(own);
  const log = await installation.query<{ id: number }>(
    `select (data ->> 'message_id')::int as id from events.event e where type = 'MessageSent' and (data ->> 'thread_id')::int = $1
     order by e.txid, e.position`,
    [thread],
  );
  const places = await installation.query<{ id: number }>(
    'select id from messages.message where thread_id = $1 order by place',
    [thread],
  );
  expect(places).toEqual(log);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
