import { startApi, type TestApi } from '../../support/servers/api.ts';
import {
  add,
  begin,
  edit,
  inboxOf,
  leave,
  messagesOf,
  sent,
  show,
  threadOf,
  write,
} from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
beforeAll(async () => {
  api = await startApi();
  [admin, moderator] = [await api.member('adminna', 'admin'), await api.member('modesty', 'moderator')];
});
afterAll(() => api.close());

const two = async (): Promise<[Persona, Persona]> => [await api.member(), await api.member()];
const block = (who: Persona, { id }: Persona) => who.call('POST /api/v4/users/{id}/block', { params: { id } });
const choose = (who: Persona, body: object) => who.call('PUT /api/v4/users/me/inbox', { body });
const silenceOf = async (who: Persona, thread: number): Promise<string | null> =>
  (await show(who, thread)).body.data.silence;
const ban = (who: Persona) =>
  admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: who.id }, body: { reason: 'Genoeg' } });

describe('a GIF', () => {
  it('is a message, also the first of a conversation, and no other address is one', async () => {
    const [one, other] = await two();
    const query = { tag: 'koffie' };
    const gif = (await one.call('GET /api/v4/gifs/search', { query })).body.results[0].media[0].gif.url as string;
    const begun = await one.call('POST /api/v4/inbox', { body: { user_ids: [other.id], gif } });
    const thread = begun.body.data.id as number;
    const params = { thread };
    const sent = await one.call('POST /api/v4/inbox/{thread}/messages', { params, body: { gif, custom_data: 'x' } });
    expect([sent.status, sent.body.data.body]).toEqual([201, expect.stringContaining(`<img src="${gif}"`)]);
    await api.settled();
    const { data } = (await other.call('GET /api/v4/inbox/{thread}/messages', { params })).body;
    expect(data.map(({ body }: { body: string }) => body)).toEqual([sent.body.data.body, sent.body.data.body]);
    const body = { gif: 'https://static.klipy.com/ii/1.gif' };
    const refused = await one.call('POST /api/v4/inbox/{thread}/messages', { params, body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['gif']]);
  });

  it('is not edited, since that would lose the GIF', async () => {
    const [one, other] = await two();
    const gif = (await one.call('GET /api/v4/gifs/search', { query: { tag: 'koffie' } })).body.results[0].media[0].gif
      .url as string;
    const thread = await threadOf(one, [other], '<p>Dag</p>');
    const params = { thread };
    const sent = await one.call('POST /api/v4/inbox/{thread}/messages', {
      params,
      body: { gif, content: '<p>Koffie?</p>' },
    });
    const refused = await edit(one, sent.body.data.id, '<p>Thee?</p>');
    expect([refused.status, refused.body.message]).toEqual([403, 'A message with a GIF cannot be edited.']);
  });
});

describe('who may write', () => {
  it('is nobody across a block, in the same words for both', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other], '<p>Dag</p>');
    await block(other, one);
    const refused = await Promise.all([
      write(one, thread, '<p>?</p>'),
      write(other, thread, '<p>?</p>'),
      begin(one, [other], '<p>?</p>'),
    ]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      [1, 2, 3].map(() => [403, 'You can’t write to this member.']),
    );
    expect([await silenceOf(one, thread), await silenceOf(other, thread)]).toEqual(['refused', 'refused']);
    const [stranger] = await two();
    await choose(stranger, { writers: 'nobody' });
    const chosen = await begin(one, [stranger], '<p>?</p>');
    expect([chosen.status, chosen.body]).toEqual([403, refused[0]!.body]);
  });

  it('does not part those who are in one of three, nor brings anybody in', async () => {
    const [one, other] = await two();
    const third = await api.member();
    const thread = await threadOf(one, [other, third], '<p>Dag</p>');
    await block(other, one);
    expect((await write(one, thread, '<p>Dag allen</p>')).status).toBe(201);
    const elsewhere = await threadOf(one, [third, await api.member()]);
    expect((await add(one, elsewhere, [other])).status).toBe(403);
  });

  it('is always staff', async () => {
    const [one] = await two();
    await choose(one, { writers: 'nobody' });
    await block(one, moderator);
    const begun = await begin(moderator, [one], '<p>Let op</p>');
    expect(begun.status).toBe(201);
    expect((await write(one, begun.body.data.id, '<p>Goed</p>')).status).toBe(201);
  });

  it('is whom one follows, where one says so; and a conversation that was answered goes on', async () => {
    const [one, other] = await two();
    await choose(other, { writers: 'followed' });
    expect((await begin(one, [other], '<p>?</p>')).status).toBe(403);
    await other.call('POST /api/v4/users/{id}/follow', { params: { id: one.id } });
    const thread = await threadOf(one, [other], '<p>Dag</p>');
    await choose(other, { writers: 'nobody' });
    expect([(await write(one, thread, '<p>?</p>')).status, await silenceOf(one, thread)]).toEqual([403, 'refused']);
    await write(other, thread, '<p>Dag</p>');
    await api.settled();
    expect([(await write(one, thread, '<p>Fijn</p>')).status, await silenceOf(one, thread)]).toEqual([201, null]);
    expect((await other.call('GET /api/v4/users/me/inbox')).body.data).toEqual({
      writers: 'nobody',
      read_receipts: true,
    });
  });

  it('is nobody where everybody else is out', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other], '<p>Dag</p>');
    await ban(other);
    expect([(await write(one, thread, '<p>?</p>')).status, await silenceOf(one, thread)]).toEqual([403, 'alone']);
    expect((await begin(one, [other])).status).toBe(404);
    expect((await inboxOf(one)).body.data).toMatchObject([{ silence: 'alone' }]);
  });

  it('is a member who does not begin too many with those who do not follow them', async () => {
    const limited = await startApi({ CONVERSATIONS_PER_HOUR: '1' }, api);
    const one = limited.guest();
    await one.register('veelschrijver');
    const [first, second] = await two();
    await second.call('POST /api/v4/users/{id}/follow', { params: { id: one.id } });
    expect((await begin(one, [first], '<p>1</p>')).status).toBe(201);
    expect((await begin(one, [first], '<p>Nog eens</p>')).status).toBe(201);
    expect((await begin(one, [second], '<p>2</p>')).status).toBe(201);
    expect((await begin(one, [await api.member()], '<p>3</p>')).status).toBe(429);
    await limited.close();
  });
});

describe('editing a message', () => {
  const texts = async (who: Persona, thread: number) =>
    (await messagesOf(who, thread)).body.data.map(
      (each: { body: string; version: number; edited_at: string | null }) => [
        each.body,
        each.version,
        each.edited_at !== null,
      ],
    );

  it('replaces the text for everyone in the thread, once, and keeps the earlier texts in the log', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other]);
    const id = await sent(one, thread, '<p>Eerst</p>');
    const edited = await edit(one, id, '<p>Daarna<script>x</script></p><p></p><p><br></p>');
    expect([edited.status, edited.body.data]).toEqual([
      200,
      { id, thread_id: thread, body: '<p>Daarna</p>', version: 2 },
    ]);
    expect((await edit(one, id, '<p>Daarna</p>', 1)).body.data.version).toBe(2);
    await api.settled();
    expect(await texts(other, thread)).toEqual([['<p>Daarna</p>', 2, true]]);
    expect(await texts(one, thread)).toEqual([['<p>Daarna</p>', 2, true]]);
    const log = await api.kernel.store.read(api.kernel.db.pool, `message-${id}`);
    expect(log.map(({ data }) => (data as { content: string }).content)).toEqual(['<p>Eerst</p>', '<p>Daarna</p>']);
  });

  it('answers 409 if the text has changed since the version that was edited', async () => {
    const [one, other] = await two();
    const id = await sent(one, await threadOf(one, [other]), '<p>Een</p>');
    const both = await Promise.all([edit(one, id, '<p>Twee</p>', 1), edit(one, id, '<p>Drie</p>', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.message).toMatch(/edited somewhere else/);
  });

  it('is only for the writer, needs a text, and ends with the message', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other]);
    const id = await sent(one, thread, '<p>Van mij</p>');
    await api.settled();
    const refused = [
      await edit(other, id, '<p>Nee</p>'),
      await edit(admin, id, '<p>Nee</p>'),
      await edit(one, id, '<p> </p>'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 422]);
    await one.call('DELETE /api/v4/inbox/messages/{id}', { params: { id } });
    expect((await edit(one, id, '<p>Toch</p>')).status).toBe(409);
  });

  it('is refused where the writer can no longer send: across a block, or in a thread they left', async () => {
    const [one, other] = await two();
    const id = await sent(one, await threadOf(one, [other]), '<p>Voor de blokkade</p>');
    const three = await threadOf(one, [other, await api.member()]);
    await block(other, one);
    const left = await sent(one, three, '<p>Voor het vertrek</p>');
    await leave(one, three);
    const refused = [await edit(one, id, '<p>?</p>'), await edit(one, left, '<p>?</p>')];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'You can’t write to this member.'],
      [403, 'You’ve left this conversation.'],
    ]);
  });
});
