import type { Message } from '@lyceum/contracts/messages/messages';
import { channels } from '@lyceum/contracts/realtime';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { add, edit, hide, leave, read, sent, threadOf, write } from '../../support/content/letters.ts';
import { connect, disconnectAll, type Heard, listen, type Pusher } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const own = (who: Persona): Promise<Heard[]> => listen(connect(who), channels.messages(who.id));
const named = (heard: Heard[], name: string) => heard.filter((each) => each.name === name).map(({ data }) => data);
const letters = (heard: Heard[]) => named(heard, 'inbox') as unknown as Message[];
const mayHear = (who: Persona, channel: string): Promise<boolean> =>
  listen(connect(who), channel).then(
    () => true,
    () => false,
  );
const cut = (client: Pusher, channel: string) =>
  new Promise((resolve) => client.channel(channel).bind('pusher:subscription_error', resolve));

describe('a message', () => {
  it('is told to its participants alone, as each reads it, in order', async () => {
    const [one, other, third] = [await api.member(), await api.member(), await api.member()];
    const thread = await threadOf(one, [other]);
    const [mine, theirs, elsewhere, staff] = [await own(one), await own(other), await own(third), await own(admin)];
    for (let n = 0; n < 20; n += 1) await write(n % 2 ? one : other, thread, `<p>${n}</p>`, { client_id: `c-${n}` });
    await until('all were told', () => letters(mine).length === 20 && letters(theirs).length === 20);
    const order = Array.from({ length: 20 }, (_, n) => `<p>${n}</p>`);
    expect([letters(mine).map(({ body }) => body), letters(theirs).map(({ body }) => body)]).toEqual([order, order]);
    expect(letters(mine)[1]).toMatchObject({ user_id: one.id, new: false, client_id: 'c-1', thread_id: thread });
    expect(letters(theirs)[1]).toMatchObject({ user_id: one.id, new: true, client_id: null });
    expect([elsewhere, staff]).toEqual([[], []]);
  });

  it('is not told to an administrator who looks as its participant', async () => {
    const [one, other] = [await api.member(), await api.member()];
    const thread = await threadOf(one, [other], '<p>1</p>');
    await api.settled();
    const looking = await api.member('kijker', 'admin');
    await looking.call('POST /api/v4/admin/members/{id}/impersonate', {
      params: { id: other.id },
      body: { reason: 'Kijken' },
    });
    await looking.csrfToken();
    const [seen, theirs] = [await listen(connect(looking), channels.messages(other.id)), await own(other)];
    for (const channel of [`private-chat.${thread}`, `presence-chat.${thread}`])
      expect(await mayHear(looking, channel)).toBe(false);
    expect((await looking.call('GET /api/v3/inbox')).status).toBe(403);
    await write(one, thread, '<p>Onder ons</p>');
    await read(one, thread);
    // What is hidden before its turn comes is not told.
    await until('their own screen has the message', () => letters(theirs).length === 1);
    await hide(other, thread);
    await until('their own screen has it all', () => named(theirs, 'thread-changed').length === 1);
    expect(seen).toEqual([]);
  });

  it('that is edited is sent to each participant as they read it, and to nobody else', async () => {
    const [one, other, third] = [await api.member(), await api.member(), await api.member()];
    const thread = await threadOf(one, [other]);
    const id = (await write(one, thread, '<p>Eerst</p>', { client_id: 'c' })).body.data.id as number;
    await api.settled();
    const [mine, theirs, elsewhere] = [await own(one), await own(other), await own(third)];
    await edit(one, id, '<p>Daarna</p>');
    await until('both screens have it', () => mine.length === 1 && theirs.length === 1);
    const message = { id, thread_id: thread, body: '<p>Daarna</p>', version: 2, edited_at: expect.any(String) };
    expect(named(mine, 'inbox-edited')).toMatchObject([{ ...message, client_id: 'c', new: false }]);
    expect(named(theirs, 'inbox-edited')).toMatchObject([{ ...message, client_id: null, new: true }]);
    expect(elsewhere).toEqual([]);
  });

  it('that is deleted, and how far somebody has read, is told too', async () => {
    const [one, other] = [await api.member(), await api.member()];
    const thread = await threadOf(one, [other]);
    const id = await sent(one, thread, '<p>Weg</p>');
    await api.settled();
    const [mine, theirs] = [await own(one), await own(other)];
    await read(other, thread);
    await one.call('DELETE /api/v4/inbox/messages/{id}', { params: { id } });
    await until('both were told', () => mine.length === 2 && theirs.length === 2);
    expect(named(mine, 'inbox-read')).toEqual([
      { thread_id: thread, user_id: other.id, last_read: expect.any(String) },
    ]);
    expect(named(theirs, 'inbox-deleted')).toEqual([{ thread_id: thread, message_id: id }]);
    await other.call('PUT /api/v4/users/me/inbox', { body: { read_receipts: false } });
    await read(other, thread);
    await until('the reader knows', () => named(theirs, 'inbox-read').length === 2);
    expect(named(mine, 'inbox-read')).toHaveLength(1);
  });
});

describe('the channels of a conversation', () => {
  it('are its participants’, whose typing and coming the others hear, until they leave', async () => {
    const [one, other, third] = [await api.member(), await api.member(), await api.member()];
    const thread = await threadOf(one, [other, third], '<p>Dag</p>');
    const [chat, here] = [`private-chat.${thread}`, `presence-chat.${thread}`];
    const stranger = await api.member();
    expect([
      await mayHear(stranger, chat),
      await mayHear(admin, here),
      await mayHear(stranger, 'private-chat.999'),
    ]).toEqual([false, false, false]);
    const [mine, theirs] = [connect(one), connect(other)];
    const heard = await listen(theirs, chat);
    await listen(mine, chat);
    await listen(theirs, here);
    mine.channel(chat).trigger('client-typing', { user_id: one.id, typing: true });
    await until('typing was heard', () => named(heard, 'client-typing').length === 1);
    const lost = Promise.all([cut(theirs, chat), cut(theirs, here)]);
    const letters = await own(other);
    await leave(other, thread);
    await lost;
    await until('the list is to be asked anew', () => named(letters, 'thread-changed').length === 1);
    expect(await mayHear(other, chat)).toBe(false);
    const staying = await own(third);
    const since = await sent(one, thread, '<p>Nu jij weg bent</p>');
    await until('who stayed was told', () => named(staying, 'inbox').length === 1);
    expect(named(letters, 'inbox')).toEqual([]);
    const params = { id: since };
    expect([
      (await read(other, thread, since)).status,
      (await other.call('DELETE /api/v4/inbox/messages/{id}', { params })).status,
      (await other.call('POST /api/v4/inbox/messages/{id}/report', { params, body: { reason: 'Grof' } })).status,
    ]).toEqual([404, 404, 404]);
    await add(one, thread, [other]);
    expect(await mayHear(other, chat)).toBe(true);
  });
});

it('the channels of two are closed to both when one blocks the other, and those of three are not', async () => {
  const [one, other] = [await api.member(), await api.member()];
  const thread = await threadOf(one, [other], '<p>Dag</p>');
  const together = await threadOf(one, [other, await api.member()], '<p>Dag</p>');
  const [chat, here, ours] = [`private-chat.${thread}`, `presence-chat.${thread}`, `private-chat.${together}`];
  const [mine, theirs] = [connect(one), connect(other)];
  for (const client of [mine, theirs]) for (const channel of [chat, here, ours]) await listen(client, channel);
  const lost = Promise.all([mine, theirs].flatMap((client) => [cut(client, chat), cut(client, here)]));
  await one.call('POST /api/v4/users/{id}/block', { params: { id: other.id } });
  await lost;
  expect([await mayHear(one, chat), await mayHear(other, here), await mayHear(other, ours)]).toEqual([
    ...[false, false, true],
  ]);
  await one.call('DELETE /api/v4/users/{id}/block', { params: { id: other.id } });
  expect([await mayHear(one, chat), await mayHear(other, here)]).toEqual([true, true]);
});

describe('without the plugin', () => {
  it('there is nothing: no operation, channel, count or live event', async () => {
    const [one, other] = [await api.member(), await api.member()];
    const thread = await threadOf(one, [other], '<p>Dag</p>');
    const client = connect(other);
    await listen(client, `private-chat.${thread}`);
    const lost = cut(client, `private-chat.${thread}`);
    await withoutPlugin(admin, 'messages', async () => {
      await lost;
      const answers = [await other.call('GET /api/v3/inbox'), await write(one, thread, '<p>?</p>')];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect((await other.call('GET /api/v4/notifications/pings')).body.data[`inbox.${other.id}`]).toBe(0);
    });
    expect((await other.call('GET /api/v4/notifications/pings')).body.data[`inbox.${other.id}`]).toBe(1);
  });
});
