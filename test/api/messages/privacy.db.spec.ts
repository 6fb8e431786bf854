import { verifyProjection } from '@lyceum/kernel';
import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import {
  begin,
  bodiesOf,
  edit,
  foundIds,
  leave,
  add,
  hide,
  messagesOf,
  read,
  sent,
  show,
  threadOf,
  waiting,
  write,
} from '../../support/content/letters.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';
import { docx } from '../../support/content/documents.ts';
import { pictures, seen, uploaded } from '../../support/content/uploads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const two = async (): Promise<[Persona, Persona]> => [await api.member(), await api.member()];
const remove = (who: Persona, id: number) => who.call('DELETE /api/v4/inbox/messages/{id}', { params: { id } });
const exported = async (who: Persona): Promise<string> => JSON.stringify(await takenAlong(api, who));

describe('a deleted message (decisions 23)', () => {
  it('is gone for everybody, and says so', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other]);
    const id = await sent(one, thread, '<p>Niet zo bedoeld</p>');
    await api.settled();
    expect([(await remove(other, id)).status, (await remove(await api.member(), id)).status]).toEqual([403, 404]);
    expect([(await remove(one, id)).status, (await remove(one, id)).status]).toEqual([200, 200]);
    expect((await messagesOf(other, thread)).body.data).toMatchObject([
      { id, body: '', deleted_at: expect.any(String), new: false },
    ]);
    expect([(await show(other, thread)).body.data.unread_count, await waiting(other)]).toEqual([0, 0]);
  });
});

describe('an image of a message', () => {
  it('is seen by whoever reads the message, until it is deleted', async () => {
    const [one, other] = await two();
    const uuids = await pictures(one, 2);
    const begun = await begin(one, [other], '', { upload_uuids: uuids });
    const message = begun.body.data.messages[0];
    expect([begun.status, message.body, message.attachments.length]).toEqual([201, '', 2]);
    await api.settled();
    const [file] = message.attachments as { source: string }[];
    const stranger = await api.member();
    const moderator = await api.member(undefined, 'moderator');
    const all = async () => Promise.all([one, other, stranger, moderator, api.guest()].map((who) => seen(who, file!)));
    expect(await all()).toEqual([200, 200, 404, 404, 404]);
    await remove(one, message.id);
    await api.settled();
    expect(await all()).toEqual([404, 404, 404, 404, 404]);
    expect((await begin(other, [one], '', { upload_uuids: uuids })).status).toBe(422);
  });
});

describe('a document of a message', () => {
  it('is downloaded by participants only, and not by one who left before', async () => {
    const [one, other] = await two();
    const [third, stranger] = await two();
    const thread = await threadOf(one, [other, third], '<p>Dag</p>');
    await leave(third, thread);
    const upload_uuids = [await uploaded(one, docx(), 'brief.docx')];
    const message = (await write(one, thread, '', { upload_uuids })).body.data;
    expect(message.attachments).toMatchObject([{ name: 'brief.docx', size: docx().length, thumbnail: null }]);
    await api.settled();
    expect((await messagesOf(other, thread)).body.data[0].attachments).toEqual(message.attachments);
    const admin = await api.member(undefined, 'admin');
    const file = message.attachments[0] as { source: string };
    const all = await Promise.all([one, other, third, stranger, admin, api.guest()].map((who) => seen(who, file)));
    expect(all).toEqual([200, 200, 404, 404, 404, 404]);
  });
});

describe('what a member takes along (promise 42)', () => {
  it('holds what they wrote, and of others’ messages that they came', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other], '<p>Van mij</p>');
    await write(other, thread, '<p>Van hem</p>', { client_id: 'zijn-naam' });
    await read(one, thread);
    await api.settled();
    const mine = await exported(one);
    expect([mine.includes('Van mij'), mine.includes('Van hem'), mine.includes('zijn-naam')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mine).toContain('conversations');
    const theirs = await exported(other);
    expect([theirs.includes('Van mij'), theirs.includes('Van hem')]).toEqual([false, true]);
    expect((theirs.match(/MessageSent/g) ?? []).length).toBe(2);
  });
});

describe('whoever is erased', () => {
  it('leaves messages without words and without a name to their partners', async () => {
    const [leaver, other] = await two();
    const thread = await threadOf(leaver, [other], '<p>kanariewoord</p>');
    await write(leaver, thread, '<p>kanarie twee</p>', { client_id: 'kanarieclient' });
    await edit(leaver, await sent(leaver, thread, '<p>kanarie drie</p>'), '<p>kanarie vier</p>');
    await write(other, thread, '<p>Blijft</p>');
    const gone = await sent(leaver, thread, '<p>kanarie weg</p>');
    await remove(leaver, gone);
    await read(leaver, thread);
    await leaver.call('PUT /api/v4/users/me/inbox', { body: { writers: 'followed' } });
    await api.settled();
    const before = (await messagesOf(other, thread)).body.data as { id: number; created_at: string }[];
    await leaver.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    await until(
      'their words are gone',
      async () => !(await bodiesOf(other, thread)).some((body) => body.includes('kanarie')),
    );
    const after = (await messagesOf(other, thread)).body.data;
    expect(
      after.map(({ id, body, deleted_at }: { id: number; body: string; deleted_at: unknown }) => [
        id,
        body,
        deleted_at !== null,
      ]),
    ).toEqual(before.map(({ id }, index) => [id, index === 1 ? '<p>Blijft</p>' : '', index !== 1]));
    expect((await show(other, thread)).body.data).toMatchObject({
      silence: 'alone',
      partners: [{ firstname: 'Deleted', lastname: 'member', last_read: null }],
    });
    await until('their marks are gone', async () => {
      const { rows } = await api.kernel.db.pool.query(
        'select 1 from messages.mark where member_id = $1 union select 1 from messages.choice where member_id = $1',
        [leaver.id],
      );
      return rows.length === 0;
    });
    const { rows } = await api.kernel.db.pool.query<{ text: string }>(
      `select content as text from messages.message where content ~ 'kanarie' or client_id ~ 'kanarie'
       union all select data::text from events.event where data::text ~ 'kanarie'
       union all select vector::text from messages.message_words where vector::text ~ 'kanarie'`,
    );
    expect(rows).toEqual([]);
    for (const projection of api.kernel.projections.filter(({ name }) => name.startsWith('messages.'))) {
      const verdicts = await verifyProjection(api.kernel.db, api.kernel.store, projection);
      for (const { table, onlyLive, onlyRebuilt } of verdicts)
        expect([table, onlyLive, onlyRebuilt]).toEqual([table, 0, 0]);
    }
  });
});

describe('the search in messages', () => {
  it('finds all of the words in any form, as they are now, in one thread or in all, newest first', async () => {
    const [one, other] = await two();
    const [pair, three] = [await threadOf(one, [other]), await threadOf(one, [other, await api.member()])];
    const first = await sent(one, pair, '<p>De <b>glazuren</b> van de crème oven</p>');
    const second = await sent(other, three, '<p>Welk glazuur?</p>');
    await api.settled();
    expect(await foundIds(one, 'glazuur')).toEqual([second, first]);
    expect(await foundIds(one, 'CREME glazu')).toEqual([first]);
    expect(await foundIds(one, 'glazuur', { thread_id: pair })).toEqual([first]);
    expect([await foundIds(one, `=${pair}`), await foundIds(one, '!&|'), await foundIds(one, 'strong')]).toEqual([
      [],
      [],
      [],
    ]);
    await edit(one, first, '<p>Over klei</p>');
    expect([await foundIds(other, 'glazuur'), await foundIds(other, 'klei')]).toEqual([[second], [first]]);
    await remove(other, second);
    expect(await foundIds(one, 'glazuur')).toEqual([]);
    const [hit] = (await other.call('GET /api/v4/inbox/search', { query: { query: 'klei' } })).body.data;
    expect(hit).toMatchObject({ thread_id: pair, place: 1, user_id: one.id, partners: [{ id: one.id }] });
  });

  it('goes on by cursor, each message once', async () => {
    const [one, other] = await two();
    const thread = await threadOf(one, [other]);
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await sent(one, thread, `<p>steen ${n}</p>`));
    await api.settled();
    const found: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { query: 'steen', size: 2, ...(cursor && { cursor }) };
      const { body } = await other.call('GET /api/v4/inbox/search', { query });
      expect(body.meta.total).toBe(5);
      found.push(...body.data.map(({ id }: { id: number }) => id));
      cursor = body.meta.next_cursor as string | null;
    }
    expect(found).toEqual(ids);
  });

  it('finds nothing that the member does not read: before they came, after they left, or in a chat they deleted', async () => {
    const [one, other] = await two();
    const [late, left] = await two();
    const thread = await threadOf(one, [other, left]);
    const early = await sent(one, thread, '<p>geheimwoord een</p>');
    await leave(left, thread);
    await add(one, thread, [late]);
    const since = await sent(one, thread, '<p>geheimwoord twee</p>');
    await api.settled();
    const all = async () => Promise.all([one, other, left, late, admin].map((who) => foundIds(who, 'geheimwoord')));
    const admin = await api.member(undefined, 'admin');
    expect(await all()).toEqual([[since, early], [since, early], [early], [since], []]);
    expect(await foundIds(late, 'geheimwoord', { thread_id: thread })).toEqual([since]);
    expect(await foundIds(admin, 'geheimwoord', { thread_id: thread })).toEqual([]);
    await hide(other, thread);
    expect(await all()).toEqual([[since, early], [], [early], [since], []]);
  });
});
