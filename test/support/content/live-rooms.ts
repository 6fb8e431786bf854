import { randomUUID } from 'node:crypto';
import type { OutputOf, Routes } from '@lyceum/contracts';
import type { TestApi } from '../servers/api.ts';
import { acceptOrganising, makeEvent } from './events.ts';
import type { Answer, Persona } from '../persona.ts';

type More = Parameters<typeof makeEvent>[1];
type Room = OutputOf<Routes['GET /api/v4/live-rooms/{id}']>['data'];
type Input = NonNullable<Parameters<Persona['call']>[1]>['body'];

const minutes = (given: number): string => new Date(Date.now() + given * 60_000).toISOString();

/** A room of an event that has begun, not opened yet. */
export async function planRoom(
  admin: Persona,
  more: More = {},
  settings: Input = {},
): Promise<{ event: number; slug: string; room: number }> {
  const when = { start_date: minutes(-10), end_date: minutes(120) };
  const { id: event, slug } = await makeEvent(admin, { title: 'Samen draaien', online: true, ...when, ...more });
  const made = await admin.call('POST /api/v4/events/{id}/live-room', {
    params: { id: event },
    body: settings as object,
  });
  if (made.status !== 201) throw new Error(`No room: ${made.status} ${JSON.stringify(made.body)}`);
  return { event, slug, room: (made.body.data as Room).id };
}

export const startRoom = (who: Persona, id: number): Promise<Answer> =>
  who.call('POST /api/v4/live-rooms/{id}/start', { params: { id } });

export const enter = (who: Persona, id: number, session: string = randomUUID()): Promise<Answer> =>
  who.call('POST /api/v4/live-rooms/{id}/join', { params: { id }, body: { session } });

/** An open room with one member in it, who accepts to organise its event where they are asked to. */
export async function openRoom(admin: Persona, member: Persona, more: More = {}, settings: Input = {}) {
  const made = await planRoom(admin, more, settings);
  if (more?.organiser_ids?.includes(member.id)) await acceptOrganising(member, { id: made.event });
  const started = await startRoom(admin, made.room);
  if (started.status !== 200) throw new Error(`Not opened: ${started.status} ${JSON.stringify(started.body)}`);
  const session = randomUUID();
  const entered = await enter(member, made.room, session);
  if (entered.status !== 200) throw new Error(`Not entered: ${entered.status} ${JSON.stringify(entered.body)}`);
  const { participant } = entered.body.data as { participant: { id: number } };
  return { ...made, session, participant: participant.id };
}

export const roomOf = async (who: Persona, id: number): Promise<Room> =>
  (await who.call('GET /api/v4/live-rooms/{id}', { params: { id } })).body.data as Room;

/** So many events of a room; what else goes on meanwhile is not counted. */
export async function written({ kernel }: TestApi, id: number): Promise<number> {
  const { rows } = await kernel.db.pool.query<{ n: number }>(
    'select count(*)::int as n from events.event where stream_id = $1',
    [`live-room-${id}`],
  );
  return rows[0]!.n;
}

export const attend = (who: Persona, id: number) => who.call('PUT /api/v3/events/{id}/join', { params: { id } });
export const participant = (who: Persona, id: number) =>
  who.call('GET /api/v3/live-room-participants/{id}', { params: { id } });
export const give = (who: Persona, id: number, role: 'host' | 'speaker' | 'listener') =>
  who.call('PUT /api/v4/live-room-participants/{id}/role', { params: { id }, body: { role } });
export const takeOut = (who: Persona, id: number) =>
  who.call('DELETE /api/v4/live-room-participants/{id}', { params: { id } });
export const leave = (who: Persona, id: number, session: string) =>
  who.call('POST /api/v4/live-rooms/{id}/leave', { params: { id }, body: { session } });
export const stay = (who: Persona, id: number, session: string) =>
  who.call('POST /api/v4/live-rooms/{id}/presence', { params: { id }, body: { session } });
export const idIn = (answer: { body: { data: unknown } }): number =>
  (answer.body.data as { participant: { id: number } }).participant.id;

/** A room with an organiser in it as a host, and somebody who comes to the event. */
export async function ledRoom(api: TestApi, admin: Persona, settings: Input = {}, more: More = {}) {
  const [host, guest] = [await api.member(), await api.member()];
  const made = await openRoom(admin, host, { organiser_ids: [host.id], ...more }, settings);
  await attend(guest, made.event);
  return { ...made, host, guest };
}
