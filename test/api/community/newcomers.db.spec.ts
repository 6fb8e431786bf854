import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { comment } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let author: Persona;
let open: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('auteur');
  open = await makeBoard(admin, 'Draaien');
});
afterAll(() => api.close());

const start = async (who: Persona) => (await who.call('GET /api/v4/users/me/start')).body.data;
const keep = async (who: Persona, body: object) => (await who.call('PUT /api/v4/users/me/start', { body })).body.data;
const suggested = async (who: Persona) => (await who.call('GET /api/v4/users/me/start/suggestions')).body.data;
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('the welcome of a new member', () => {
  it('is shown once, on any device, and keeps the interests', async () => {
    const member = await api.member('nieuw');
    expect(await start(member)).toMatchObject({ welcome: true, interests: [] });
    await keep(member, { interests: ['Raku'] });
    expect(await start(member)).toMatchObject({ welcome: true, interests: ['raku'] });
    expect(await keep(member, { welcomed: true })).toMatchObject({ welcome: false, interests: ['raku'] });
    expect(await start(member)).toMatchObject({ welcome: false });
  });

  it('is not shown to members who are not new', async () => {
    const member = await api.member('trouw');
    await api.kernel.db.pool.query(
      `update identity.member set created_at = created_at - interval '744 hours' where id = $1`,
      [member.id],
    );
    expect(await start(member)).toMatchObject({ welcome: false, checklist: null });
    await api.kernel.db.pool.query(
      `update identity.member set created_at = created_at + interval '744 hours' where id = $1`,
      [member.id],
    );
  });

  it('has a checklist that follows what the member does, until they dismiss it', async () => {
    const member = await api.member('bezig');
    const { id } = await makeTopic(author, open, 'Wie helpt?');
    expect((await start(member)).checklist).toEqual([
      { step: 'comment', done: false },
      { step: 'board', done: false },
    ]);
    await comment(member, id);
    await member.call('PUT /api/v4/channels/{id}/watching', { params: { id: open }, body: { watching: 'watching' } });
    expect((await start(member)).checklist).toEqual([
      { step: 'comment', done: true },
      { step: 'board', done: true },
    ]);
    expect((await keep(member, { dismissed: true })).checklist).toBeNull();
  });
});

describe('suggestions for a new member', () => {
  it('are boards and members of what they may read: no hidden ones, no blocked ones, not themselves', async () => {
    const member = await api.member('zoeker');
    const blocked = await api.member('geblokkeerd');
    const blocker = await api.member('blokkeert');
    const followed = await api.member('gevolgd');
    const hidden = await makeBoard(admin, 'Staf', 'moderator', 'moderator');
    for (const who of [author, blocked, blocker, followed, member]) await makeTopic(who, open, `Van ${who.username}`);
    await makeTopic(admin, hidden, 'Onder ons');
    await member.call('POST /api/v4/users/{id}/block', { params: { id: blocked.id } });
    await blocker.call('POST /api/v4/users/{id}/block', { params: { id: member.id } });
    await member.call('POST /api/v4/users/{id}/follow', { params: { id: followed.id } });
    await api.settled();
    const { boards, members } = await suggested(member);
    expect(ids(boards)).toContain(open);
    expect(ids(boards)).not.toContain(hidden);
    expect(ids(members)).toContain(author.id);
    for (const { id } of [member, blocked, blocker, followed, admin]) expect(ids(members)).not.toContain(id);
  });

  it('begin with those of the chosen interests, and leave out boards that the member has chosen about', async () => {
    const member = await api.member('raker');
    const quiet = await makeBoard(admin, 'Rustig');
    const expert = await api.member('kenner');
    const body = { title: 'Raku', content: '<p>Heet werk</p>', channel_id: quiet, tags: ['raku'] };
    await expert.call('POST /conversations', { body });
    await api.settled();
    await keep(member, { interests: ['raku'] });
    const first = await suggested(member);
    expect([ids(first.boards)[0], ids(first.members)[0]]).toEqual([quiet, expert.id]);
    expect(first.tags).toContainEqual({ tag: 'raku', count: 1 });
    await member.call('PUT /api/v4/channels/{id}/watching', { params: { id: quiet }, body: { watching: 'following' } });
    expect(ids((await suggested(member)).boards)).not.toContain(quiet);
  });
});
