import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import { attend, enter, planRoom, startRoom, stay } from '../../support/content/live-rooms.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(240_000);

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
const show = (who: Persona, id: number) => who.call('GET /api/v3/events/{id}', of(id));
const edit = (who: Persona, id: number, title: string) =>
  who.call('PUT /api/v3/events/{id}', { ...of(id), body: { title } });
const takeOff = (who: Persona, id: number, member: Persona) =>
  who.call('DELETE /api/v4/events/{id}/members/{member_id}', { params: { id, member_id: member.id } });
const inviteToEvent = (who: Persona, id: number, ...members: Persona[]) =>
  who.call('POST /api/v4/events/{id}/invitations', { ...of(id), body: { user_ids: members.map((each) => each.id) } });
const inviteToGroup = (who: Persona, id: number, ...members: Persona[]) =>
  who.call('POST /api/v4/groups/{id}/invitations', { ...of(id), body: { user_ids: members.map((each) => each.id) } });
const about = (id: number, member: Persona) => ({ params: { id, member_id: member.id } });

/** The three ways to lose a membership. */
const lose = {
  left: (id: number, member: Persona) => member.call('PUT /api/v3/groups/{id}/leave', of(id)),
  removed: (id: number, member: Persona) =>
    owner.call('DELETE /api/v4/groups/{id}/members/{member_id}', about(id, member)),
  banned: (id: number, member: Persona) =>
    owner.call('POST /api/v4/groups/{id}/members/{member_id}/ban', { ...about(id, member), body: {} }),
};
type Way = keyof typeof lose;

const attendance = async (id: number, member: Persona): Promise<string | undefined> => {
  const { rows } = await api.kernel.db.pool.query<{ status: string }>(
    'select status from calendar.attendance where event_id = $1 and member_id = $2',
    [id, member.id],
  );
  return rows[0]?.status;
};
const organisers = async (id: number): Promise<number[]> => {
  const { rows } = await api.kernel.db.pool.query<{ ids: number[] }>(
    'select organiser_ids as ids from calendar.event where id = $1',
    [id],
  );
  return rows[0]!.ids;
};

/** A group with a member who goes to one of its events and founded another. */
async function scene(status: 'private' | 'secret') {
  const [group, member] = [await makeGroup(owner, { status }), await api.member()];
  await letIntoGroup(owner, member, group);
  const closed = { group_id: group.id, status, url: 'https://example.test/vergadering' };
  const event = await makeEvent(owner, { ...closed, title: `Kwartelberaad ${status} ${group.id}` });
  const founded = await makeEvent(member, { ...closed, title: 'Eigen avond' });
  await attend(member, event.id);
  await attend(owner, founded.id);
  await api.settled();
  return { group, member, event, founded };
}

describe.each([
  ['left', 'secret'],
  ['removed', 'secret'],
  ['banned', 'private'],
] as [Way, 'private' | 'secret'][])('a member who %s of a group, and its %s events', (way, status) => {
  it('loses reading, writing and organising at once, and attendance after that', async () => {
    const { group, member, event, founded } = await scene(status);
    const socket = connect(member);
    await listen(socket, `private-event.${event.id}`);
    expect((await lose[way](group.id, member)).status).toBe(200);

    const hidden = status === 'secret' ? 404 : 200;
    for (const { id } of [event, founded]) {
      const shown = await show(member, id);
      expect([shown.status, shown.body.data?.url ?? null]).toEqual([hidden, null]);
      expect((await edit(member, id, 'Van mij')).status).toBe(hidden === 404 ? 404 : 403);
      expect((await takeOff(member, id, owner)).status).toBe(hidden === 404 ? 404 : 403);
      const list = await member.call('GET /api/v4/events/{id}/members', { ...of(id), query: { status: 'going' } });
      expect(list.status).toBe(hidden === 404 ? 404 : 403);
      expect((await inviteToEvent(member, id, owner)).status).toBe(hidden === 404 ? 404 : 403);
      expect((await attend(member, id)).status).toBe(hidden === 404 ? 404 : 403);
    }
    expect((await member.send('GET', `/events/${event.slug}.ics`)).status).toBe(404);
    const board = await member.call('GET /api/v4/community/channels/{id}', of(event.channel_id!));
    expect(board.body.data?.permissions ?? []).toEqual([]);
    const found = await member.call('GET /api/v3/search', {
      query: { query: `Kwartelberaad ${status} ${group.id}`, model: 'events' },
    });
    expect((found.body.results.events.data as { id: number }[]).filter(({ id }) => id === event.id)).toEqual([]);
    await expect(listen(connect(member), `private-event.${event.id}`)).rejects.toBeDefined();

    await until('attendance has ended', async () => (await attendance(event.id, member)) === 'removed');
    await until('organising has ended', async () => !(await organisers(founded.id)).includes(member.id));
    // Coming back to the group gives back neither.
    if (way === 'banned') return;
    await letIntoGroup(owner, member, group);
    expect((await edit(member, founded.id, 'Weer van mij')).status).toBe(403);
    expect((await show(member, event.id)).body.data).toMatchObject({ participation: 'left' });
  });
});

describe('a live room of a group’s event', () => {
  it('puts out a member who is removed from the group, and lets them in no more', async () => {
    const [group, member] = [await makeGroup(owner, { status: 'secret' }), await api.member()];
    await letIntoGroup(owner, member, group);
    const { room, event } = await planRoom(owner, { group_id: group.id, status: 'secret' });
    await startRoom(owner, room);
    await attend(member, event);
    const session = 'a5f7c1de-2b1c-4d2e-9c38-1a2b3c4d5e6f';
    expect((await enter(member, room, session)).status).toBe(200);
    await lose.removed(group.id, member);
    expect((await stay(member, room, session)).status).toBe(404);
    expect((await enter(member, room)).status).toBe(404);
    await until('they are put out', async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select 1 from rooms.participant where live_room_id = $1 and member_id = $2 and status <> 'joined'`,
        [room, member.id],
      );
      return rows.length === 1;
    });
  });
});

describe('a public event of a group', () => {
  it('is still attended by a member who left the group, and organised by them no more', async () => {
    const [group, member] = [await makeGroup(owner), await api.member()];
    await letIntoGroup(owner, member, group);
    const event = await makeEvent(member, { group_id: group.id });
    await attend(member, event.id);
    await lose.left(group.id, member);
    expect((await edit(member, event.id, 'Van mij')).status).toBe(403);
    await until('organising has ended', async () => !(await organisers(event.id)).includes(member.id));
    expect((await show(member, event.id)).body.data).toMatchObject({ participation: 'going', mine: false });
  });
});

describe('owners and moderators of a group', () => {
  it('edit its events, take people off and cancel; other members do not', async () => {
    const group = await makeGroup(owner, { status: 'secret' });
    const [founder, keeper, other] = [await api.member(), await api.member(), await api.member()];
    for (const member of [founder, keeper, other]) await letIntoGroup(owner, member, group);
    await owner.call('PUT /api/v4/groups/{id}/members/{member_id}', {
      ...about(group.id, keeper),
      body: { role: 'moderator' },
    });
    const event = await makeEvent(founder, { group_id: group.id, status: 'secret' });
    await attend(other, event.id);
    expect((await edit(other, event.id, 'Nee')).status).toBe(403);
    expect((await show(owner, event.id)).body.data.permissions).toEqual(expect.arrayContaining(['EDIT', 'CANCEL']));
    expect((await edit(keeper, event.id, 'Door een moderator')).status).toBe(200);
    expect((await takeOff(keeper, event.id, other)).status).toBe(200);
    expect((await show(founder, event.id)).body.data).toMatchObject({ title: 'Door een moderator', members_count: 0 });
    const cancelled = await owner.call(
      'POST /api/v4/events/{id}/cancel' as never,
      { ...of(event.id), body: {} } as never,
    );
    expect(cancelled.status).toBe(200);
  });
});

describe('an event of a group that is not public', () => {
  it('invites only who is in the group, and loses outsiders when it closes', async () => {
    const [group, outsider] = [await makeGroup(owner), await api.member()];
    const event = await makeEvent(owner, { group_id: group.id });
    await attend(outsider, event.id);
    await owner.call('PUT /api/v3/events/{id}', { ...of(event.id), body: { status: 'secret' } });
    expect((await show(outsider, event.id)).status).toBe(404);
    await until('attendance has ended', async () => (await attendance(event.id, outsider)) === 'removed');
    expect((await inviteToEvent(owner, event.id, outsider)).status).toBe(422);
  });
});

describe('an invitation to a group', () => {
  it.each(['removed', 'banned'] as const)('falls when its inviter is %s', async (way) => {
    const group = await makeGroup(owner, { status: 'secret', allow_user_invites: true });
    const [inviter, invited] = [await api.member(), await api.member()];
    await letIntoGroup(owner, inviter, group);
    const [{ id: invitation_id }] = (await inviteToGroup(inviter, group.id, invited)).body.data as [{ id: number }];
    expect((await invited.call('GET /api/v3/groups/{id}', of(group.id))).status).toBe(200);
    await lose[way](group.id, inviter);
    expect((await invited.call('GET /api/v3/groups/{id}', of(group.id))).status).toBe(404);
    const params = { id: group.id, invitation_id };
    const accept = () => invited.call('POST /api/v3/groups/{id}/invite/{invitation_id}/accept', { params });
    expect((await accept()).status).toBe(404);
    await until('it is withdrawn', async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select 1 from groups.member where group_id = $1 and member_id = $2 and status = 'out'`,
        [group.id, invited.id],
      );
      return rows.length === 1;
    });
    // Another member's invitation holds.
    await letIntoGroup(owner, invited, group);
  });

  it('falls when its inviter is suspended from the community', async () => {
    const group = await makeGroup(owner, { status: 'secret', allow_user_invites: true });
    const [inviter, invited] = [await api.member(), await api.member()];
    await letIntoGroup(owner, inviter, group);
    await inviteToGroup(inviter, group.id, invited);
    const event = await makeEvent(admin, { status: 'secret', allow_user_invites: true });
    await inviteToEvent(admin, event.id, inviter);
    await attend(inviter, event.id);
    await inviteToEvent(inviter, event.id, invited);
    const body = { reason: 'Ronselt' };
    await admin.call('POST /api/v4/admin/members/{id}/ban', { ...of(inviter.id), body });
    await until('both are withdrawn', async () => {
      const group404 = (await invited.call('GET /api/v3/groups/{id}', of(group.id))).status === 404;
      return group404 && (await show(invited, event.id)).status === 404;
    });
  });
});
