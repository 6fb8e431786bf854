import { verifyProjection } from '@lyceum/kernel';
import { groupRows } from '../../../apps/api/src/modules/groups/groups/group.rows.ts';
import { groupMemberRows } from '../../../apps/api/src/modules/groups/members/member.rows.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeTopic } from '../../support/content/boards.ts';
import { daysFromNow } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import { connect, disconnectAll, type Heard, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';
import { seen, uploaded } from '../../support/content/uploads.ts';

jest.setTimeout(180_000);

let api: TestApi;
let admin: Persona;
let owner: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  owner = await api.member('eigenaar');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const show = (who: Persona, id: number) => who.call('GET /api/v3/groups/{id}', of(id));
const join = (who: Persona, id: number) => who.call('PUT /api/v3/groups/{id}/join', of(id));
const leave = (who: Persona, id: number) => who.call('PUT /api/v3/groups/{id}/leave', of(id));
const about = (id: number, member: Persona) => ({ params: { id, member_id: member.id }, body: {} });
const approve = (who: Persona, id: number, member: Persona) =>
  who.call('POST /api/v4/groups/{id}/members/{member_id}/approve', about(id, member));
const refuse = (who: Persona, id: number, member: Persona) =>
  who.call('POST /api/v4/groups/{id}/members/{member_id}/refuse', about(id, member));
const ban = (who: Persona, id: number, member: Persona) =>
  who.call('POST /api/v4/groups/{id}/members/{member_id}/ban', about(id, member));
const role = (who: Persona, id: number, member: Persona, to: 'owner' | 'moderator' | 'member') =>
  who.call('PUT /api/v4/groups/{id}/members/{member_id}', { ...about(id, member), body: { role: to } });
const invite = (who: Persona, id: number, ...members: Persona[]) =>
  who.call('POST /api/v4/groups/{id}/invitations', { ...of(id), body: { user_ids: members.map((each) => each.id) } });
const told = async (who: Persona, type: string): Promise<{ type: string }[]> => {
  const { body } = await who.call('GET /api/v3/notifications', { query: { type: 'group-activity' } });
  return (body.data as { type: string }[]).filter((each) => each.type === type);
};

describe('whoever asks', () => {
  it('waits once, is counted for those who look after it, and is told when they are let in', async () => {
    const [group, member] = [await makeGroup(owner, { status: 'private' }), await api.member()];
    const waiting = async (word: boolean) => {
      const query = { where: `requests:${word}` };
      const listed = (await admin.call('GET /api/v4/admin/groups', { query })).body.data as { id: number }[];
      return listed.map(({ id }) => id).includes(group.id);
    };
    expect([await waiting(true), await waiting(false)]).toEqual([false, true]);
    await join(member, group.id);
    expect((await join(member, group.id)).body.data.participation).toBe('asked');
    expect([await waiting(true), await waiting(false)]).toEqual([true, false]);
    expect((await show(owner, group.id)).body.data.requests_count).toBe(1);
    expect((await show(member, group.id)).body.data.requests_count).toBe(0);
    await until('its owner is told', async () => (await told(owner, 'group_requested')).length === 1);
    await approve(owner, group.id, member);
    expect((await approve(owner, group.id, member)).status).toBe(200);
    expect((await show(member, group.id)).body.data).toMatchObject({ participation: 'in', members_count: 2 });
    await until('they are told', async () => (await told(member, 'group_approved')).length === 1);
  });

  it('may take it back or be refused, and then ask again', async () => {
    const [group, member] = [await makeGroup(owner, { status: 'private' }), await api.member()];
    await join(member, group.id);
    expect((await leave(member, group.id)).body.data.participation).toBe('out');
    expect((await approve(owner, group.id, member)).status).toBe(404);
    await join(member, group.id);
    await refuse(owner, group.id, member);
    expect((await show(owner, group.id)).body.data).toMatchObject({ members_count: 1, requests_count: 0 });
    expect((await join(member, group.id)).body.data.participation).toBe('asked');
  });
});

describe('an invitation', () => {
  it('is of one member, who accepts or declines it; of a secret group it shows that it is there', async () => {
    const group = await makeGroup(owner, { status: 'secret', name: 'Kwartelnest' });
    const [invited, other] = [await api.member(), await api.member()];
    const [{ id: invitation_id }] = (await invite(owner, group.id, invited)).body.data as [{ id: number }];
    const params = { id: group.id, invitation_id };
    const accept = (who: Persona) => who.call('POST /api/v3/groups/{id}/invite/{invitation_id}/accept', { params });
    expect((await accept(other)).status).toBe(404);
    expect((await show(invited, group.id)).body.data.invitation).toMatchObject({ id: invitation_id });
    const decline = 'POST /api/v3/groups/{id}/invite/{invitation_id}/decline';
    expect((await invited.call(decline, { params, body: {} })).body.data.participation).toBe('declined');
    expect((await show(invited, group.id)).status).toBe(404);
    expect((await accept(invited)).status).toBe(404);
  });

  it('comes from whoever is in it only where the group says so', async () => {
    const group = await makeGroup(owner, { status: 'private' });
    const [member, friend] = [await api.member(), await api.member()];
    await letIntoGroup(owner, member, group);
    expect((await invite(member, group.id, friend)).status).toBe(403);
    await owner.call('PUT /api/v3/groups/{id}', { ...of(group.id), body: { allow_user_invites: true } });
    expect((await invite(member, group.id, friend)).status).toBe(201);
  });
});

describe('levels', () => {
  it('are asked of whoever joins, invited or not, and not again', async () => {
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Zilver' } })).body.data.id as number;
    const group = await makeGroup(owner, { level_ids: [level] });
    const [holder, other] = [await api.member(), await api.member()];
    const given = { params: { id: holder.id }, body: { level_id: level } };
    await admin.call('POST /api/v4/admin/members/{id}/levels', given);
    expect((await join(holder, group.id)).status).toBe(200);
    expect((await join(other, group.id)).status).toBe(403);
    await invite(owner, group.id, other);
    expect((await join(other, group.id)).status).toBe(403);
    await admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', {
      params: { id: holder.id, level_id: level },
      body: { reason: 'Opgezegd' },
    });
    expect((await show(holder, group.id)).body.data.participation).toBe('in');
  });
});

describe('two at once', () => {
  it('leave: of the last two owners one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [group, second] = [await makeGroup(owner), await api.member()];
      await letIntoGroup(owner, second, group);
      await role(owner, group.id, second, 'owner');
      const answers = await Promise.all([leave(owner, group.id), leave(second, group.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { rows } = await api.kernel.db.pool.query('select members, owners from groups.size where group_id = $1', [
        group.id,
      ]);
      expect(rows).toEqual([{ members: 1, owners: 1 }]);
    }
  });

  it('join, are let in and banned: each is counted once', async () => {
    const group = await makeGroup(owner);
    const many = await Promise.all(Array.from({ length: 25 }, () => api.member()));
    // Nobody joins twice, and nobody is told that somebody else was first.
    const joined = await Promise.all(many.flatMap((who) => [join(who, group.id), join(who, group.id)]));
    expect(joined.map(({ status }) => status)).toEqual(joined.map(() => 200));
    expect((await show(owner, group.id)).body.data.members_count).toBe(26);
    await Promise.all([ban(owner, group.id, many[0]!), leave(many[0]!, group.id), ban(owner, group.id, many[0]!)]);
    expect((await show(owner, group.id)).body.data.members_count).toBe(25);
    expect((await join(many[0]!, group.id)).status).toBe(403);
  });
});

describe('the last owner', () => {
  it('neither leaves, nor is removed, banned or made less; a moderator touches no owner', async () => {
    const [group, keeper] = [await makeGroup(owner), await api.member()];
    await letIntoGroup(owner, keeper, group);
    await role(owner, group.id, keeper, 'moderator');
    const answers = [await leave(owner, group.id), await role(owner, group.id, owner, 'member')];
    answers.push(await ban(admin, group.id, owner));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await ban(keeper, group.id, owner)).status).toBe(403);
    expect((await role(keeper, group.id, keeper, 'owner')).status).toBe(403);
  });
});

describe('whoever is out', () => {
  it('hears, reads, finds and writes nothing of it any more, at once', async () => {
    const [group, member] = [await makeGroup(owner, { status: 'private' }), await api.member()];
    await letIntoGroup(owner, member, group);
    const topic = await makeTopic(owner, group.channel_id, 'Pimpelmees onder ons');
    await api.settled();
    const read = () => member.call('GET /api/v3/topics/{id}', of(topic.id));
    expect((await read()).status).toBe(200);
    const [own, heard] = [connect(member), connect(member)];
    const mine: Heard[] = await listen(own, `private-messages.${member.id}`);
    await listen(heard, `private-board.${group.channel_id}`);
    const cut = new Promise((resolve) =>
      heard.channel(`private-board.${group.channel_id}`).bind('pusher:subscription_error', resolve),
    );
    await owner.call('DELETE /api/v4/groups/{id}/members/{member_id}', {
      params: { id: group.id, member_id: member.id },
    });
    await makeTopic(owner, group.channel_id, 'En nog iets');
    await cut;
    await until('their screens know', () => mine.some(({ name }) => name === 'groups-changed'));
    expect((await read()).status).toBe(404);
    const query = { query: 'pimpelmees', model: 'topics' };
    const { results } = (await member.call('GET /api/v3/search', { query } as never)).body;
    expect(results.topics.data).toEqual([]);
    const body = { title: 'Nog iets', content: '<p>Nog iets te zeggen</p>', channel_id: group.channel_id };
    expect([403, 404, 422]).toContain((await member.call('POST /conversations', { body })).status);
  });
});

describe('an event of a group', () => {
  it('is made by whoever is in it, while the group is open', async () => {
    const [group, member, stranger] = [await makeGroup(owner), await api.member(), await api.member()];
    await letIntoGroup(owner, member, group);
    const body = { title: 'Avond', start_date: daysFromNow(1), end_date: daysFromNow(2), group_id: group.id };
    const told = async (who: Persona) =>
      (
        (await who.call('GET /api/v3/groups/{id}', { params: { id: String(group.id) } })).body.data as {
          permissions: string[];
        }
      ).permissions;
    expect(await told(stranger)).not.toContain('MAKE_EVENTS');
    expect((await stranger.call('POST /api/v3/events', { body })).status).toBe(403);
    expect(await told(member)).toContain('MAKE_EVENTS');
    expect((await member.call('POST /api/v3/events', { body })).status).toBe(201);
    await owner.call('POST /api/v4/groups/{id}/close', { ...of(group.id), body: {} });
    expect(await told(member)).not.toContain('MAKE_EVENTS');
    expect((await member.call('POST /api/v3/events', { body })).status).toBe(403);
  });
});

describe('the history of a group', () => {
  it('tells administrators what became of its members, and moderators of the community only what it is', async () => {
    const [group, member, moderator] = [
      await makeGroup(owner),
      await api.member(),
      await api.member('oog', 'moderator'),
    ];
    await join(member, group.id);
    await owner.call('POST /api/v4/groups/{id}/members/{member_id}/ban', {
      ...about(group.id, member),
      body: { reason: 'Reclame' },
    });
    const history = async (who: Persona) =>
      (await who.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'group', id: group.id } })).body
        .data as { type: string; reason: string | null }[];
    const [ofAdmin, ofModerator] = [await history(admin), await history(moderator)];
    expect(ofAdmin.find(({ type }) => type === 'GroupMemberBanned')?.reason).toBe('Reclame');
    expect(ofModerator.map(({ type }) => type)).toEqual(['GroupFounded']);
    const secret = await makeGroup(owner, { status: 'secret' });
    const params = { kind: 'group', id: secret.id };
    expect((await moderator.call('GET /api/v4/admin/history/{kind}/{id}', { params })).status).toBe(404);
  });
});

describe('a member who is erased', () => {
  it('is in no group any more, with the files that they brought; the group stays, and gets an owner', async () => {
    const [gone, fellow] = [await api.member(), await api.member()];
    const group = await makeGroup(gone, { name: 'Blijft' });
    await letIntoGroup(gone, fellow, group);
    const body = { upload_uuids: [await uploaded(gone)] };
    const added = await gone.call('POST /api/v4/groups/{id}/files', { ...of(group.id), body });
    const [file] = added.body.data.uploads as [{ id: number; source: string }];
    await admin.call('POST /api/v4/admin/members/{id}/erase' as never, {
      params: { id: gone.id },
      body: { reason: 'Gevraagd' },
    });
    await until('they are out of it', async () => (await show(admin, group.id)).body.data.members_count === 1);
    await until('their file is gone', async () => (await show(fellow, group.id)).body.data.uploads.length === 0);
    await until('it is not to be had', async () => (await seen(fellow, file)) === 404);
    const where = { query: { where: 'orphaned:true' } };
    const orphans = (await admin.call('GET /api/v4/admin/groups', where)).body.data as { id: number }[];
    expect(orphans.map(({ id }) => id)).toEqual([group.id]);
    const heir = { ...of(group.id), body: { user_id: fellow.id, reason: 'De oprichter is weg' } };
    expect((await admin.call('POST /api/v4/groups/{id}/transfer', heir)).status).toBe(200);
    expect((await show(fellow, group.id)).body.data).toMatchObject({ name: 'Blijft', mine: true });
  });
});

describe('without the plugin, or below the plan', () => {
  it.each([[{ plugins: ['community', 'search', 'events'] }], [{ plan: 7 }]])(
    '%j: there is nothing of groups',
    async (is) => {
      const [group, member] = [await makeGroup(owner, { status: 'private', name: 'Kwikstaart' }), await api.member()];
      await letIntoGroup(owner, member, group);
      const board = () => member.call('GET /api/v4/community/channels/{id}', of(group.channel_id));
      expect((await board()).status).toBe(200);
      const before = (await admin.call('GET /api/v4/admin/settings')).body.data as { plugins: string[]; plan: number };
      await admin.call('PUT /api/v4/admin/settings', { body: is });
      try {
        for (const address of ['/api/v3/groups', `/api/v3/groups/${group.id}`, `/api/v4/groups/${group.id}/members`]) {
          expect([404, 403]).toContain((await member.send('GET', address)).status);
        }
        await until('its board is closed with it', async () => (await board()).status === 404);
        const query = { query: 'kwikstaart', model: 'groups' };
        const { results } = (await member.call('GET /api/v3/search', { query } as never)).body;
        expect([results.groups.data, results.groups.meta.total]).toEqual([[], 0]);
      } finally {
        const { plugins, plan } = before;
        await admin.call('PUT /api/v4/admin/settings', { body: { plugins, plan } });
        // Tokens follow a moment later.
        await until('its board is open again', async () => (await board()).status === 200);
      }
    },
  );
});

it('comes out the same from its events', async () => {
  await api.settled();
  for (const projection of [groupRows, groupMemberRows]) {
    for (const { table, onlyLive, onlyRebuilt } of await verifyProjection(
      api.kernel.db,
      api.kernel.store,
      projection,
    )) {
      expect({ table, onlyLive, onlyRebuilt }).toEqual({ table, onlyLive: 0, onlyRebuilt: 0 });
    }
  }
});
