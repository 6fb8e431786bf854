import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeTopic } from '../../support/content/boards.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';

jest.setTimeout(120_000);

let api: TestApi;
let owner: Persona;
let stranger: Persona;
beforeAll(async () => {
  api = await startApi();
  await api.member('beheer', 'admin');
  owner = await api.member('eigenaar');
  stranger = await api.member('vreemde');
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const show = (who: Persona, id: number) => who.call('GET /api/v3/groups/{id}', of(id));
const join = (who: Persona, id: number) => who.call('PUT /api/v3/groups/{id}/join', of(id));
const leave = (who: Persona, id: number) => who.call('PUT /api/v3/groups/{id}/leave', of(id));
const listed = async (who: Persona, query: object = {}): Promise<number[]> =>
  ((await who.call('GET /api/v3/groups', { query })).body.data as { id: number }[]).map(({ id }) => id);
const about = (id: number, member: Persona) => ({ params: { id, member_id: member.id }, body: {} });
const approve = (who: Persona, id: number, member: Persona) =>
  who.call('POST /api/v4/groups/{id}/members/{member_id}/approve', about(id, member));

describe('a public group', () => {
  it('is joined at once, also twice, and left again; its board follows', async () => {
    const group = await makeGroup(owner);
    expect(group).toMatchObject({ participation: 'in', role: 'owner', mine: true, members_count: 1 });
    expect((await join(stranger, group.id)).body.data).toMatchObject({ participation: 'in', members_count: 2 });
    expect([200, 409]).toContain((await join(stranger, group.id)).status);
    expect((await show(stranger, group.id)).body.data.members_count).toBe(2);
    const topic = await makeTopic(stranger, group.channel_id, 'In de groep');
    expect((await stranger.call('GET /api/v3/topics/{id}', of(topic.id))).body.data.group).toMatchObject({
      id: group.id,
    });
    expect((await leave(stranger, group.id)).body.data).toMatchObject({ participation: 'out' });
    const again = await stranger.call('POST /conversations', {
      body: { title: 'Nog iets', content: '<p>Nog iets te zeggen</p>', channel_id: group.channel_id },
    });
    expect(again.status).toBe(403);
  });

  it('keeps its last owner until somebody else owns it', async () => {
    const group = await makeGroup(owner);
    expect((await leave(owner, group.id)).status).toBe(409);
    await join(stranger, group.id);
    const body = { user_id: stranger.id };
    expect((await owner.call('POST /api/v4/groups/{id}/transfer', { ...of(group.id), body })).status).toBe(200);
    expect((await leave(owner, group.id)).status).toBe(200);
    expect((await show(stranger, group.id)).body.data).toMatchObject({ mine: true, members_count: 1 });
  });

  it('is in the list of those who are in it', async () => {
    const group = await makeGroup(owner);
    const of_ = (who: Persona) => ({ where_has: `members:user_id:${who.id}`, size: 9999 });
    expect(await listed(owner, of_(owner))).toContain(group.id);
    expect(await listed(owner, of_(stranger))).not.toContain(group.id);
  });
});

describe('the printed calls', () => {
  it('find a member’s groups, the one that changed last first, and one by its address with all that it says', async () => {
    const [member, stranger_] = [await api.member(), await api.member()];
    const made = [];
    for (const name of ['Een', 'Twee', 'Drie', 'Vier', 'Vijf']) made.push(await makeGroup(member, { name }));
    await makeGroup(stranger_);
    const members = `members:user_id:${member.id}`;
    const ids = made.map(({ id }) => id);
    expect((await listed(member, { where_has: members, size: 9999 })).sort()).toEqual([...ids].sort());
    const rules = ['Wees aardig'];
    const faqs = [{ question: 'Wie?', answer: 'Wij' }];
    await member.call('PUT /api/v3/groups/{id}', { ...of(ids[1]!), body: { rules, faqs } });
    const recent = await listed(member, { order_by: 'updated_at', where_dh: members, size: 4 });
    expect(recent).toEqual([ids[1], ids[4], ids[3], ids[2]]);
    expect(await listed(member, { order_by: 'updated_at:asc', where_dh: members, size: 1 })).toEqual([ids[0]]);
    const query = { find_by: 'slug', with: 'participation,faqs,rules,guards' } as const;
    const shown = await member.call('GET /api/v3/groups/{id}', { params: { id: made[1]!.slug }, query });
    expect(shown.body.data).toMatchObject({ id: ids[1], participation: 'in', rules, faqs, status: 'public' });
  });

  it('do not count an invitation, and tell nobody which private groups somebody else is in', async () => {
    const [member, other] = [await api.member(), await api.member()];
    const group = await makeGroup(owner, { status: 'private' });
    await owner.call('POST /api/v4/groups/{id}/invitations', { ...of(group.id), body: { user_ids: [member.id] } });
    const where_dh = `members:user_id:${member.id}`;
    expect(await listed(member, { where_dh })).toEqual([]);
    await join(member, group.id);
    expect(await listed(member, { where_dh })).toEqual([group.id]);
    expect(await listed(owner, { where_dh })).toEqual([group.id]);
    expect(await listed(other, { where_dh })).toEqual([]);
  });
});

describe('a private group', () => {
  it('is known by members, read by those who are in it, who come by approval', async () => {
    const group = await makeGroup(owner, { status: 'private' });
    const topic = await makeTopic(owner, group.channel_id, 'Onder ons');
    expect((await show(api.guest(), group.id)).status).toBe(404);
    expect((await show(stranger, group.id)).body.data.permissions).toEqual(['ASK']);
    expect((await join(stranger, group.id)).body.data.participation).toBe('asked');
    await api.settled();
    expect((await stranger.call('GET /api/v3/topics/{id}', of(topic.id))).status).toBe(404);
    expect((await approve(stranger, group.id, stranger)).status).toBe(403);
    expect((await approve(owner, group.id, stranger)).status).toBe(200);
    expect((await stranger.call('GET /api/v3/topics/{id}', of(topic.id))).status).toBe(200);
  });
});

describe('a secret group', () => {
  it('is not there for whoever is neither in it nor invited', async () => {
    const group = await makeGroup(owner, { status: 'secret', name: 'Kwartelnest' });
    const invited = await api.member();
    await letIntoGroup(owner, invited, group);
    await api.settled();
    for (const who of [stranger, api.guest()]) {
      expect((await show(who, group.id)).status).toBe(404);
      expect(await listed(who, { size: 9999 })).not.toContain(group.id);
      const { body } = await who.call('GET /api/v3/search', { query: { query: 'Kwartelnest', model: 'groups' } });
      expect(body.results?.groups?.data ?? []).toEqual([]);
    }
    expect((await join(stranger, group.id)).status).toBe(404);
    expect((await show(invited, group.id)).status).toBe(200);
  });
});

describe('whoever is banned', () => {
  it('is out, and comes no more until the ban is lifted', async () => {
    const group = await makeGroup(owner);
    const member = await api.member();
    await join(member, group.id);
    const ban = '/api/v4/groups/{id}/members/{member_id}/ban' as const;
    expect((await stranger.call(`POST ${ban}`, about(group.id, member))).status).toBe(403);
    expect((await owner.call(`POST ${ban}`, about(group.id, member))).status).toBe(200);
    expect((await join(member, group.id)).status).toBe(403);
    const { params } = about(group.id, member);
    expect((await owner.call(`DELETE ${ban}`, { params })).status).toBe(200);
    expect((await join(member, group.id)).status).toBe(200);
  });
});
