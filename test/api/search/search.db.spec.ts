import { search } from '@lyceum/contracts';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { comment, edit } from '../../support/content/topics.ts';

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

type Found = Record<string, { data: { id: number; [field: string]: unknown }[]; meta: Meta }>;
interface Meta {
  total: number;
  pagination: { last_page: number; count: number };
}

/** What a search answers, which is as its contract says. */
async function find(who: Persona, query: object): Promise<Found> {
  await api.settled();
  const { status, body } = await who.call('GET /api/v3/search', { query });
  expect([status, body]).toEqual([200, expect.anything()]);
  return search.search.output.parse(body).results as unknown as Found;
}

const idsOf = (found: Found, model: string) => found[model]!.data.map(({ id }) => id);
const topics = async (query: string, more: object = {}) =>
  idsOf(await find(api.guest(), { query, model: 'topics', ...more }), 'topics');

describe('a search', () => {
  it('answers in the printed groups, each with its own amount', async () => {
    const made = [];
    for (let n = 1; n <= 7; n += 1) made.push((await makeTopic(member, boardId, `Glazuur ${n}`)).id);
    const found = await find(api.guest(), { query: 'glazuur' });
    expect(Object.keys(found)).toEqual(['users', 'topics', 'lessons', 'boards', 'courses', 'events', 'groups']);
    expect(found.topics).toMatchObject({ meta: { total: 7, pagination: { last_page: 2, count: 5 } } });
    expect(idsOf(found, 'boards')).toEqual([boardId]);
    expect(found.lessons).toMatchObject({ data: [], meta: { total: 0 } });
    expect(found.courses).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('of one model answers that alone, page by page, in the size that is asked', async () => {
    const first = await find(api.guest(), { query: 'glazuur', model: 'topics', size: 3 });
    expect(Object.keys(first)).toEqual(['topics']);
    expect(first.topics!.meta.pagination.last_page).toBe(3);
    const rest = [await topics('glazuur', { limit: 3, page: 2 }), await topics('glazuur', { per_page: 3, page: 3 })];
    expect(new Set([...idsOf(first, 'topics'), ...rest.flat()]).size).toBe(7);
    expect(await topics('glazuur', { size: 3, page: 4 })).toEqual([]);
    expect((await find(api.guest(), { query: 'glazuur', model: 'topics', size: 3, page: 9 })).topics!.meta.total).toBe(
      7,
    );
  });

  it('finds older topics behind one that a thousand new comments match', async () => {
    const older = [];
    for (let n = 1; n <= 3; n += 1) older.push((await makeTopic(member, boardId, `Vuurvast ${n}`)).id);
    const lively = await makeTopic(member, boardId, 'Vuurvast en levendig');
    await api.settled();
    const { pool } = api.kernel.db;
    try {
      await pool.query(
        `insert into search.topics (id, part, title, vector, at, audience, owners, withheld, hidden_by)
         select id, 1000000 + n, '', search.vector('', 'vuurvast'), at, audience, owners, withheld, hidden_by
         from search.topics, generate_series(1, 1100) n where id = $1 and part = 0`,
        [lively.id],
      );
      const found = await find(api.guest(), { query: 'vuurvast', model: 'topics', order_by: 'desc' });
      expect([idsOf(found, 'topics'), found.topics!.meta.total]).toEqual([[lively.id, ...older.toReversed()], 4]);
      expect(found.topics!.meta).not.toHaveProperty('total_capped');
    } finally {
      await pool.query('delete from search.topics where id = $1 and part > 1000000', [lively.id]);
    }
  });

  it('puts the best match first, or the newest or the oldest', async () => {
    const inText = await makeTopic(member, boardId, 'Over vuur', '<p>Een klein beetje kwartsiet erbij.</p>');
    const inTitle = await makeTopic(member, boardId, 'Kwartsiet in mijn glazuurrecept');
    const inComment = await makeTopic(member, boardId, 'Over korrels');
    await comment(admin, inComment.id, '<p>Of anders kwartsiet?</p>');
    expect((await topics('kwartsiet'))[0]).toBe(inTitle.id);
    const oldestFirst = [inText.id, inTitle.id, inComment.id];
    expect(await topics('kwartsiet', { order_by: 'asc' })).toEqual(oldestFirst);
    expect(await topics('kwartsiet', { order_by: 'desc' })).toEqual(oldestFirst.toReversed());
  });

  it('shows a hit in a comment as its topic, once, with the beginning of what matched', async () => {
    const topic = await makeTopic(
      member,
      boardId,
      'Welke oven',
      `<p>${'Een heel lang verhaal over ovens. '.repeat(9)}</p>`,
    );
    const said = await comment(admin, topic.id, '<p>Een gasgestookte <b>raku</b>oven, denk ik.</p>');
    await comment(member, topic.id, '<p>Gasgestookte?</p>');
    const found = await find(api.guest(), { query: 'gasgestookte denk' });
    expect(found.topics!.data).toMatchObject([
      { id: topic.id, comment_id: said.body.data.id, preview: 'Een gasgestookte rakuoven, denk ik.' },
    ]);
    expect(await topics('gasgestookte')).toEqual([topic.id]);
    const [whole] = (await find(api.guest(), { query: 'heel lang verhaal' })).topics!.data;
    expect(whole).toMatchObject({
      id: topic.id,
      comment_id: null,
      preview: expect.stringMatching(/^Een heel lang.*…$/),
    });
    expect((whole!.preview as string).length).toBeLessThanOrEqual(150);
  });

  it('keeps to dates on the community’s clocks', async () => {
    const topic = await makeTopic(admin, boardId, 'Middernachtsstook');
    await edit(admin, topic.id, { release_date: '01-07-2021 00:30' });
    const at = (min?: string, max?: string) =>
      topics('middernachtsstook', { ...(min && { min }), ...(max && { max }) });
    expect(await at('2021-07-01 00:30:00', '2021-07-01 00:30:00')).toEqual([topic.id]);
    expect(await at('2021-07-01 00:30:01')).toEqual([]);
    expect(await at(undefined, '2021-07-01 00:29:59')).toEqual([]);
    expect(await at('2021-06-30 23:59:59', '2021-07-01 01:00:00')).toEqual([topic.id]);
  });

  it.each([
    [{}, 'query'],
    [{ query: '   ' }, 'query'],
    [{ query: 'x'.repeat(201) }, 'query'],
    [{ query: 'x', model: 'tickets' }, 'model'],
    [{ query: 'x', order_by: 'title:asc' }, 'order_by'],
    [{ query: 'x', min: '01-07-2021 00:30' }, 'min'],
    [{ query: 'x', max: '2021-02-30 00:00:00' }, 'max'],
    [{ query: 'x', where: 'board_id:1' }, 'where'],
    [{ query: 'x', with: 'user' }, 'with'],
    [{ query: 'x', channel_id: 1 }, 'model'],
    [{ query: 'x', model: 'topics', inbox: 'has_conversation' }, 'model'],
    [{ query: 'x', model: 'users', inbox: 'all' }, 'inbox'],
  ])('refuses %j', async (query, field) => {
    const { status, body } = await member.call('GET /api/v3/search', { query: query as { query: string } });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
  });
});

describe('filters of topics', () => {
  it('narrow a search by board, author, kind and accepted answer, within the reader’s rights', async () => {
    const [other, closed] = [await makeBoard(admin, 'Draaien'), await makeBoard(admin, 'Besloten', 'moderator')];
    const writer = await api.member();
    const mine = await makeTopic(member, boardId, 'Zeldzaamheid links');
    const theirs = await makeTopic(writer, other, 'Zeldzaamheid rechts');
    await makeTopic(admin, closed, 'Zeldzaamheid achter');
    const answer = await comment(writer, mine.id);
    await member.call('PUT /api/v4/comments/{id}/accepted', {
      params: { id: answer.body.data.id },
      body: { accepted: true },
    });
    const found = (more: object) => topics('zeldzaamheid', more);
    expect((await found({})).sort()).toEqual([mine.id, theirs.id]);
    expect(await found({ board_id: other })).toEqual([theirs.id]);
    expect(await found({ user_id: member.id })).toEqual([mine.id]);
    expect(await found({ solved: 1 })).toEqual([mine.id]);
    expect(await found({ solved: 0, post_type: 'text' })).toEqual([theirs.id]);
    expect(await found({ post_type: 'poll' })).toEqual([]);
    expect(await found({ board_id: closed })).toEqual([]);
    const { status } = await api.guest().call('GET /api/v3/search', { query: { query: 'zeldzaamheid', solved: 1 } });
    expect(status).toBe(422);
  });
});

describe('words', () => {
  it('are found in another form, in either language, and while they are still being typed', async () => {
    const dutch = await makeTopic(member, boardId, 'Drie gesprongen vazen', '<p>De ovens waren te heet.</p>');
    const english = await makeTopic(member, boardId, 'Three cracked vessels', '<p>All of them firing slowly.</p>');
    expect(await topics('vaas')).toEqual([dutch.id]);
    expect(await topics('gesprongen vaz')).toEqual([dutch.id]);
    expect(await topics('oven heet')).toEqual([dutch.id]);
    expect(await topics('vessel crack')).toEqual([english.id]);
    expect(await topics('fired vessels')).toEqual([english.id]);
    expect(await topics('the vess')).toEqual([english.id]);
    expect(await topics('de gesprongen')).toEqual([dutch.id]);
  });

  it('are found with one letter wrong, in titles and names, where nothing is written so', async () => {
    const topic = await makeTopic(member, boardId, 'Mijn eerste porseleinen theepot');
    const wilma = await api.member('wilhelmina');
    expect(await topics('porsalein')).toEqual([topic.id]);
    expect(await topics('teepot')).toEqual([topic.id]);
    expect(await topics('porsalein bakfiets')).toEqual([]);
    expect(idsOf(await find(member, { query: 'wilhelmnia' }), 'users')).toEqual([wilma.id]);
  });

  it('that are misspelt are looked up among those that titles have now', async () => {
    const [topic, other] = [
      await makeTopic(member, boardId, 'Krokodillenleer'),
      await makeTopic(member, boardId, 'Krokodillenleer twee'),
    ];
    expect((await topics('krokodilenleer')).toSorted()).toEqual([topic.id, other.id].toSorted());
    await edit(member, topic.id, { title: 'Nijlpaardenhuid krokant' });
    expect(await topics('krokodilenleer')).toEqual([other.id]);
    expect(await topics('nijlpardenhuid krokannt')).toEqual([topic.id]);
    const counted = await api.kernel.db.pool.query(
      `select word, titles from search.topics_words where word in ('krokodillenleer', 'krokant', 'twee') order by word`,
    );
    expect(counted.rows).toEqual([
      { word: 'krokant', titles: 1 },
      { word: 'krokodillenleer', titles: 1 },
      { word: 'twee', titles: 1 },
    ]);
    await edit(member, other.id, { title: 'Nijlpaardenhuid' });
    expect(await topics('krokodilenleer')).toEqual([]);
  });

  it('are found with and without accents', async () => {
    const topic = await makeTopic(member, boardId, 'Glaçure à l’ancienne');
    expect(await topics('glacure')).toEqual([topic.id]);
    expect(await topics('GLAÇURE')).toEqual([topic.id]);
  });

  it.each([
    ...[`'`, `"`, '\\', '%', '_', '&', '|', '!', '(', ')', ':*', '<->', '*', ';--', '$1', '{}', '[]', '@', '#', '?'],
    ...[`' or 1=1 --`, 'a & | ! b', '((((', '"open', 'a:*b', "to_tsquery('x')", '\u{1F600}', 'ﷺ'.repeat(50)],
    ...['\u202Egnippilf', '日本語', 'İıßﬃ', 'a'.repeat(200), '- '.repeat(90), '‘’“”', '1e9', '0x00', 'NULL'],
  ])('that are none do no harm: %j', async (query) => {
    const { status } = await member.call('GET /api/v3/search', { query: { query } });
    expect(status).toBe(200);
  });

  it('that cannot be kept, or are too many, are refused', async () => {
    for (const query of ['a\0b', 'x'.repeat(10_000)]) {
      expect((await member.call('GET /api/v3/search', { query: { query } })).status).toBe(422);
    }
  });
});

describe('members', () => {
  const users = async (who: Persona, query: string, more: object = {}) =>
    idsOf(await find(who, { query, model: 'users', ...more }), 'users');

  it('are found by members, by any of their names, as the list of members has them', async () => {
    const anna = await api.member('annabel');
    await anna.call('PUT /api/v3/profile', { body: { first_name: 'Annabel', last_name: 'van Dijk' } });
    const [shown] = (await find(member, { query: 'annab' })).users!.data;
    expect(shown).toMatchObject({ id: anna.id, name: 'Annabel van Dijk', isAdmin: false });
    expect(await users(member, 'van dijk')).toEqual([anna.id]);
    expect(await users(member, '@annabel')).toEqual([anna.id]);
    expect(await users(api.guest(), 'annabel')).toEqual([]);
    expect((await find(api.guest(), { query: 'annabel' })).users!.meta.total).toBe(0);
  });

  it('who are banned are found by nobody, until that ends', async () => {
    const gone = await api.member('verbannene');
    const params = { id: gone.id };
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params, body: { reason: 'Rust' } });
    expect(await users(member, 'verbannene')).toEqual([]);
    expect((await find(member, { query: 'verbannene' })).users!.meta.total).toBe(0);
    await admin.call('POST /api/v4/admin/members/{id}/unban', { params, body: { reason: 'Klaar' } });
    expect(await users(member, 'verbannene')).toEqual([gone.id]);
    const until = new Date(Date.now() - 1000).toISOString();
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params, body: { reason: 'Even', until } });
    expect(await users(member, 'verbannene')).toEqual([gone.id]);
  });

  it('to be mentioned on a board are those who may read it, for whoever may read it themselves', async () => {
    const level_id = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Meester' } })).body.data
      .id as number;
    const holder = await api.member('zoekbaar-met');
    const other = await api.member('zoekbaar-zonder');
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: holder.id }, body: { level_id } });
    const staff = await api.member('zoekbaar-staf', 'moderator');
    const locked = await makeBoard(admin, 'Op slot', 'member', 'member', [level_id]);
    const query = { query: 'zoekbaar', model: 'users', channel_id: locked };
    expect((await users(holder, 'zoekbaar', query)).toSorted()).toEqual([holder.id, staff.id].toSorted());
    expect((await users(holder, 'zoekbaar', { channel_id: boardId })).length).toBe(3);
    for (const channel_id of [locked, 99_999]) {
      const answer = await other.call('GET /api/v3/search', {
        query: { query: 'zoekbaar', model: 'users', channel_id },
      });
      expect(answer.status).toBe(404);
    }
  });

  it('are told apart by whether one has a conversation with them, which stands beside', async () => {
    const [known, ...others] = (await find(member, { query: 'zoekbaar', model: 'users' })).users!.data as {
      id: number;
    }[];
    const { body } = await member.call('POST /api/v4/inbox', {
      body: { user_ids: [known!.id], content: '<p>Dag</p>' },
    });
    await api.settled();
    const told = async (who: Persona, inbox: string) =>
      (await find(who, { query: 'zoekbaar', model: 'users', inbox, page: 1 })).users!;
    const thread = body.data.id as number;
    expect((await told(member, 'has_conversation')).data).toMatchObject([{ id: known!.id, thread }]);
    const without = await told(member, 'has_no_conversation');
    expect(without.data).toMatchObject(others.map(({ id }) => ({ id, thread: null })));
    expect(without.meta.pagination.last_page).toBe(1);
    // From the first letter on, where a member is chosen; elsewhere one letter is no beginning.
    expect((await find(member, { query: 'z', model: 'users', inbox: 'has_conversation' })).users!.data).toMatchObject([
      { id: known!.id },
    ]);
    expect((await find(member, { query: 'z', model: 'users' })).users!.data).toEqual([]);
    // Nobody else's conversations are told, and of one that is deleted it is as of none.
    expect((await told(admin, 'has_conversation')).data).toEqual([]);
    await member.call('DELETE /api/v4/inbox/{thread}', { params: { thread } });
    expect((await told(member, 'has_conversation')).data).toEqual([]);
  });
});

describe('boards', () => {
  it('are found by whoever knows of them, with their lock, and by nobody else', async () => {
    const locked = await makeBoard(admin, 'Draaischijvenkamer', 'member', 'member');
    const staff = await makeBoard(admin, 'Draaischijvenstaf', 'moderator', 'moderator');
    const hidden = await makeBoard(admin, 'Draaischijvenkluis', 'guest', 'member', [], { homepage: false });
    const boards = async (who: Persona) => {
      const found = (await find(who, { query: 'draaischijven' })).boards!;
      expect(found.meta.total).toBe(found.data.length);
      return found.data.map(({ id, permissions }) => [id, (permissions as string[]).includes('READ')]);
    };
    expect(await boards(api.guest())).toEqual([[locked, false]]);
    expect(await boards(member)).toEqual([[locked, true]]);
    const all = await boards(admin);
    expect(all.map(([id]) => id).toSorted()).toEqual([locked, staff, hidden].toSorted());
  });
});

describe('without the plugin', () => {
  it('there is no search, for nobody', async () => {
    const answers = async () => {
      const query = { query: 'glazuur' };
      const asked = [api.guest(), member, admin].map((who) => who.call('GET /api/v3/search', { query }));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    await withoutPlugin(admin, 'search', async () => {
      expect(await answers()).toEqual([404, 404, 404]);
      // To choose whom one writes to is no search of the community.
      const choosing = { query: 'zoekbaar', model: 'users', inbox: 'has_no_conversation' } as const;
      expect((await member.call('GET /api/v3/search', { query: choosing })).status).toBe(200);
    });
    expect(await answers()).toEqual([200, 200, 200]);
  });
});
