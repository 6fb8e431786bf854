import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { openRoom, roomOf, startRoom, written } from '../../support/content/live-rooms.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const KEY = 'devkey';
const SECRET = 'a secret of the test that is long enough';

/** Stands where a LiveKit server does: takes its calls, checks how they are signed, and keeps them. */
const calls: { what: string; body: Record<string, unknown>; grants: Record<string, unknown> }[] = [];
let double: Server;
let api: TestApi;
let admin: Persona;
let member: Persona;
beforeAll(async () => {
  double = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      void new TokenVerifier(KEY, SECRET).verify(token).then(({ video }) => {
        const body = JSON.parse(text) as Record<string, unknown>;
        calls.push({ what: request.url!.split('/').at(-1)!, body, grants: { ...video } });
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
  });
  await new Promise<void>((done) => double.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(double.address() as AddressInfo).port}`;
  api = await startApi({ LIVEKIT_URL: url, LIVEKIT_API_KEY: KEY, LIVEKIT_API_SECRET: SECRET });
  admin = await api.member('beheer', 'admin');
  member = await api.member();
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => double.close(done));
});

async function hook(told: object, secret = SECRET, said = JSON.stringify(told)): Promise<number> {
  const token = new AccessToken(KEY, secret);
  token.sha256 = createHash('sha256').update(JSON.stringify(told)).digest('base64');
  const answer = await fetch(`${api.url}/api/v4/live-rooms/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/webhook+json', authorization: await token.toJwt() },
    body: said,
  });
  return answer.status;
}
const scene = () => openRoom(admin, member, { organiser_ids: [member.id] }, { max_participants: 40 });

describe('with a LiveKit server', () => {
  it('rooms hold more, and tokens are signed with its key', async () => {
    const { room, participant } = await scene();
    expect(await roomOf(member, room)).toMatchObject({ connection: 'livekit', max_participants: 40 });
    const own = await member.call('GET /api/v3/live-room-participants/{id}', { params: { id: participant } });
    const claims = await new TokenVerifier(KEY, SECRET).verify(
      (own.body.data as { access_token: string }).access_token,
    );
    expect(claims.video).toMatchObject({ roomJoin: true, roomAdmin: true });
  });

  it('it is told of roles, of whoever is put out, and of the end', async () => {
    const { room, participant, session } = await scene();
    const { name } = await roomOf(member, room);
    calls.length = 0;
    const params = { params: { id: participant } };
    await admin.call('PUT /api/v4/live-room-participants/{id}/role', { ...params, body: { role: 'listener' } });
    await admin.call('DELETE /api/v4/live-room-participants/{id}', params);
    await admin.call('POST /api/v4/live-rooms/{id}/end', { params: { id: room }, body: {} });
    await until('it has heard all three', () => calls.length === 3);
    const identity = `${participant}:${session}`;
    expect(calls.toSorted((a, b) => a.what.localeCompare(b.what))).toMatchObject([
      { what: 'DeleteRoom', body: { room: name } },
      { what: 'RemoveParticipant', body: { room: name, identity }, grants: { room: name, roomAdmin: true } },
      { what: 'UpdateParticipant', body: { room: name, identity, permission: { canSubscribe: true } } },
    ]);
  });

  it('a room that was opened again is not closed by an end that is heard late', async () => {
    const { room } = await scene();
    await admin.call('POST /api/v4/live-rooms/{id}/end', { params: { id: room }, body: {} });
    await until('it is closed', () => calls.some(({ what }) => what === 'DeleteRoom'));
    expect((await startRoom(admin, room)).status).toBe(200);
    await api.settled();
    calls.length = 0;
    const { rows } = await api.kernel.db.pool.query<{ event_id: string; stream: string; version: number }>(
      `select id as event_id, stream_id as stream, version from events.event
       where stream_id = $1 and type = 'LiveRoomEnded'`,
      [`live-room-${room}`],
    );
    await api.kernel.db.pool.query(`delete from events.effect where effect = 'close-livekit-room'`);
    await api.app.get(Effects).add({ ...rows[0]!, effect: 'close-livekit-room', due_at: null }, 'late');
    await until('it was heard', async () => {
      const made = await api.kernel.db.pool.query(`select 1 from events.effect where effect = 'close-livekit-room'`);
      return made.rows.length === 1;
    });
    expect(calls).toEqual([]);
  });

  it('it tells who has left and that a room is over; twice, late or forged changes nothing', async () => {
    const { room, participant, session } = await scene();
    const { name } = await roomOf(member, room);
    const identity = `${participant}:${session}`;
    const left = (of: string) => ({
      event: 'participant_left',
      id: 'EV_1',
      room: { name },
      participant: { identity: of },
    });
    expect(await hook(left(identity), 'another secret that is long enough too')).toBe(404);
    expect(await hook(left(identity), SECRET, JSON.stringify({ event: 'room_finished', room: { name } }))).toBe(404);
    expect(await hook(left(`${participant}:an-earlier-visit`))).toBe(201);
    expect((await roomOf(admin, room)).participants_count).toBe(1);
    expect(await hook(left(identity))).toBe(201);
    expect((await roomOf(admin, room)).participants_count).toBe(0);
    const before = await written(api, room);
    expect(await hook(left(identity))).toBe(201);
    expect(await written(api, room)).toBe(before);
    expect(await hook({ event: 'room_finished', id: 'EV_2', room: { name } })).toBe(201);
    expect((await roomOf(admin, room)).status).toBe('ENDED');
    expect(await hook({ event: 'room_finished', id: 'EV_2', room: { name } })).toBe(201);
    expect(await hook({ event: 'room_finished', id: 'EV_3', room: { name: 'elsewhere' } })).toBe(201);
  });

  it('the one page that films may reach it, and no other page', async () => {
    const { slug } = await scene();
    const of = async (path: string) => (await fetch(`${api.url}${path}`, { headers: { accept: 'text/html' } })).headers;
    const filming = await of(`/events/${slug}/live-room`);
    expect(filming.get('permissions-policy')).toContain('camera=(self), microphone=(self)');
    expect(filming.get('content-security-policy')).toMatch(/connect-src 'self' ws:\/\/127\.0\.0\.1:\d+ http:\/\//);
    const other = await of(`/events/${slug}`);
    expect(other.get('permissions-policy')).toContain('camera=(), microphone=()');
    expect(other.get('content-security-policy')).toContain("connect-src 'self';");
  });
});
