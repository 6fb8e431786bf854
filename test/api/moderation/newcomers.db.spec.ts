import { makeBoard } from '../../support/content/boards.ts';
import { comment, edit } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  boardId = await makeBoard(admin, 'Praten');
});
afterAll(() => api.close());

const set = async (body: object) => {
  const answer = await admin.call('PUT /api/v4/admin/settings', { body: { ...body, reason: 'Veiligheid' } });
  expect(answer.status).toBe(200);
};
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p><a href="https://spam.example/${at}">koop ${at}</a></p>`).join('');
const post = (who: Persona, content: string, title = 'Een onderwerp') =>
  who.call('POST /conversations', { body: { title, content, channel_id: boardId } });

describe('limits for newcomers', () => {
  beforeAll(() => set({ newcomer_days: 1, newcomer_links: 2, newcomer_posts_per_hour: 10 }));
  afterAll(() => set({ newcomer_days: 0, newcomer_exempt_levels: [] }));

  it('refuses a topic, a comment and an edit with too many links, and says how many are allowed', async () => {
    const newcomer = await api.member('linker');
    const refused = await post(newcomer, links(3));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.content[0]).toBe('New members can use up to 2 links in a post. This post has 3.');
    const posted = await post(newcomer, links(2));
    expect(posted.status).toBe(201);
    const { id } = posted.body.data;
    expect((await comment(newcomer, id, links(3))).status).toBe(422);
    expect((await edit(newcomer, id, { content: links(3) })).status).toBe(422);
    const said = await comment(newcomer, id, '<p>Gewoon</p>');
    const edited = await newcomer.call('PUT /api/v4/comments/{id}', {
      params: { id: said.body.data.id },
      body: { content: links(3) },
    });
    expect(edited.status).toBe(422);
  });

  it('lets 10 of 50 posts at once through, and says when to try again', async () => {
    const newcomer = await api.member('hasty');
    await newcomer.csrfToken();
    const { id } = (await post(newcomer, '<p>Het begin</p>')).body.data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => comment(newcomer, id, `<p>Nummer ${at}</p>`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    const late = answers.find(({ status }) => status === 429)!;
    expect(late.body.message).toContain('New members can post 10 times an hour');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('spares staff and the levels that administrators choose', async () => {
    expect((await post(moderator, links(5))).status).toBe(201);
    const trusted = await api.member('trusted');
    const level = await admin.call('POST /api/v4/admin/levels', { body: { name: 'Vertrouwd' } });
    const level_id = level.body.data.id as number;
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: trusted.id }, body: { level_id } });
    await set({ newcomer_exempt_levels: [String(level_id)] });
    expect((await post(trusted, links(5))).status).toBe(201);
  });

  it('counts posts where administrators ask for them', async () => {
    const member = await api.member('counter');
    await set({ newcomer_days: 0, newcomer_posts: 1 });
    expect((await post(member, links(3))).status).toBe(422);
    expect((await post(member, '<p>Zonder links</p>')).status).toBe(201);
    expect((await post(member, links(3))).status).toBe(201);
    await set({ newcomer_days: 1, newcomer_posts: 0 });
  });

  it('tells no one but administrators how newcomers are limited', async () => {
    const { body } = await api.guest().call('GET /api/v3/settings');
    expect(Object.keys(body.data).filter((name) => /newcomer|words|held/.test(name))).toEqual([]);
  });
});

describe('the filter of words and links', () => {
  beforeAll(() => set({ blocked_words: ['Casino', 'spam.example'], masked_words: ['verdorie'] }));
  afterAll(() => set({ blocked_words: [], masked_words: [], held_words: [] }));

  it('refuses blocked words and hosts, in titles, texts, comments and edits', async () => {
    const member = await api.member('player');
    expect((await post(member, '<p>Naar het CÁSINO</p>')).body.errors.content[0]).toContain('Casino');
    expect((await post(member, '<p>Een tekst</p>', 'Casino vandaag')).status).toBe(422);
    expect((await post(member, links(1))).status).toBe(422);
    const { id } = (await post(member, '<p>Casinobezoek is een ander woord</p>')).body.data;
    expect((await comment(member, id, '<p>casino</p>')).status).toBe(422);
    expect((await edit(member, id, { title: 'Het casino' })).status).toBe(422);
  });

  it('shows administrators what entries would have matched, with examples', async () => {
    const member = await api.member('writer');
    await post(member, '<p>Hier staat een zeldzaamwoord</p>', 'Zeldzaamwoord in de titel');
    const query = { entries: 'zeldzaamwoord\nnergens' };
    const { body } = await admin.call('GET /api/v4/admin/word-matches', { query });
    expect(body.data).toEqual([
      { entry: 'zeldzaamwoord', count: 1, examples: [expect.objectContaining({ title: 'Zeldzaamwoord in de titel' })] },
      { entry: 'nergens', count: 0, examples: [] },
    ]);
    expect((await moderator.call('GET /api/v4/admin/word-matches', { query })).status).toBe(403);
  });

  it('stores masked words as ***', async () => {
    const member = await api.member('swearer');
    const { body } = await post(member, '<p>Verdorie, weer <strong>verdorie</strong></p>', 'Verdorie zeg');
    expect(body.data).toMatchObject({ title: '*** zeg', excerpt: '***, weer ***' });
    const { rows } = await api.kernel.db.pool.query(`select content, slug from community.topic where id = $1`, [
      body.data.id,
    ]);
    expect(rows[0]).toEqual({ content: '<p>***, weer <strong>***</strong></p>', slug: 'zeg' });
  });
});

describe('registration', () => {
  it('refuses a program that fills in the invisible field, and creates no account', async () => {
    const visitor = api.guest();
    const body = {
      ...{ email: 'robot@example.test', password: 'a long enough password', username: 'robot' },
      ...{ first_name: 'Ro', last_name: 'Bot' },
    };
    const register = (more: object) => visitor.call('POST /api/v4/auth/register', { body: { ...body, ...more } });
    const refused = await register({ website: 'https://spam.example' });
    expect([refused.status, refused.body.errors]).toEqual([422, undefined]);
    expect((await register({ website: '' })).status).toBe(201);
  });
});
