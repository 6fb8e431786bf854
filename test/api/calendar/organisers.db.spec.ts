import { startApi, type TestApi } from '../../support/servers/api.ts';
import { acceptOrganising, daysFromNow, makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(180_000);

let api: TestApi;
let admin: Persona;
let owner: Persona;
let member: Persona;
let group_id: number;
beforeAll(async () => {
  api = await startApi();
  [admin, owner, member] = [await api.member('beheer', 'admin'), await api.member(), await api.member()];
  const group = await makeGroup(owner);
  group_id = group.id;
  await letIntoGroup(owner, member, group);
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const show = async (who: Persona, id: number) => (await who.call('GET /api/v3/events/{id}', of(id))).body.data;
const ids = (people: readonly { id: number }[]) => people.map(({ id }) => id);
const edit = (who: Persona, id: number, body: object) => who.call('PUT /api/v3/events/{id}', { ...of(id), body });
const answer = (who: Persona, id: number, how: 'accept' | 'decline') =>
  who.call(`POST /api/v4/events/{id}/organising/${how}`, of(id));
const plan = (who: Persona, ...organiser_ids: number[]) =>
  who.call('POST /api/v3/events', {
    body: { title: 'Fietstocht', start_date: daysFromNow(3), end_date: daysFromNow(4), group_id, organiser_ids },
  });

describe('a member who is named organiser', () => {
  it('is told, organises nothing until they accept, and edits the event after that', async () => {
    const event = await makeEvent(owner, { group_id, organiser_ids: [member.id] });
    expect([ids(event.organisers), ids(event.pending_organisers)]).toEqual([[owner.id], [member.id]]);
    const seen = await show(member, event.id);
    expect([ids(seen.organisers), ids(seen.pending_organisers)]).toEqual([[owner.id], []]);
    expect(seen.permissions).toContain('ORGANISE');
    expect((await edit(member, event.id, { title: 'Van mij' })).status).toBe(403);
    await until('they are told', async () => {
      const { body } = await member.call('GET /api/v3/notifications', {});
      return (body.data as { type: string; event?: { id: number } }[]).some(
        (each) => each.type === 'event_organising' && each.event?.id === event.id,
      );
    });
    expect((await answer(member, event.id, 'accept')).body.data).toMatchObject({ mine: true });
    expect((await answer(member, event.id, 'accept')).status).toBe(200);
    expect((await edit(member, event.id, { title: 'Van ons' })).status).toBe(200);
    expect(ids((await show(owner, event.id)).organisers).sort()).toEqual([owner.id, member.id].sort());
  });

  it('declines for good until they are named again', async () => {
    const event = await makeEvent(owner, { group_id, organiser_ids: [member.id] });
    expect((await answer(member, event.id, 'decline')).status).toBe(200);
    expect((await answer(member, event.id, 'accept')).status).toBe(404);
    expect(ids((await show(owner, event.id)).pending_organisers)).toEqual([]);
    await edit(owner, event.id, { organiser_ids: [member.id] });
    await acceptOrganising(member, event);
  });

  it('reads a secret event of the community, to be able to answer', async () => {
    const [asked, other] = [await api.member(), await api.member()];
    const event = await makeEvent(admin, { status: 'secret', organiser_ids: [asked.id] });
    expect((await show(asked, event.id)).permissions).toEqual(expect.arrayContaining(['READ', 'ORGANISE']));
    expect((await answer(other, event.id, 'accept')).status).toBe(404);
    await edit(admin, event.id, { organiser_ids: [] });
    expect(await show(asked, event.id)).toBeUndefined();
    expect((await answer(asked, event.id, 'accept')).status).toBe(404);
  });

  it('cannot accept once they have left the group', async () => {
    const leaver = await api.member();
    await letIntoGroup(owner, leaver, { id: group_id });
    const event = await makeEvent(owner, { group_id, organiser_ids: [leaver.id] });
    await leaver.call('PUT /api/v3/groups/{id}/leave', of(group_id));
    expect([404, 409]).toContain((await answer(leaver, event.id, 'accept')).status);
    await until(
      'they are asked no more',
      async () => ids((await show(owner, event.id)).pending_organisers).length === 0,
    );
  });
});

describe('naming an organiser', () => {
  it('refuses staff named by a member, outsiders of the group, and members in a block relation', async () => {
    const [outsider, blocker] = [await api.member(), await api.member()];
    await letIntoGroup(owner, admin, { id: group_id });
    await letIntoGroup(owner, blocker, { id: group_id });
    await blocker.call('POST /api/v4/users/{id}/block', of(owner.id));
    const event = await makeEvent(owner, { group_id });
    for (const id of [admin.id, outsider.id, blocker.id, 99_999]) {
      const answers = [await plan(owner, id), await edit(owner, event.id, { organiser_ids: [id] })];
      for (const { status, body } of answers) {
        expect([id, status, Object.keys(body.errors)]).toEqual([id, 422, ['organiser_ids']]);
      }
    }
    const named = await edit(admin, event.id, { organiser_ids: [admin.id] });
    expect([named.status, ids(named.body.data.organisers)]).toEqual([200, [admin.id, owner.id].sort((a, b) => a - b)]);
  });
});
