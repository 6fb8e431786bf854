import { messages } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import {
  add,
  begin,
  bodiesOf,
  hide,
  inboxOf,
  leave,
  messagesOf,
  read,
  show,
  threadOf,
  waiting,
  write,
} from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let ann: Persona;
let bob: Persona;
let cat: Persona;
beforeAll(async () => {
  api = await startApi();
  [ann, bob, cat] = [await api.member('ann'), await api.member('bob'), await api.member('cat')];
});
afterAll(() => api.close());

const fresh = async (): Promise<[Persona, Persona]> => [await api.member(), await api.member()];

describe('a conversation of two', () => {
  it('is one, whoever begins it, with what was written first', async () => {
    const first = await begin(ann, [bob], '<p>Dag Bob</p>', { client_id: 'c-1', fake_thread_id: 'f-1' });
    expect(first.status).toBe(201);
    expect(messages.beginThread.output.parse(first.body).data).toMatchObject({
      partners: [{ id: bob.id, left: false, online: 'offline', last_read: null }],
      messages: [{ body: '<p>Dag Bob</p>', user_id: ann.id, new: false, client_id: 'c-1' }],
      fake_thread_id: 'f-1',
      unread_count: 0,
      silence: null,
    });
    const { id } = first.body.data as { id: number };
    const second = await begin(bob, [ann], '<p>Dag Ann</p>');
    expect(second.body.data.id).toBe(id);
    expect(await bodiesOf(ann, id)).toEqual(['<p>Dag Ann</p>', '<p>Dag Bob</p>']);
    expect((await inboxOf(ann)).body.data).toMatchObject([
      { id, unread_count: 1, messages: [{ body: '<p>Dag Ann</p>', new: true, client_id: null }] },
    ]);
    expect((await inboxOf(bob, { user_id: ann.id })).body.data.id).toBe(id);
    expect((await inboxOf(bob, { user_id: cat.id })).body).toEqual({ data: null });
    expect((await show(cat, id)).status).toBe(404);
  });

  it('is one also when both begin at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await fresh();
      const begun = await Promise.all([
        begin(one, [other], '<p>1</p>'),
        begin(other, [one], '<p>2</p>'),
        begin(one, [other], '<p>3</p>'),
      ]);
      expect(begun.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(begun.map(({ body }) => body.data.id)).size).toBe(1);
      await api.settled();
      expect((await bodiesOf(other, begun[0]!.body.data.id)).toSorted()).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>']);
    }
  });

  it('in which nothing was said stands in the list of whoever began it alone', async () => {
    const [one, other] = await fresh();
    const id = await threadOf(one, [other]);
    expect([(await inboxOf(one)).body.data.length, (await inboxOf(other)).body.data.length]).toEqual([1, 0]);
    await write(one, id, '<p>Toch iets</p>');
    expect((await inboxOf(other)).body.data).toMatchObject([{ id, unread_count: 1 }]);
  });

  it('needs somebody else who is there', async () => {
    expect((await begin(ann, [ann])).status).toBe(422);
    expect((await ann.call('POST /api/v4/inbox', { body: { user_ids: [999_999] } })).status).toBe(404);
  });

  it('says so when nothing was written', async () => {
    const id = await threadOf(ann, [bob]);
    for (const content of ['', '<p> </p>', '<p><br></p>']) {
      const refused = await write(ann, id, content);
      expect([refused.status, refused.body.errors]).toEqual([422, { content: ['Content is required to post!'] }]);
    }
  });
});

describe('what is unread', () => {
  it('follows from how far one has read, and a mark never goes back', async () => {
    const [one, other] = await fresh();
    const id = await threadOf(one, [other], '<p>1</p>');
    const second = (await write(one, id, '<p>2</p>')).body.data.id as number;
    await write(one, id, '<p>3</p>');
    expect([await waiting(other), (await show(other, id)).body.data.unread_count]).toEqual([1, 3]);
    expect((await read(other, id, second)).status).toBe(200);
    expect((await show(other, id)).body.data.unread_count).toBe(1);
    await read(other, id);
    await read(other, id, second);
    expect([await waiting(other), (await show(other, id)).body.data.unread_count]).toEqual([0, 0]);
    const [partner] = (await show(one, id)).body.data.partners;
    expect(partner).toMatchObject({ online: 'recently', last_read: expect.any(String) });
    expect((await read(cat, id)).status).toBe(404);
  });

  it('is no longer told where either side keeps it to themselves', async () => {
    const [one, other] = await fresh();
    const id = await threadOf(one, [other], '<p>1</p>');
    await read(other, id);
    const seen = async () => (await show(one, id)).body.data.partners[0].last_read;
    expect(await seen()).not.toBeNull();
    for (const who of [one, other]) {
      await who.call('PUT /api/v4/users/me/inbox', { body: { read_receipts: false } });
      expect(await seen()).toBeNull();
      await who.call('PUT /api/v4/users/me/inbox', { body: { read_receipts: true } });
    }
    expect(await seen()).not.toBeNull();
  });

  it('counts to a hundred', async () => {
    const [one, other] = await fresh();
    const id = await threadOf(one, [other]);
    for (let n = 0; n < 103; n += 1) await write(one, id, `<p>${n}</p>`);
    expect((await show(other, id)).body.data.unread_count).toBe(100);
  });
});

describe('a deleted chat (decisions 23)', () => {
  it('comes back with what is new, for whoever deleted it alone', async () => {
    const [one, other] = await fresh();
    const id = await threadOf(one, [other], '<p>Oud</p>');
    expect((await hide(other, id)).status).toBe(200);
    expect([(await inboxOf(other)).body.data, await bodiesOf(other, id), await waiting(other)]).toEqual([[], [], 0]);
    expect(await bodiesOf(one, id)).toEqual(['<p>Oud</p>']);
    await write(one, id, '<p>Nieuw</p>');
    expect(await bodiesOf(other, id)).toEqual(['<p>Nieuw</p>']);
    expect((await messagesOf(other, id)).body.meta).toMatchObject({ total: 1, next_cursor: null });
    expect((await inboxOf(other)).body.data).toMatchObject([{ id, unread_count: 1 }]);
    expect((await hide(cat, id)).status).toBe(404);
  });
});

describe('a conversation of three or more', () => {
  it('is read by whoever comes from there on, and by whoever has left until then', async () => {
    const [one, two] = await fresh();
    const late = await api.member();
    const id = await threadOf(ann, [one, two], '<p>1</p>');
    expect((await add(one, id, [late])).status).toBe(201);
    await write(ann, id, '<p>2</p>');
    expect(await bodiesOf(late, id)).toEqual(['<p>2</p>']);
    expect((await leave(one, id)).status).toBe(200);
    await write(ann, id, '<p>3</p>');
    expect(await bodiesOf(one, id)).toEqual(['<p>2</p>', '<p>1</p>']);
    expect(await bodiesOf(late, id)).toEqual(['<p>3</p>', '<p>2</p>']);
    expect((await show(one, id)).body.data).toMatchObject({ silence: 'left', messages: [{ body: '<p>2</p>' }] });
    expect([(await write(one, id, '<p>Nee</p>')).status, (await add(one, id, [bob])).status]).toEqual([403, 404]);
    const partners = (await show(ann, id)).body.data.partners as { id: number; left: boolean }[];
    expect(partners.filter(({ left }) => left).map((each) => each.id)).toEqual([one.id]);
  });

  it('begins anew where somebody is brought into one of two', async () => {
    const [one, other] = await fresh();
    const two = await threadOf(one, [other], '<p>Onder ons</p>');
    const three = await add(one, two, [cat]);
    expect(three.body.data.id).not.toBe(two);
    expect(await bodiesOf(cat, three.body.data.id)).toEqual([]);
    expect((await show(cat, two)).status).toBe(404);
    expect((await leave(one, two)).status).toBe(403);
  });
});
