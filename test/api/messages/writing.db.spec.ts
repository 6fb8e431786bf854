import { startApi, type TestApi } from '../../support/servers/api.ts';
import { add, begin, inboxOf, show, threadOf, write } from '../../support/content/letters.ts';
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
      [1, 2, 3].map(() => [403, 'You cannot write to this member.']),
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
