import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { comment } from '../../../support/content/topics.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let said: number[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('moderata', 'moderator');
  const open = await makeTopic(admin, await makeBoard(admin, 'Klei'), 'Hoe heet');
  const closed = await makeTopic(admin, await makeBoard(admin, 'Bestuur', 'admin', 'admin'), 'Intern');
  said = [];
  for (const [topic, text] of [
    [open, 'Stook hem op duizend graden, Anaïs'],
    [open, 'Op elfhonderd graden gaat hij scheuren'],
    [closed, 'Duizend graden is te duur'],
  ] as const)
    said.push(((await comment(admin, topic.id, `<p>${text}</p>`)).body as { data: { id: number } }).data.id);
  await admin.call('DELETE /comments/{id}', { params: { id: said[1]! } });
  await api.settled();
});
afterAll(() => api.close());

async function found(who: Persona, q: string): Promise<number[]> {
  const { status, body } = await who.call('GET /api/v4/admin/comments', { query: { q } });
  expect(status).toBe(200);
  const { data } = body as { data: { id: number }[] };
  return data.map(({ id }) => id).sort((a, b) => a - b);
}

describe('comments looked for in the console', () => {
  it('are found by all words, in any order, without accents, and by the beginning of the last', async () => {
    expect(await found(admin, 'graden duizend')).toEqual([said[0], said[2]]);
    expect(await found(admin, 'anais')).toEqual([said[0]]);
    expect(await found(admin, 'stook op duiz')).toEqual([said[0]]);
    expect(await found(admin, 'duizend scheuren')).toEqual([]);
  });

  it('are found when they are deleted, and only where they may be read', async () => {
    expect(await found(admin, 'scheuren')).toEqual([said[1]]);
    expect(await found(moderator, 'duizend')).toEqual([said[0]]);
  });

  it('are none where no word is asked for', async () => {
    expect(await found(admin, '%')).toEqual([]);
  });
});
