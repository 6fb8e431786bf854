import { randomUUID } from 'node:crypto';
import { verifyProjection } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import {
  attend,
  enter,
  idIn,
  leave,
  ledRoom,
  participant,
  planRoom,
  roomOf,
  startRoom,
  stay,
  written,
} from '../../support/content/live-rooms.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(async () => {
  disconnectAll();
  await api.close();
});

const members = (count: number): Promise<Persona[]> => Promise.all(Array.from({ length: count }, () => api.member()));

describe('the room of an event', () => {
  it('is added by whoever organises it, once, also by two at once, and told with the event', async () => {
    const member = await api.member();
    const { id } = await makeEvent(admin, { online: true });
    const plan = (who: Persona) => who.call('POST /api/v4/events/{id}/live-room', { params: { id }, body: {} });
    expect((await plan(member)).status).toBe(403);
    const [first, second] = await Promise.all([plan(admin), plan(admin)]);
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(first!.body.data).toEqual(second!.body.data);
    const event = (await member.call('GET /api/v3/events/{id}', { params: { id } })).body.data as { live_room: object };
    expect(event.live_room).toMatchObject({
      ...{ status: 'PLANNED', volume: 50, empty_timeout: 300, max_participants: 6, max_hosts: 2 },
      ...{ active_recording: false, participants: [], connection: 'peer', permissions: [] },
    });
    const more = { params: { id: (first!.body.data as { id: number }).id }, body: { max_participants: 7 } };
    expect((await admin.call('PUT /api/v4/live-rooms/{id}', more)).body.errors).toHaveProperty('max_participants');
  });

  it('opens from an hour before its event, by whoever organises it, and again after it has ended', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const { room, event } = await planRoom(admin, { start_date: inHours(2), end_date: inHours(3) });
    const member = await api.member();
    await attend(member, event);
    expect((await startRoom(member, room)).status).toBe(403);
    expect((await startRoom(admin, room)).status).toBe(409);
    await admin.call('PUT /api/v3/events/{id}', { params: { id: event }, body: { start_date: inHours(0.5) } });
    expect((await enter(member, room)).status).toBe(409);
    expect((await startRoom(admin, room)).body.data).toMatchObject({ status: 'LIVE' });
    const version = await written(api, room);
    expect((await startRoom(admin, room)).status).toBe(200);
    expect(await written(api, room)).toBe(version);
    expect((await enter(member, room)).status).toBe(200);
    const end = await admin.call('POST /api/v4/live-rooms/{id}/end', {
      params: { id: room },
      body: { reason: 'Klaar' },
    });
    expect(end.body.data).toMatchObject({ status: 'ENDED', participants_count: 0 });
    expect((await startRoom(admin, room)).body.data).toMatchObject({ status: 'LIVE', ended_at: null });
  });

  it('is told of to whoever goes, once, when it opens', async () => {
    const { room, event } = await planRoom(admin);
    const [going, stranger] = await members(2);
    await attend(going!, event);
    const told = async (who: Persona) =>
      ((await who.call('GET /api/v3/notifications', { query: { type: 'event_live' } })).body.data as object[]).length;
    await startRoom(admin, room);
    await until('they are told', async () => (await told(going!)) === 1);
    await admin.call('POST /api/v4/live-rooms/{id}/end', { params: { id: room }, body: {} });
    await startRoom(admin, room);
    await api.settled();
    expect([await told(going!), await told(stranger!), await told(admin)]).toEqual([1, 0, 0]);
  });

  it('is cancelled with its event, and everybody in it is out', async () => {
    const { room, event, guest, host } = await ledRoom(api, admin);
    expect((await enter(guest, room)).status).toBe(200);
    await admin.call('POST /api/v4/events/{id}/cancel', { params: { id: event }, body: {} });
    await until('it is cancelled', async () => (await roomOf(host, room)).status === 'CANCELLED');
    expect(await roomOf(host, room)).toMatchObject({ participants_count: 0, permissions: [] });
    expect((await startRoom(host, room)).status).toBe(409);
    expect((await enter(guest, room)).status).toBe(409);
  });
});

describe('whoever comes in', () => {
  it('takes part in the event: those who wait, are invited, or are strangers do not', async () => {
    const { room, event, guest } = await ledRoom(api, admin, {}, { capacity: 1 });
    const [waiting, invited, stranger] = await members(3);
    await attend(waiting!, event);
    const body = { user_ids: [invited!.id] };
    await admin.call('POST /api/v4/events/{id}/invitations', { params: { id: event }, body });
    for (const who of [waiting!, invited!, stranger!]) {
      expect((await enter(who, room)).status).toBe(403);
      expect(await roomOf(who, room)).toMatchObject({ participants: [], participants_count: 1, permissions: [] });
    }
    expect((await enter(guest, room)).status).toBe(200);
  });

  it('knows of the room of a secret event only by being in it', async () => {
    const { room, participant: host, event } = await ledRoom(api, admin, {}, { status: 'secret' });
    const stranger = await api.member();
    for (const answer of [
      await enter(stranger, room),
      await stranger.call('GET /api/v4/live-rooms/{id}', { params: { id: room } }),
      await participant(stranger, host),
      await stranger.call('GET /api/v4/live-rooms/{id}', { params: { id: 999_999 } }),
      await stranger.call('GET /api/v3/events/{id}', { params: { id: event } }),
    ]) {
      expect(answer.status).toBe(404);
    }
    await expect(listen(connect(stranger), `private-live-room.${room}`)).rejects.toBeDefined();
  });

  it('takes the last place alone, of fifty who come at once', async () => {
    const { room, event } = await ledRoom(api, admin, { max_participants: 2 });
    const all = await members(50);
    await Promise.all(all.map((who) => attend(who, event)));
    const answers = await Promise.all(all.map((who) => enter(who, room)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await roomOf(admin, room)).toMatchObject({ participants_count: 2, full: true });
  });

  it('has one place, however often and in however many windows they come', async () => {
    const { room, guest } = await ledRoom(api, admin);
    const [one, two] = [randomUUID(), randomUUID()];
    const first = idIn(await enter(guest, room, one));
    const version = await written(api, room);
    expect(idIn(await enter(guest, room, one))).toBe(first);
    expect(await written(api, room)).toBe(version);
    expect(idIn(await enter(guest, room, two))).toBe(first);
    expect((await roomOf(guest, room)).participants_count).toBe(2);
    // The first window is out: nothing that it says counts any more.
    expect((await stay(guest, room, one)).status).toBe(409);
    expect((await leave(guest, room, one)).status).toBe(200);
    expect((await roomOf(guest, room)).participants_count).toBe(2);
    expect((await leave(guest, room, two)).status).toBe(200);
    expect((await roomOf(guest, room)).participants_count).toBe(1);
  });
});

it('the rows are what a rebuild gives', async () => {
  const projection = api.kernel.projections.find(({ name }) => name === 'rooms.room')!;
  await api.settled();
  for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
    expect(verdict).toMatchObject({ onlyLive: 0, onlyRebuilt: 0 });
  }
});
