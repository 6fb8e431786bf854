import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../support/content/boards.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { comment, feed } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let reader: Persona;
let open: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('moda', 'moderator');
  reader = await api.member('lezer');
  open = await makeBoard(admin, 'Open');
});
afterAll(() => api.close());

type Counts = [topics: number, posts: number, answers: number, likes: number];

/** What a viewer is told that a member wrote, the same at both addresses. */
async function told(viewer: Persona, of: Persona): Promise<Counts> {
  await api.settled();
  const byId = (await viewer.call('GET /api/v3/users/{id}', { params: { id: of.id } })).body.data;
  const params = { username: of.username };
  const byName = (await viewer.call('GET /api/v3/profile/{username}', { params })).body.data;
  const { topics, posts, answers, likes } = byId;
  expect(byName).toMatchObject({ topics, posts, answers, likes });
  return [topics, posts, answers, likes];
}

/** Who one is comes with every page, and without counts. */
async function toldOneself(who: Persona): Promise<Counts> {
  expect((await who.call('GET /api/v3/profile/me')).body.data).not.toHaveProperty('posts');
  return told(who, who);
}

const like = (who: Persona, id: number) => who.call('PUT /api/v4/posts/{id}/like', { params: { id } });
const accept = (who: Persona, id: number, accepted = true) =>
  who.call('PUT /api/v4/comments/{id}/accepted', { params: { id }, body: { accepted } });
const remove = (who: Persona, id: number) => who.call('DELETE /conversations/{id}', { params: { id } });

describe('what a member has written (part 3 §3)', () => {
  it('is nothing at first', async () => {
    const silent = await api.member('stil');
    expect([await told(api.guest(), silent), await toldOneself(silent)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('counts topics, all posts, accepted answers and likes, and what is taken back no more', async () => {
    const writer = await api.member('schrijft');
    const own = await makeTopic(writer, open, 'Over glazuur');
    const asked = await makeTopic(reader, open, 'Wie weet het?');
    const answer = (await comment(writer, asked.id)).body.data.id as number;
    await comment(writer, own.id);
    for (const id of [own.post_id, answer]) await like(reader, id);
    expect((await accept(reader, answer)).status).toBe(200);
    for (const viewer of [api.guest(), reader, admin]) expect(await told(viewer, writer)).toEqual([1, 3, 1, 2]);
    expect(await toldOneself(writer)).toEqual([1, 3, 1, 2]);

    await accept(reader, answer, false);
    await reader.call('DELETE /api/v4/posts/{id}/like', { params: { id: answer } });
    expect(await told(reader, writer)).toEqual([1, 3, 0, 1]);
    // With a topic goes what stands on it.
    await remove(writer, own.id);
    expect([await told(reader, writer), await toldOneself(writer)]).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it('is of what each viewer may read: no closed board, level, group, ticket or topic to come is told of by a count', async () => {
    const writer = await api.member('overal');
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Gezellen' } })).body.data
      .id as number;
    const granted = { params: { id: writer.id }, body: { level_id: level } };
    expect((await admin.call('POST /api/v4/admin/members/{id}/levels', granted)).status).toBeLessThan(300);
    await api.settled();

    const members = await makeBoard(admin, 'Leden', 'member');
    const levelled = await makeBoard(admin, 'Gezellen', 'guest', 'member', [level]);
    const staff = await makeBoard(admin, 'Staf', 'moderator', 'moderator');
    const help = await makeHelpdesk(admin, 'Hulp');
    const secret = await makeGroup(writer, { name: 'Geheim', status: 'secret' });
    for (const board of [members, levelled, help, secret.channel_id]) {
      const { id, post_id } = await makeTopic(writer, board, `Op ${board}`);
      await comment(writer, id);
      await like(writer, post_id);
    }
    await makeTopic(moderator, staff, 'Onder ons');
    const to_come = {
      title: 'Straks',
      content: '<p>Nog even</p>',
      channel_id: open,
      release_date: '2199-01-01T10:00:00Z',
    };
    expect((await admin.call('POST /conversations', { body: to_come })).status).toBe(201);

    expect(await told(api.guest(), writer)).toEqual([0, 0, 0, 0]);
    expect(await told(reader, writer)).toEqual([1, 2, 0, 1]);
    // Tickets are no matter of moderators (decisions 32), secret groups none of theirs either.
    const [seen] = await told(moderator, writer);
    expect(seen).toBe((await feed(moderator, { type: 'user', user_id: writer.id })).total);
    expect(await told(admin, writer)).toEqual([4, 8, 0, 4]);
    expect(await toldOneself(writer)).toEqual([4, 8, 0, 4]);

    expect([await told(reader, moderator), await told(admin, moderator)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect([(await told(reader, admin))[0], (await told(admin, admin))[0]]).toEqual([0, 1]);
  });

  it.each(['guest', 'member', 'moderator', 'admin'] as const)(
    'is for a %s as much as their feed of it',
    async (role) => {
      const viewer = role === 'guest' ? api.guest() : await api.member(`kijkt-${role}`, role);
      for (const writer of [admin, moderator, reader]) {
        const [topics] = await told(viewer, writer);
        expect(topics).toBe((await feed(viewer, { type: 'user', user_id: writer.id })).total);
      }
    },
  );
});
