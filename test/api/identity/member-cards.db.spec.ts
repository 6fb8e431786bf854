import type { community } from '@lyceum/contracts';
import { rebuildProjection } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';

/** Each process keeps how members are shown; a rename is made in the one, and everything is read from the other. */
let api: TestApi;
let other: TestApi;
let author: Persona;
let commenter: Persona;
let topicId: number;
let reader: Persona;
beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, api);
  const admin = await api.member('adminna', 'admin');
  const boardId = await makeBoard(admin, 'Glazuren');
  [author, commenter] = [await api.member('schrijver'), await api.member('reageerder')];
  const body = { title: 'Tenmoku', content: '<p>Te dun opgebracht</p>', channel_id: boardId };
  topicId = (await author.call('POST /conversations', { body })).body.data.id;
  const comment = { params: { id: topicId }, body: { content: '<p>Twee lagen</p>' } };
  await commenter.call('POST /api/v3/topics/{id}/comments', comment);
  await api.settled();
  reader = other.guest();
});
afterAll(async () => {
  await other.close();
  await api.close();
});

/** Everywhere that a feed and a topic's own screen name them: who posted it, spoke last, and commented. */
async function names(): Promise<string[]> {
  const [listed] = (await reader.call('GET /api/v3/topics')).body.data as community.Topic[];
  const shown = (await reader.call('GET /api/v3/topics/{id}', { params: { id: topicId } })).body
    .data as community.Topic;
  expect(shown.posts).toEqual(listed!.posts);
  return [listed!, shown].flatMap((topic) => [
    topic.named_user,
    topic.user.name,
    topic.last_commenter!.name,
    ...topic.posts.map(({ user }) => user.name),
  ]);
}
const rename = (who: Persona, first_name: string) =>
  who.call('PUT /api/v3/profile', { body: { first_name, last_name: 'Kok' } });

describe('a member’s name', () => {
  it('is the same in what is read next, in every process, for an author and for who comments', async () => {
    const before = await names();
    await rename(author, 'Anna');
    await api.settled();
    expect(await names()).toEqual(before.map((name, at) => (at % 4 < 2 ? 'Anna Kok' : name)));
    await rename(commenter, 'Bram');
    await api.settled();
    expect(await names()).toEqual(before.map((_, at) => (at % 4 < 2 ? 'Anna Kok' : 'Bram Kok')));
  });

  it('is what the events say, once the directory has been made anew', async () => {
    await names();
    await api.kernel.db.pool.query(
      `update directory.member_card set card = card || '{"name": "Stale"}', changed = changed + 1000`,
    );
    expect(new Set(await names())).toEqual(new Set(['Stale']));
    const directory = api.kernel.projections.find(({ name }) => name === 'directory')!;
    await rebuildProjection(api.kernel.db, api.kernel.store, directory);
    expect(new Set(await names())).toEqual(new Set(['Anna Kok', 'Bram Kok']));
  });

  it('is asked for once, however often it is read', async () => {
    await names();
    const asked = jest.spyOn(other.kernel.db.reads, 'query');
    await names();
    const statements = asked.mock.calls.map(([{ text }]) => text);
    expect(statements.filter((text) => text.includes('as_author'))).toEqual([]);
    asked.mockRestore();
  });
});

it('a topic whose author the directory does not have yet waits for them, and holds up no other', async () => {
  const { rows } = await api.kernel.db.pool.query(
    'delete from directory.member_card where member_id = $1 returning *',
    [author.id],
  );
  await other.kernel.db.pool.query('update directory.member_card set changed = changed + 100');
  const body = { title: 'Shino', content: '<p>Dik opgebracht</p>', channel_id: (await boards())[0]!.id };
  await commenter.call('POST /conversations', { body });
  await api.settled();
  const fresh = await startApi({}, api);
  const listed = (await fresh.guest().call('GET /api/v3/topics')).body.data as community.Topic[];
  expect(listed.map(({ title }) => title)).toEqual(['Shino']);
  await fresh.close();

  const [card] = rows as Record<string, unknown>[];
  const columns = ['member_id', 'username', 'first_name', 'last_name', 'avatar', 'role', 'card', 'changed'];
  await api.kernel.db.pool.query(
    `insert into directory.member_card (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    columns.map((column) => card![column]),
  );
  const directory = api.kernel.projections.find(({ name }) => name === 'directory')!;
  await rebuildProjection(api.kernel.db, api.kernel.store, directory);
});

it('a statement that names a few members looks them up, and folds in what stands beside their names', async () => {
  const client = await api.kernel.db.pool.connect();
  try {
    // A handful of rows would be read from end to end.
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select t.id, c.brief from community.topic t join directory.cards() c on c.member_id = t.author_id where t.id = ${topicId}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Function Scan');
    expect(plan).toMatch(/Index Scan using member_card_pkey/);
    expect(plan).toMatch(/Index Scan using member_extra_pkey/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

const boards = async () => (await author.call('GET /api/v4/community/channels')).body.data as community.Board[];
