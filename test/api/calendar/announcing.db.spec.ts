import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let moderator: Persona;
let member: Persona;
let insider: Persona;
let owner: Persona;
let group: Awaited<ReturnType<typeof makeGroup>>;
beforeAll(async () => {
  api = await startApi();
  moderator = await api.member('toezicht', 'moderator');
  [member, insider, owner] = [await api.member(), await api.member(), await api.member()];
  group = await makeGroup(owner);
  await letIntoGroup(owner, insider, group);
});
afterAll(() => api.close());

const change = (who: Persona, id: number, body: object) =>
  who.call('PUT /api/v3/events/{id}', { params: { id }, body });

/** Who hears of it, once all of its announcements, so many of them, have been worked off. */
async function hearOf(id: number, announcements: number): Promise<string[]> {
  await until('it is told', async () => {
    const { rows } = await api.kernel.db.pool.query(
      `select 1 from events.effect f join events.event e on e.id = f.event_id
       where f.effect = 'notify-of-announced-event' and e.stream_id = $1`,
      [`event-${id}`],
    );
    return rows.length === announcements;
  });
  const told = async (who: Persona) => {
    const { body } = await who.call('GET /api/v3/notifications', { query: { type: 'event_announced', size: 50 } });
    return (body.data as { event: { id: number } }[]).some(({ event }) => event.id === id);
  };
  const all = { moderator, member, insider, owner };
  const heard = await Promise.all(Object.entries(all).map(async ([name, who]) => ((await told(who)) ? [name] : [])));
  return heard.flat();
}

describe('an event that is announced', () => {
  it('is told to all members but who announces it', async () => {
    const { id } = await makeEvent(moderator, { notify_all_users: true });
    expect(await hearOf(id, 1)).toEqual(['member', 'insider', 'owner']);
  });

  it('is told when that is asked later, once, whatever is changed behind it', async () => {
    const { id } = await makeEvent(moderator);
    await change(moderator, id, { notify_all_users: true });
    await change(moderator, id, { notify_all_users: true, title: 'Winterfeest' });
    await api.settled();
    expect(await hearOf(id, 1)).toEqual(['member', 'insider', 'owner']);
  });

  it('of a group is told to those who are in it', async () => {
    const { id } = await makeEvent(owner, { group_id: group.id, notify_all_members: true });
    expect(await hearOf(id, 1)).toEqual(['insider']);
  });

  it('that is secret is told to nobody outside its group, whatever was asked', async () => {
    const staff = await makeGroup(moderator, { name: 'Bestuur', status: 'secret' });
    await letIntoGroup(moderator, insider, staff);
    const { id } = await makeEvent(moderator, { group_id: staff.id, status: 'secret', notify_all_users: true });
    expect(await hearOf(id, 1)).toEqual(['insider']);
    // Not only hidden from the others, who would find it when the event turns public: nothing was made for them.
    const { rows } = await api.kernel.db.pool.query(
      `select member_id from notifications.notification where type = 'event_announced' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ member_id: insider.id }]);
  });

  it('is told to all members by staff alone', async () => {
    const asked = { title: 'Voor iedereen', start_date: '2030-01-01 12:00:00', end_date: '2030-01-01 13:00:00' };
    const refused = await owner.call('POST /api/v3/events', {
      body: { ...asked, group_id: group.id, notify_all_users: true },
    });
    expect(refused.status).toBe(403);
    const { id } = await makeEvent(owner, { group_id: group.id });
    expect((await change(owner, id, { notify_all_users: true })).status).toBe(403);
  });

  it('says so still when its organisers save it, whom staff have let', async () => {
    const { id } = await makeEvent(owner, { group_id: group.id });
    expect((await change(moderator, id, { notify_all_users: true })).status).toBe(200);
    expect((await change(owner, id, { notify_all_users: true, title: 'Open dag' })).status).toBe(200);
    expect(await hearOf(id, 1)).toEqual(['member', 'insider', 'owner']);
  });
});
