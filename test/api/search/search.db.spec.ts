import { search } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/api.ts';
import { makeBoard, makeTopic } from '../../support/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { comment } from '../../support/topics.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  boardId = await makeBoard(admin, 'Keramiek', 'guest', 'member', [], { description: 'Alles over glazuur en klei' });
});
afterAll(() => api.close());

type Found = Record<string, { data: { id: number; [field: string]: unknown }[]; meta: { total: number } }>;

/** What a search answers, which is as its contract says. */
async function find(who: Persona, query: object): Promise<Found> {
  await api.settled();
  const { status, body } = await who.call('GET /api/v3/search', { query });
  expect([status, body]).toEqual([200, expect.anything()]);
  return search.search.output.parse(body).results as unknown as Found;
}

const ids = (found: Found, model: string) => found[model]!.data.map(({ id }) => id);

describe('a search', () => {
  it('answers in the printed groups, each with its own amount', async () => {
    const topic = await makeTopic(member, boardId, 'Glazuur scheurt na het stoken');
    const found = await find(api.guest(), { query: 'glazuur' });
    expect(Object.keys(found)).toEqual(['users', 'topics', 'lessons', 'boards', 'courses']);
    expect(ids(found, 'topics')).toEqual([topic.id]);
    expect(ids(found, 'boards')).toEqual([boardId]);
    expect(found.lessons).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('shows a hit in a comment as its topic, with the comment', async () => {
    const topic = await makeTopic(member, boardId, 'Welke oven');
    const { body } = await comment(admin, topic.id, '<p>Een gasgestookte <b>raku</b>oven, denk ik.</p>');
    expect((await find(api.guest(), { query: 'gasgestookte' })).topics!.data).toMatchObject([
      { id: topic.id, comment_id: body.data.id, preview: 'Een gasgestookte rakuoven, denk ik.' },
    ]);
  });
});
