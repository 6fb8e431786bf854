import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { courseOf, read, track } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import { attend, enter, planRoom, startRoom, stay } from '../../support/content/live-rooms.ts';
import { bought, sold } from '../../support/content/shop.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(180_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const holds = async (who: Persona, level: number): Promise<boolean> => {
  const { rows } = await api.kernel.db.pool.query(
    'select 1 from identity.member_level where member_id = $1 and level_id = $2 and not ended',
    [who.id, level],
  );
  return rows.length === 1;
};

/** One of each kind that the level opens, with the member in it. */
async function opened(member: Persona, level: number) {
  const level_ids = [level];
  const group = await makeGroup(admin, { status: 'private', level_ids });
  await letIntoGroup(admin, member, group);
  const ofGroup = await makeEvent(admin, { group_id: group.id, status: 'secret' });
  const { event, room } = await planRoom(admin, { status: 'public', level_ids });
  await startRoom(admin, room);
  await attend(member, event);
  const session = randomUUID();
  await enter(member, room, session);
  const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }], {
    visibility: 'member',
    availability: 'level',
    level_ids,
  });
  await track(member, course, course.lessons[0]!);
  await api.settled();
  return { group, ofGroup, event, room, session, course };
}

type Opened = Awaited<ReturnType<typeof opened>>;
async function statuses(member: Persona, { group, ofGroup, room, session, course }: Opened) {
  const board = await member.call('GET /api/v4/community/channels/{id}', of(group.channel_id!));
  return {
    board: board.body.data?.permissions ?? [],
    members: (await member.call('GET /api/v4/groups/{id}/members', of(group.id))).status,
    event: (await member.call('GET /api/v3/events/{id}', of(ofGroup.id))).status,
    room: (await stay(member, room, session)).status,
    // A locked lesson has a name, and nothing of its content.
    lesson: (await read(member, course, course.lessons[1]!)).body.data.content !== '',
    finished: (await read(member, course, course.lessons[0]!)).body.data.content !== '',
  };
}
const OPEN = { board: ['READ', 'WRITE'], members: 200, event: 200, room: 200, lesson: true, finished: true };

describe('a sold level that is refunded', () => {
  it('closes groups, events, live rooms and courses, and opens them again with the next purchase', async () => {
    const { level, product } = await sold(admin);
    const member = await api.member();
    const purchase = await bought(member, product);
    await until('the level is held', () => holds(member, level));
    const all = await opened(member, level);
    expect(await statuses(member, all)).toEqual(OPEN);

    const refunded = await admin.call('POST /api/v4/admin/purchases/{id}/refund', {
      ...of(purchase),
      body: { reason: 'Spijt' },
    });
    expect(refunded.status).toBe(200);
    await until('the level has ended', async () => !(await holds(member, level)));
    const closed = await statuses(member, all);
    expect(closed).toMatchObject({ board: [], members: 403, event: 404, lesson: false, finished: false });
    expect(closed.room).toBeGreaterThanOrEqual(400);
    expect((await enter(member, all.room)).status).toBeGreaterThanOrEqual(400);
    await until('they are out of the live room', async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select 1 from rooms.participant where live_room_id = $1 and member_id = $2 and status = 'joined'`,
        [all.room, member.id],
      );
      return rows.length === 0;
    });

    await bought(member, product);
    await until('the level is held again', () => holds(member, level));
    await enter(member, all.room, all.session);
    expect(await statuses(member, all)).toEqual(OPEN);
    // What was finished is finished.
    const { body } = await member.call('GET /api/v3/courses/{id}', {
      params: { id: String(all.course.id) },
    });
    expect(body.data.progress).toBe(50);
  });
});

describe('a level that was granted by hand and taken back', () => {
  it('leaves a member in what they are in', async () => {
    const { level } = await sold(admin);
    const member = await api.member();
    await admin.call('POST /api/v4/admin/members/{id}/levels', { ...of(member.id), body: { level_id: level } });
    const all = await opened(member, level);
    await admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', {
      params: { id: member.id, level_id: level },
      body: { reason: 'Opgezegd' },
    });
    expect(await statuses(member, all)).toEqual(OPEN);
  });
});
