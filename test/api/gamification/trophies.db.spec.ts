import { Recounts } from '../../../apps/api/src/modules/gamification/recounts/recounts.ts';
import { makeTopic } from '../../support/content/boards.ts';
import {
  grant,
  makeTrophy,
  publishScoring,
  revoke,
  standingOf,
  trophiesOf,
  worth,
} from '../../support/content/scores.ts';
import { admin, api, board } from '../../support/content/scores-stage.ts';
import type { Persona } from '../../support/persona.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

beforeAll(async () => void (await publishScoring(admin, { rules: [worth('comment_posted', 4, 3)] })));

it('are earned by what was done, before them too, once and for good, with their points', async () => {
  const writer = await api.member('spaarder');
  const topic = await makeTopic(writer, board, 'Over trofeeën');
  const first = (await comment(writer, topic.id)).body.data.id as number;
  await api.settled();
  const one = await makeTrophy(admin, { title: 'Eerste woord', measure: 'comment_posted', xp: 5 });
  const three = await makeTrophy(admin, {
    title: 'Drie woorden',
    measure: 'comment_posted',
    threshold: 3,
    category: 'talk',
  });
  const mine = async () => (await trophiesOf(api, writer)).filter(({ id }) => [one, three].includes(id));
  expect(await mine()).toMatchObject([
    { id: one, progress: 100, earned_at: expect.any(String), granted: false },
    { id: three, progress: 33, user_score: 1, earned_at: null },
  ]);
  expect(await standingOf(api, writer)).toMatchObject({ karma: 9, trophies_count: 1 });
  await writer.call('DELETE /comments/{id}', { params: { id: first } });
  expect(await standingOf(api, writer)).toMatchObject({ karma: 5, trophies_count: 1 });
  const ids = async (query: object) => (await trophiesOf(api, writer, query)).map(({ id }) => id);
  expect(await ids({ tab: 'earned' })).toEqual([one]);
  expect(await ids({ tab: 'unachieved' })).toContain(three);
  expect(await ids({ type: 'talk' })).toEqual([three]);
});

it('give what they gave when they were earned, whatever they give later', async () => {
  const [before, later] = [await api.member('eerst'), await api.member('daarna')];
  const topic = await makeTopic(before, board, 'Over waarde');
  const look = { title: 'Wordt meer waard', measure: 'comment_posted', threshold: 1 };
  const id = await makeTrophy(admin, { ...look, xp: 0 });
  await comment(before, topic.id);
  const { karma, trophies_count } = await standingOf(api, before);
  await admin.call('PUT /api/v4/admin/trophies/{id}', { params: { id }, body: { ...look, xp: 50 } });
  expect(await standingOf(api, before)).toMatchObject({ karma, trophies_count });
  await comment(later, topic.id);
  expect(await standingOf(api, later)).toMatchObject({ karma: karma + 50, trophies_count });
  await admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id } });
});

it('are given and taken by a named administrator, and not earned again behind their back', async () => {
  const writer = await api.member('gekregen');
  const trophy = await makeTrophy(admin, { title: 'Voor de moeite', xp: 7 });
  expect((await grant(admin, trophy, writer)).body.data).toMatchObject([{ member_id: writer.id, granted: true }]);
  expect((await grant(admin, trophy, writer)).body.data).toHaveLength(1);
  expect(await standingOf(api, writer)).toMatchObject({ karma: 7, trophies_count: 1 });
  expect((await trophiesOf(api, writer, { tab: 'granted' })).map(({ id }) => id)).toEqual([trophy]);
  const activate = (active: boolean) =>
    writer.call('POST /achievements/activate/{id}', { params: { id: trophy }, body: { active } });
  for (const _ of [1, 2]) expect((await activate(true)).body.data).toMatchObject({ active: true });
  const me = (await writer.call('GET /api/v3/profile/me')).body.data;
  expect(me).toMatchObject({ active_trophy: { id: trophy } });
  expect(await standingOf(api, writer)).toMatchObject({ active_trophy: { id: trophy, title: 'Voor de moeite' } });
  expect((await activate(false)).body.data).toMatchObject({ active: false });
  await activate(true);
  expect((await revoke(admin, trophy, writer)).body.data).toEqual([]);
  expect(await standingOf(api, writer)).toMatchObject({ karma: 0, trophies_count: 0, active_trophy: null });
  expect((await activate(true)).status).toBe(403);
  const never = await api.member('nooit');
  expect((await never.call('POST /achievements/activate/{id}', { params: { id: trophy }, body: {} })).status).toBe(403);
  expect((await revoke(admin, trophy, never)).status).toBe(409);
});

it('are retired, and stay with who has them', async () => {
  const [writer, later] = [await api.member('vroeg'), await api.member('laat')];
  const trophy = await makeTrophy(admin, { title: 'Was er bij', measure: 'comment_posted' });
  const topic = await makeTopic(writer, board, 'Over vroeger');
  await comment(writer, topic.id);
  await api.settled();
  const retire = () => admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id: trophy } });
  for (const _ of [1, 2])
    expect((await retire()).body.data).toMatchObject({ retired: true, holders_count: expect.any(Number) });
  await comment(later, topic.id);
  expect((await trophiesOf(api, later)).map(({ id }) => id)).not.toContain(trophy);
  expect((await trophiesOf(api, writer)).map(({ id }) => id)).toContain(trophy);
});

describe('a recount in batches', () => {
  const AT_ONCE = { members: 500, activities: 20_000 };
  const recount = async () => (await admin.call('GET /api/v4/admin/scoring/recount')).body.data as { state: string };
  const command = (name: 'stop' | 'continue') =>
    admin.call(`POST /api/v4/admin/scoring/recount/${name}`, { body: { reason: 'Te druk' } });
  const worthEach = (points: number, mode: 'retroactive' | 'from_now' = 'retroactive') =>
    publishScoring(admin, { rules: [worth('comment_posted', points)], mode });
  const karma = async (...of: Persona[]) =>
    Promise.all(of.map(async (who) => (await standingOf(api, who)).karma as number));
  const ended = async (state = 'finished') => {
    await until(`the recount is ${state}`, async () => (await recount()).state === state);
    await api.settled();
  };
  /** Batches of the newest runs, by run. */
  const batches = async () => {
    const { rows } = await api.kernel.db.pool.query<{ n: number }>(
      `select count(*)::int as n from events.event where type = 'MembersRecounted' group by stream_id
       order by split_part(stream_id, '-', 2)::int desc`,
    );
    return rows.map(({ n }) => n);
  };

  // Trophies of the tests above give points, too.
  beforeAll(async () => {
    const { rows } = await api.kernel.db.pool.query<{ id: number }>(
      'select id from gamification.trophy where not retired',
    );
    for (const { id } of rows) await admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id } });
  });

  let topic: number;
  let people: Persona[];
  let reached: number;
  /** Three members with a comment of four points each. The first batch ends with the first of them. */
  beforeEach(async () => {
    await worthEach(4);
    people = [];
    topic = (await makeTopic(admin, board, 'Over hertellen')).id;
    for (const _ of [1, 2, 3]) people.push(await api.member());
    for (const who of people) await comment(who, topic);
    expect(await karma(...people)).toEqual([4, 4, 4]);
    const { rows } = await api.kernel.db.pool.query<{ n: number }>(
      'select count(*)::int as n from gamification.standing where member_id <= $1',
      [people[0]!.id],
    );
    reached = rows[0]!.n;
    api.app.get(Recounts).largestBatch = { members: reached, activities: 20_000 };
  });
  afterEach(() => {
    api.app.get(Recounts).largestBatch = AT_ONCE;
    release();
  });

  const waiting: (() => void)[] = [];
  /** Jobs that are held would keep the server from closing. */
  const release = () => {
    jest.restoreAllMocks();
    for (const go of waiting.splice(0)) go();
  };
  /** Holds each batch until it is let go. */
  function held() {
    const recounts = api.app.get(Recounts);
    const advance = recounts.advance.bind(recounts);
    jest.spyOn(recounts, 'advance').mockImplementation(async (...asked) => {
      await new Promise<void>((go) => waiting.push(go));
      return advance(...asked);
    });
    const next = async () => (await until('a batch is asked for', () => waiting.shift()))();
    const first = async () => {
      await next();
      await until('the first batch is counted', async () => (await karma(people[0]!))[0] !== 4);
    };
    return { next, first };
  }

  it('counts new activity by the new rules before and after it reaches a member', async () => {
    const { first } = held();
    await worthEach(10);
    expect(await recount()).toMatchObject({ state: 'running', members_done: 0, members: reached + 2 });
    expect(await karma(...people)).toEqual([4, 4, 4]);
    await comment(people[2]!, topic);
    expect(await karma(...people)).toEqual([4, 4, 14]);
    await first();
    expect(await recount()).toMatchObject({ state: 'running', members_done: reached });
    expect(await karma(...people)).toEqual([10, 4, 14]);
    await comment(people[0]!, topic);
    release();
    await ended();
    expect(await karma(...people)).toEqual([20, 10, 20]);
    expect(await recount()).toMatchObject({ members_done: reached + 2, members: reached + 2 });
  });

  it('keeps the level that a member has until it reaches them', async () => {
    const { next } = held();
    const levels = [
      { name: 'Nieuw', points: 0 },
      { name: 'Vast', points: 5 },
    ];
    await publishScoring(admin, { rules: [worth('comment_posted', 4)], levels, mode: 'retroactive' });
    for (const _ of [1, 2]) await next();
    await ended();
    await comment(people[2]!, topic);
    expect(await standingOf(api, people[2]!)).toMatchObject({ karma: 8, level: 2 });
    const higher = [levels[0]!, { name: 'Vast', points: 100 }];
    await publishScoring(admin, { rules: [worth('comment_posted', 4)], levels: higher, mode: 'from_now' });
    expect(await standingOf(api, people[2]!)).toMatchObject({ level: 2, level_name: 'Vast' });
    for (const _ of [1, 2]) await next();
    await ended();
    expect(await standingOf(api, people[2]!)).toMatchObject({ karma: 8, level: 2 });
    expect(await standingOf(api, people[1]!)).toMatchObject({ karma: 4, level: 1 });
  });

  it('goes on after a worker was broken off, and counts each batch once', async () => {
    const recounts = api.app.get(Recounts);
    const advance = recounts.advance.bind(recounts);
    jest
      .spyOn(recounts, 'advance')
      .mockRejectedValueOnce(new Error('killed before the batch'))
      .mockImplementationOnce(async (...asked) => {
        await advance(...asked);
        throw new Error('killed after the batch');
      });
    await worthEach(10);
    await ended();
    expect(await karma(...people)).toEqual([10, 10, 10]);
    expect((await batches())[0]).toBe(2);
  });

  it('is stopped by an administrator, leaves the others as they were, and can be continued', async () => {
    const { first } = held();
    await worthEach(10);
    await first();
    expect((await command('continue')).status).toBe(409);
    expect((await command('stop')).body.data).toMatchObject({ state: 'stopped', members_done: reached });
    expect((await command('stop')).status).toBe(409);
    release();
    await comment(people[1]!, topic);
    expect(await karma(...people)).toEqual([10, 14, 4]);

    // A recount for a trophy does not apply rules that were stopped, nor does it hide that they are.
    const trophy = await makeTrophy(admin, { title: 'Bij drie', measure: 'points', threshold: 4 });
    await until('all have earned it', async () => {
      const found = await Promise.all(people.map((who) => trophiesOf(api, who)));
      return found.every((each) => each.some(({ id, earned_at }) => id === trophy && earned_at));
    });
    await ended('stopped');
    expect(await karma(...people)).toEqual([10, 14, 4]);
    expect((await command('continue')).status).toBe(200);
    await ended();
    expect(await karma(...people)).toEqual([10, 20, 10]);
  });

  it('is replaced by a newer publication', async () => {
    const { first } = held();
    await worthEach(10);
    await first();
    await worthEach(7);
    release();
    await ended();
    expect(await karma(...people)).toEqual([7, 7, 7]);
    expect((await batches()).slice(0, 2)).toEqual([2, 1]);
  });
});
