import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let author: Persona;
let reader: Persona;
let open: number;
let secret: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('auteur');
  reader = await api.member('lezer');
  open = await makeBoard(admin, 'Glazuur');
  secret = await makeBoard(admin, 'Alleen beheer', 'admin', 'admin');
});
afterAll(() => api.close());

async function tagged(who: Persona, channel_id: number, title: string, tags: string[]) {
  const body = { title, content: '<p>Over de oven</p>', channel_id, tags };
  const answer = await who.call('POST /conversations', { body });
  expect(answer.status).toBe(201);
  return answer.body.data as { id: number; slug: string; tags: string[] };
}
const edit = (who: Persona, id: number, body: object) => who.call('PUT /api/v4/topics/{id}', { params: { id }, body });
const tagsOf = async (id: number) =>
  (await reader.call('GET /api/v3/topics/{id}', { params: { id: String(id) } })).body.data.tags as string[];
const feedOf = async (who: Persona, tag: string): Promise<number[]> =>
  (await who.call('GET /api/v3/topics', { query: { tag } })).body.data.map(({ id }: { id: number }) => id);
const listed = async (who: Persona, search?: string): Promise<{ tag: string; count: number }[]> =>
  (await who.call('GET /api/v4/tags', { query: search ? { search } : {} })).body.data;

describe('tags of a topic', () => {
  it('are stored in lower case with hyphens, each once, and are in the answer and in feeds', async () => {
    const topic = await tagged(author, open, 'Schino', ['Shino Glaze', '#raku', 'RAKU']);
    expect(topic.tags).toEqual(['shino-glaze', 'raku']);
    await api.settled();
    const feed = await reader.call('GET /api/v3/topics', { query: { tag: 'Shino Glaze' } });
    expect(feed.body.data.map((each: { id: number; tags: string[] }) => [each.id, each.tags])).toEqual([
      [topic.id, ['shino-glaze', 'raku']],
    ]);
    expect(feed.body.meta.total).toBe(1);
  });

  it('are none on a topic without them', async () => {
    const { id } = await makeTopic(author, open, 'Zonder');
    expect(await tagsOf(id)).toEqual([]);
  });

  it.each([
    ['more than five', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['one of 31 characters', ['x'.repeat(31)]],
    ['one without letters', ['!!']],
  ])('are refused with %s', async (_, tags) => {
    const body = { title: 'Te veel', content: '<p>Over de oven</p>', channel_id: open, tags };
    const { status, body: answer } = await author.call('POST /conversations', { body });
    expect([status, Object.keys(answer.errors)[0]?.split('.')[0]]).toEqual([422, 'tags']);
  });

  it('are changed by their author and by moderators, not by others, and change no version', async () => {
    const moderator = await api.member('modde', 'moderator');
    const { id } = await tagged(author, open, 'Wisselen', ['klei']);
    const before = (await reader.call('GET /api/v3/topics/{id}', { params: { id: String(id) } })).body.data.version;
    expect((await edit(reader, id, { tags: ['mis'] })).status).toBe(403);
    expect((await edit(moderator, id, { tags: ['klei', 'vuur'] })).body.data.tags).toEqual(['klei', 'vuur']);
    expect((await edit(author, id, { tags: ['vuur', 'klei'] })).body.data).toMatchObject({
      tags: ['klei', 'vuur'],
      version: before,
    });
    expect((await edit(author, id, { tags: [] })).body.data.tags).toEqual([]);
  });

  it('narrow the search for topics', async () => {
    const { id } = await tagged(author, open, 'Vulkaanglas', ['obsidiaan']);
    await tagged(author, open, 'Vulkaanzand', ['zand']);
    await api.settled();
    const query = { query: 'vulkaan', model: 'topics' as const, tag: 'obsidiaan' };
    const found = await reader.call('GET /api/v3/search', { query });
    expect(found.body.results.topics.data.map((topic: { id: number }) => topic.id)).toEqual([id]);
  });
});

describe('tags of topics that someone may not read', () => {
  it('are in no list, feed or suggestion, and staff who can’t read them can’t rename them', async () => {
    const moderator = await api.member('moderatora', 'moderator');
    const { id } = await tagged(admin, secret, 'Geheim', ['verborgen']);
    await api.settled();
    expect([await feedOf(admin, 'verborgen'), await feedOf(reader, 'verborgen')]).toEqual([[id], []]);
    expect([await listed(admin, 'verb'), await listed(reader, 'verb')]).toEqual([[{ tag: 'verborgen', count: 1 }], []]);
    expect(await listed(api.guest(), 'verb')).toEqual([]);
    const inConsole = await moderator.call('GET /api/v4/admin/tags', { query: { q: 'verb' } });
    expect(inConsole.body.data).toEqual([]);
    const renamed = (tag: string) =>
      moderator.call('PUT /api/v4/admin/tags/{tag}', { params: { tag }, body: { to: 'ontdekt' } });
    const [hidden, nothing] = [await renamed('verborgen'), await renamed('bestaat-niet')];
    expect([hidden.status, hidden.body]).toEqual([404, nothing.body]);
  });
});

describe('staff', () => {
  it('rename a tag everywhere, merge it into another one, and remove it', async () => {
    const first = await tagged(author, open, 'Een', ['steengoet', 'oven']);
    const second = await tagged(author, open, 'Twee', ['steengoet', 'steengoed']);
    const deleted = await tagged(author, open, 'Drie', ['steengoet']);
    await author.call('DELETE /conversations/{id}', { params: { id: deleted.id } });
    await api.settled();
    const rename = { params: { tag: 'steengoet' }, body: { to: 'steengoed', reason: 'Spelling' } };
    expect((await admin.call('PUT /api/v4/admin/tags/{tag}', rename)).status).toBe(200);
    await until('the topics have the other tag', async () => {
      const [first, ...more] = await listed(reader, 'steengoe');
      return more.length === 0 && first?.tag === 'steengoed' && first.count === 2;
    });
    expect([await tagsOf(first.id), await tagsOf(second.id)]).toEqual([['steengoed', 'oven'], ['steengoed']]);
    await admin.call('POST /api/v4/topics/{id}/restore', { params: { id: deleted.id }, body: {} });
    expect(await tagsOf(deleted.id)).toEqual(['steengoed']);
    expect((await admin.call('DELETE /api/v4/admin/tags/{tag}', { params: { tag: 'steengoed' } })).status).toBe(200);
    await until('no topic has the tag', async () => (await listed(reader, 'steengoe')).length === 0);
    expect(await tagsOf(first.id)).toEqual(['oven']);
  });
});
