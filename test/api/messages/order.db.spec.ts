import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { add, bodiesOf, messagesOf, sent, threadOf, write } from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The bodies of a thread as the log has them, oldest first. */
async function logOf(thread: number): Promise<string[]> {
  const events = await api.kernel.store.readAll(api.kernel.db.pool, '0.0', 100_000);
  return events
    .filter(({ type, data }) => type === 'MessageSent' && (data as { thread_id: number }).thread_id === thread)
    .map(({ data }) => (data as { content: string }).content);
}

async function pages(who: Persona, thread: number, size: number): Promise<string[]> {
  const read: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await messagesOf(who, thread, { size, ...(cursor && { cursor }) });
    read.push(...body.data.map((each: { body: string }) => each.body));
    cursor = body.meta.next_cursor as string | null;
  }
  return read;
}

describe('the page around a message', () => {
  it('has the message with its neighbours, and leads to older and newer ones', async () => {
    const [one, other, late] = [await api.member(), await api.member(), await api.member()];
    const thread = await threadOf(one, [other, await api.member()]);
    const ids: number[] = [];
    for (let n = 1; n <= 9; n += 1) ids.push(await sent(one, thread, `<p>${n}</p>`));
    await api.settled();
    const around = async (at: number) => (await messagesOf(other, thread, { around: ids[at - 1], size: 4 })).body;
    const bodies = ({ data }: { data: { body: string }[] }) => data.map(({ body }) => body.slice(3, -4)).join('');
    const middle = await around(5);
    expect([bodies(middle), bodies(await around(1)), bodies(await around(9))]).toEqual(['6543', '21', '9876']);
    expect([middle.meta.total, (await around(9)).meta.total]).toEqual([7, 4]);
    const older = await messagesOf(other, thread, { cursor: middle.meta.next_cursor, size: 4 });
    const newer = await messagesOf(other, thread, { after: middle.meta.prev_cursor, size: 4 });
    expect([bodies(older.body), bodies(newer.body)]).toEqual(['21', '987']);
    await add(one, thread, [late]);
    await api.settled();
    const refused = [
      await messagesOf(late, thread, { around: ids[4] }),
      await messagesOf(other, thread, { around: 999_999 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('the order of messages', () => {
  it('is that of the log, whatever happens at once: by pages, by page numbers and from where one left off', async () => {
    const members: Persona[] = [];
    for (let at = 0; at < 10; at += 1) members.push(await api.member());
    const [first, ...others] = members as [Persona, ...Persona[]];
    const thread = await threadOf(first, others, '<p>begin</p>');
    await api.settled();
    const away = (await messagesOf(first, thread)).body.meta.prev_cursor as string;
    const caught: string[] = [];
    let reading = true;
    const reader = (async () => {
      // Somebody who looks all the while misses nothing that commits late.
      for (let after = away, last = false; !last;) {
        last = !reading;
        const { body } = await messagesOf(others[0]!, thread, { after, size: 7 });
        caught.push(...body.data.map((each: { body: string }) => each.body).toReversed());
        after = body.meta.prev_cursor as string;
        if (body.data.length > 0) last = false;
      }
    })();
    await Promise.all(
      members.map(async (member, who) => {
        for (let n = 0; n < 20; n += 1) await sent(member, thread, `<p>${who}-${n}</p>`);
      }),
    );
    await api.settled();
    reading = false;
    await reader;
    const log = await logOf(thread);
    expect(log).toHaveLength(201);
    expect(await pages(others[3]!, thread, 13)).toEqual(log.toReversed());
    expect(caught).toEqual(log.slice(1));
    expect(await bodiesOf(first, thread, { size: 50, page: 2 })).toEqual(log.toReversed().slice(50, 100));
    const after = await messagesOf(first, thread, { after: away, size: 100 });
    expect(after.body.meta.total).toBe(200);
  });

  it('has a message once, however often it is sent, also when the answer was lost', async () => {
    const [one, other] = [await api.member(), await api.member()];
    const thread = await threadOf(one, [other]);
    await one.csrfToken();
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/v4/inbox/${thread}/messages`;
    const again = () => one.send('POST', path, { content: '<p>Eens</p>', client_id: 'c-1' }, key);
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    expect((await again()).body.data).toMatchObject({ id: answers[0]!.body.data.id, client_id: 'c-1' });
    expect(await bodiesOf(other, thread)).toEqual(['<p>Eens</p>']);
    expect((await messagesOf(other, thread)).body.data[0].client_id).toBeNull();
    const begin = { 'idempotency-key': randomUUID() };
    const third = await api.member();
    const body = { user_ids: [third.id, other.id], content: '<p>Drie</p>' };
    const begun = [
      await one.send('POST', '/api/v4/inbox', body, begin),
      await one.send('POST', '/api/v4/inbox', body, begin),
    ];
    expect(begun[1]!.body).toEqual(begun[0]!.body);
  });

  it('is cleaned as every text is, and takes no more than five images', async () => {
    const [one, other] = [await api.member(), await api.member()];
    const thread = await threadOf(one, [other]);
    const { body } = await write(one, thread, '<p onclick="x()">Dag<script>alert(1)</script></p>');
    expect(body.data.body).toBe('<p>Dag</p>');
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await write(one, thread, '<p>!</p>', { upload_uuids: six })).status).toBe(422);
  });
});
