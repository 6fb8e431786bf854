import { randomUUID } from 'node:crypto';
import { TokenVerifier } from 'livekit-server-sdk';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { RoomTokens } from '../../../apps/api/src/modules/rooms/tokens/room-tokens.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import {
  attend,
  enter,
  give,
  idIn,
  leave,
  ledRoom,
  participant,
  roomOf,
  stay,
  takeOut,
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
/** Brings the jobs of a room that are due by then, twice, as a queue does whose worker was killed behind the work. */
async function deliver(room: number, effect: string, types: string[], at: number): Promise<void> {
  await api.settled();
  const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(at));
  try {
    const { rows } = await api.kernel.db.pool.query<{ event_id: string; stream: string; version: number }>(
      `select id as event_id, stream_id as stream, version from events.event where stream_id = $1 and type = any($2)`,
      [`live-room-${room}`, types],
    );
    for (const row of [...rows, ...rows]) {
      await api.app.get(Effects).add({ ...row, effect, due_at: null }, `again-${randomUUID()}`);
    }
    await until('each is made', async () => {
      const made = await api.kernel.db.pool.query(
        'select 1 from events.effect where effect = $1 and event_id = any($2::uuid[])',
        [effect, rows.map(({ event_id }) => event_id)],
      );
      return made.rows.length === rows.length;
    });
  } finally {
    clock.mockRestore();
  }
}

describe('access tokens', () => {
  it('are one’s own, short, and say what the role may', async () => {
    const { room, host, guest, participant: hosting } = await ledRoom(api, admin);
    const guesting = idIn(await enter(guest, room));
    const { key, secret } = api.app.get(RoomTokens);
    const granted = async (who: Persona, id: number) => {
      const { access_token } = (await participant(who, id)).body.data as { access_token: string };
      const claims = await new TokenVerifier(key, secret).verify(access_token);
      expect(claims.exp! - claims.nbf!).toBeLessThanOrEqual(600);
      expect(JSON.stringify(claims)).not.toContain(who.username);
      return claims.video;
    };
    const { name } = await roomOf(host, room);
    const speaks = {
      roomJoin: true,
      room: name,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      hidden: false,
    };
    expect(await granted(host, hosting)).toEqual({ ...speaks, roomAdmin: true });
    expect(await granted(guest, guesting)).toEqual({ ...speaks, roomAdmin: false });
    expect((await give(host, guesting, 'listener')).body.data).toMatchObject({
      ...{ role: 'listener', can_publish: false, can_subscribe: true, can_publish_data: false, access_token: null },
    });
    expect(await granted(guest, guesting)).toEqual({
      ...speaks,
      ...{ roomAdmin: false, canPublish: false, canPublishData: false },
    });
    // Of nobody else, and in no list.
    expect((await participant(host, guesting)).body.data).toMatchObject({ access_token: null });
    for (const each of (await roomOf(guest, room)).participants) expect(each.access_token).toBeNull();
    await takeOut(host, guesting);
    expect((await participant(guest, guesting)).body.data).toMatchObject({ status: 'removed', access_token: null });
  });
});

describe('whoever leads', () => {
  it('gives roles, which stay, within the number of hosts; nobody else does', async () => {
    const { room, host, guest, event } = await ledRoom(api, admin, { max_hosts: 2 });
    const [third] = await members(1);
    await attend(third!, event);
    const session = randomUUID();
    const guesting = idIn(await enter(guest, room, session));
    const thirding = idIn(await enter(third!, room));
    expect((await give(guest, thirding, 'listener')).status).toBe(403);
    expect((await give(host, guesting, 'host')).status).toBe(200);
    expect((await give(host, thirding, 'host')).status).toBe(409);
    // Now the guest leads, too, but has no hold over who organises the event.
    expect((await give(guest, thirding, 'listener')).status).toBe(200);
    const { participants } = await roomOf(host, room);
    const hosting = participants.find(({ user_id }) => user_id === host.id)!.id;
    expect((await takeOut(guest, hosting)).status).toBe(403);
    expect((await give(host, guesting, 'listener')).status).toBe(200);
    await leave(guest, room, session);
    expect((await give(host, guesting, 'speaker')).status).toBe(409);
    expect((await enter(guest, room)).body.data).toMatchObject({ participant: { role: 'listener' } });
  });

  it('leads no more once they do not organise the event, unless a host has made them one', async () => {
    const { room, host, guest, event, participant: hosting } = await ledRoom(api, admin, { max_hosts: 2 });
    const guesting = idIn(await enter(guest, room));
    await attend(host, event);
    await give(host, guesting, 'host');
    const params = { id: event };
    expect((await admin.call('PUT /api/v3/events/{id}', { params, body: { organiser_ids: [] } })).status).toBe(200);
    const roles = async () => {
      const { participants } = await roomOf(admin, room);
      return Object.fromEntries(participants.map(({ id, role }) => [id, role]));
    };
    await until('they are a speaker', async () => (await roles())[hosting] === 'speaker');
    expect(await roles()).toEqual({ [hosting]: 'speaker', [guesting]: 'host' });
    expect((await give(host, guesting, 'listener')).status).toBe(403);
  });

  it('puts out for good, with a reason that staff read', async () => {
    const { room, host, guest } = await ledRoom(api, admin);
    const guesting = idIn(await enter(guest, room));
    expect((await takeOut(guest, guesting)).status).toBe(403);
    const query = { reason: 'Riep door alles heen' };
    const out = () => host.call('DELETE /api/v4/live-room-participants/{id}', { params: { id: guesting }, query });
    expect((await out()).status).toBe(200);
    const version = await written(api, room);
    expect((await out()).status).toBe(200);
    expect(await written(api, room)).toBe(version);
    expect((await enter(guest, room)).status).toBe(403);
    expect((await roomOf(guest, room)).participants_count).toBe(1);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'live-room', id: room },
    });
    expect(JSON.stringify(history.body)).toContain('Riep door alles heen');
  });
});

describe('a signal', () => {
  it('reaches the participant that it is for and nobody else, between visits that are there', async () => {
    const { room, host, guest, event, session, participant: hosting } = await ledRoom(api, admin);
    const [third] = await members(1);
    await attend(third!, event);
    const own = randomUUID();
    const guesting = idIn(await enter(guest, room, own));
    await enter(third!, room);
    const heard = await Promise.all(
      [host, guest, third!].map((who) => listen(connect(who), `private-messages.${who.id}`)),
    );
    const inRoom = await listen(connect(third!), `private-live-room.${room}`);
    const signal = JSON.stringify({ kind: 'offer', sdp: 'v=0'.repeat(2000) });
    const send = (who: Persona, body: object) =>
      who.call('POST /api/v4/live-rooms/{id}/signals', { params: { id: room }, body: body as never });
    const body = { session: own, to: hosting, to_session: session, signal };
    expect((await send(guest, body)).status).toBe(200);
    await until('the host hears it', () => heard[0]!.some(({ name }) => name === 'live-room-signal'));
    expect(heard[0]!.find(({ name }) => name === 'live-room-signal')!.data).toEqual({
      ...{ live_room_id: room, from: guesting, from_session: own, to_session: session, signal },
    });
    for (const other of [heard[1]!, heard[2]!, inRoom]) expect(JSON.stringify(other)).not.toContain('v=0');
    // Not in another one's name, nor to whoever is not there, nor by whoever has left.
    expect((await send(third!, body)).status).toBe(409);
    expect((await send(guest, { ...body, to_session: randomUUID() })).status).toBe(409);
    expect((await send(guest, { ...body, to: 999_999 })).status).toBe(409);
    await leave(guest, room, own);
    expect((await send(guest, body)).status).toBe(409);
  });
});

describe('whoever goes', () => {
  it('without a word has left, once nothing is heard of them', async () => {
    const { room, guest } = await ledRoom(api, admin);
    const session = randomUUID();
    await enter(guest, room, session);
    await stay(guest, room, session);
    await deliver(room, 'look-after-live-room-participant', ['LiveRoomJoined'], Date.now() + 60_000);
    expect(await roomOf(admin, room)).toMatchObject({ participants_count: 0, participants: [{ status: 'left' }, {}] });
    expect((await stay(guest, room, session)).status).toBe(409);
  });

  it('as the last one leaves a room that ends behind its time, once, unless somebody came back', async () => {
    const { room, host, session } = await ledRoom(api, admin, { empty_timeout: 60 });
    await leave(host, room, session);
    const again = randomUUID();
    await enter(host, room, again);
    await leave(host, room, again);
    await enter(host, room, randomUUID());
    await deliver(room, 'end-empty-live-room', ['LiveRoomStarted', 'LiveRoomLeft'], Date.now() + 120_000);
    expect((await roomOf(admin, room)).status).toBe('LIVE');
    const { room: other, host: alone, session: last } = await ledRoom(api, admin, { empty_timeout: 60 });
    await leave(alone, other, last);
    await deliver(other, 'end-empty-live-room', ['LiveRoomStarted', 'LiveRoomLeft'], Date.now() + 120_000);
    expect((await roomOf(admin, other)).status).toBe('ENDED');
    const { rows } = await api.kernel.db.pool.query(
      `select 1 from events.event where stream_id = $1 and type = 'LiveRoomEnded'`,
      [`live-room-${other}`],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['leaves the event', (id: number, who: Persona) => who.call('PUT /api/v3/events/{id}/leave', { params: { id } })],
    [
      'is taken off the event',
      (id: number, who: Persona) =>
        admin.call('DELETE /api/v4/events/{id}/members/{member_id}', { params: { id, member_id: who.id } }),
    ],
    [
      'is suspended',
      (_: number, who: Persona) =>
        admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: who.id }, body: { reason: 'Even niet' } }),
    ],
  ])('and %s, is out of the room', async (_, goes) => {
    const { room, event, guest } = await ledRoom(api, admin);
    await enter(guest, room);
    const heard = await listen(connect(admin), `private-live-room.${room}`);
    expect((await goes(event, guest)).status).toBe(200);
    await until('they are out', async () => (await roomOf(admin, room)).participants_count === 1);
    await until('it is told', () => heard.some(({ name }) => name === 'live-room-changed'));
  });
});
