import { verifyProjection } from '@lyceum/kernel';
import { guest, type Viewer } from '../../../apps/api/src/platform/http/viewer.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeHelpdesk } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { choosing, everyTopic, foundByPolicy, foundBySearch, knownBoards } from '../../support/content/searching.ts';

jest.setTimeout(300_000);

const SEED = Number(process.env.MODEL_SEED ?? 1);
const STEPS = Number(process.env.SEARCH_STEPS ?? 300);
/** None of them the beginning of another, nor in either language a form of it. */
const WORDS = ['zonk', 'brimp', 'flarg', 'quoot', 'vreep'];
const AUDIENCES = ['guest', 'guest', 'guest', 'member', 'moderator', 'admin'] as const;

let api: TestApi;
let admin: Persona;
let author: Persona;
let levels: number[];
let seekers: { name: string; who: Persona; viewer: Viewer }[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  author = await api.member('schrijver');
  levels = [];
  for (const name of ['Goud', 'Zilver']) {
    levels.push((await admin.call('POST /api/v4/admin/levels', { body: { name } })).body.data.id as number);
  }
  const held = [[], [levels[0]!], [levels[1]!], [], [], []];
  const roles = ['member', 'member', 'member', 'moderator', 'admin'] as const;
  const people = [author, await api.member('goud'), await api.member('zilver')];
  people.push(await api.member('toezicht', 'moderator'), admin);
  seekers = [{ name: 'guest', who: api.guest(), viewer: guest('test') }];
  for (const [index, who] of people.entries()) {
    for (const level_id of held[index]!) {
      await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: who.id }, body: { level_id } });
    }
    const viewer = { ...guest('test'), id: who.id, role: roles[index]!, levels: held[index]! };
    seekers.push({ name: who.username, who, viewer });
  }
});
afterAll(() => api.close());

const { next, of } = choosing(SEED);
const text = (): string => Array.from({ length: 1 + next(3) }, () => of(WORDS)).join(' ');
const html = (): string => `<p>${text()} <strong>${text()}</strong></p>`;
const rights = () => ({
  ...{ read_by: of(AUDIENCES), write_by: 'member', homepage: next(5) > 0 },
  level_ids: next(3) === 0 ? [of(levels)] : [],
});

/** What has been made so far, whatever has become of it. */
const made = { boards: [] as number[], topics: [] as number[], comments: [] as number[] };

/** Something that staff or the author do. What is refused changes nothing, and is no step less. */
async function step(): Promise<void> {
  const who = of([admin, admin, author]);
  const id = of(made.topics);
  const params = { id };
  const board = of(made.boards);
  switch (
    of(['post', 'post', 'comment', 'comment', 'comment', 'edit', 'edit', 'delete', 'restore', 'move', 'rights', 'date'])
  ) {
    case 'post': {
      const later = who === admin && next(4) === 0 ? { release_date: '01-01-2090 10:00' } : {};
      const { body } = await who.call('POST /conversations', {
        body: { title: text(), content: html(), channel_id: board, ...later },
      });
      if (body.data) made.topics.push(body.data.id as number);
      return;
    }
    case 'comment': {
      const under = made.comments.length > 0 && next(3) === 0 ? { in_reply_to: of(made.comments) } : {};
      const { body } = await who.call('POST /api/v3/topics/{id}/comments', {
        params,
        body: { content: html(), ...under },
      });
      if (body.data) made.comments.push(body.data.id as number);
      return;
    }
    case 'edit':
      if (next(2) === 0)
        await who.call('PUT /api/v4/topics/{id}', { params, body: { title: text(), content: html() } });
      else if (made.comments.length > 0) {
        await who.call('PUT /api/v4/comments/{id}', { params: { id: of(made.comments) }, body: { content: html() } });
      }
      return;
    case 'delete':
      if (next(2) === 0) await admin.call('DELETE /conversations/{id}', { params });
      else if (made.comments.length > 0)
        await admin.call('DELETE /comments/{id}', { params: { id: of(made.comments) } });
      return;
    case 'restore':
      await admin.call('POST /api/v4/topics/{id}/restore', { params, body: {} });
      if (made.comments.length > 0) {
        await admin.call('POST /api/v4/comments/{id}/restore', { params: { id: of(made.comments) }, body: {} });
      }
      return;
    case 'move':
      await admin.call('PUT /api/v4/topics/{id}', { params, body: { channel_id: board } });
      return;
    case 'rights':
      await admin.call('PUT /api/v4/admin/boards/{id}', {
        params: { id: board },
        body: { name: `Board ${board}`, color: '#0F6B5C', ...rights() },
      });
      return;
    case 'date':
      await admin.call('PUT /api/v4/topics/{id}', {
        params,
        body: { release_date: of(['01-01-2091 10:00', '01-01-2020 10:00']) },
      });
  }
}

/** How many hits were right for each. */
const seen = new Map<string, number>();

async function differences(): Promise<string[]> {
  await api.settled();
  const topics = await everyTopic(api);
  const found: string[] = [];
  for (const words of [[of(WORDS)], [of(WORDS)], [of(WORDS), of(WORDS)]]) {
    for (const { name, who, viewer } of seekers) {
      const expected = foundByPolicy(topics, viewer, words);
      const query = { query: words.join(' '), ...of([{}, { order_by: 'asc' }, { order_by: 'desc' }]) };
      const { ids, total } = await foundBySearch(who, query);
      seen.set(name, (seen.get(name) ?? 0) + ids.length);
      const isSame = JSON.stringify(ids) === JSON.stringify(expected) && total === expected.length;
      if (!isSame) found.push(`${name}, ${words.join(' ')}: found ${ids.join()} (${total}), not ${expected.join()}`);
    }
  }
  for (const { name, who, viewer } of seekers) {
    const expected = await knownBoards(api, viewer, 'Board');
    const { ids, total } = await foundBySearch(who, { query: 'board' }, 'boards');
    const isSame = JSON.stringify(ids) === JSON.stringify(expected) && total === expected.length;
    if (!isSame) found.push(`${name}: found boards ${ids.join()} (${total}), not ${expected.join()}`);
  }
  return found;
}

describe('who finds what', () => {
  it('is what the policies say of each topic by itself, whatever becomes of boards, topics and comments', async () => {
    for (let index = 0; index < 4; index += 1) made.boards.push(await makeBoard(admin, `Board ${index}`));
    made.boards.push(await makeHelpdesk(admin, 'Helpdesk', 'guest'));
    for (const board of made.boards) {
      const { body } = await author.call('POST /conversations', {
        body: { title: text(), content: html(), channel_id: board },
      });
      made.topics.push(body.data.id as number);
    }
    const wrong: string[] = [];
    for (let steps = 1; steps <= STEPS; steps += 1) {
      await step();
      if (steps % 10 === 0) wrong.push(...(await differences()).map((text) => `after ${steps} steps: ${text}`));
    }
    expect(wrong).toEqual([]);
    // Hidden from some and shown to others: else nothing was proved.
    const [least, ...more] = seekers.map(({ name }) => seen.get(name) ?? 0);
    expect(least).toBeGreaterThan(20);
    for (const count of more) expect(count).toBeGreaterThan(least!);
  });

  it('is the same once the documents are made anew', async () => {
    // Of events and groups there are none here: they have tests of their own.
    const projections = api.kernel.projections.filter(
      ({ name }) =>
        name.startsWith('search.') &&
        !['search.events', 'search.groups', 'search.courses', 'search.lessons'].includes(name),
    );
    expect(projections.map(({ name }) => name).sort()).toEqual(['search.boards', 'search.topics', 'search.users']);
    for (const projection of projections) {
      for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
        expect(verdict).toMatchObject({ onlyLive: 0, onlyRebuilt: 0 });
        expect(verdict.rows).toBeGreaterThan(4);
      }
    }
  });
});
