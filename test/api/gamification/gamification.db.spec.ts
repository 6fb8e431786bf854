import { channels } from '@lyceum/contracts/realtime';
import { listParked, rebuildProjection } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makePoll, makeTopic } from '../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { vote, withdraw } from '../../support/content/polls.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
let board: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  board = await makeBoard(admin, 'Klei');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const LEVELS = [
  { name: 'Nieuw', points: 0 },
  { name: 'Vast', points: 10 },
];
const RULES = {
  rules: [
    { deed: 'comment_posted', points: 4, most_per_day: 3 },
    { deed: 'like_received', points: 2, most_per_day: null },
  ],
  levels: LEVELS,
  streak_deeds: ['comment_posted'],
};
const publish = (mode: string, rules: object = {}) =>
  admin.call('PUT /api/v4/admin/scoring', { body: { ...RULES, ...rules, mode } });
const preview = async (mode: string, rules: object = {}) => {
  const { body } = await admin.call('POST /api/v4/admin/scoring/preview', { body: { ...RULES, ...rules, mode } });
  return body.data as {
    gaining: number;
    losing: number;
    members: { username: string; before: number; after: number; streak_after: number; trophies: { id: number }[] }[];
  };
};
const standing = async (of: Persona, who = of) => {
  await api.settled();
  return (await who.call('GET /api/v3/users/{id}/gamification', { params: { id: of.id } })).body.data;
};
const points = async (who: Persona) => {
  await api.settled();
  return (await who.call('GET /api/v4/users/me/points')).body.data as {
    deed: string;
    points: number;
    why: string;
    rules_version: number;
    thing: { title: string; path: string } | null;
  }[];
};
const trophies = async (who: Persona, query: object = {}) => {
  await api.settled();
  return (await who.call('GET /api/v3/achievements', { query })).body.data as {
    id: number;
    progress: number;
    user_score: number;
    earned_at: string | null;
    granted: boolean;
    active: boolean;
  }[];
};
const like = (who: Persona, id: number) => who.call('POST /likes/like', { body: { id } });
const makeTrophy = async (body: object) =>
  (await admin.call('POST /api/v4/admin/trophies', { body })).body.data.id as number;
const holders = (id: number, member_id: number) => ({ params: { id, member_id } });
/** All that the ledger holds, in an order of its own. */
const TABLES = ['deed', 'entry', 'standing', 'earned', 'ruleset', 'aim', 'clocks', 'shown'];
const ledger = async (): Promise<string[]> => {
  await api.settled();
  const told = TABLES.map((table) => `select '${table}' || to_jsonb(t)::text as row from gamification.${table} t`);
  const { rows } = await api.kernel.db.pool.query<{ row: string }>(`${told.join(' union all ')} order by 1`);
  return rows.map(({ row }) => row);
};

describe('points', () => {
  it('are nobody’s before rules are published, and are told with their reasons afterwards', async () => {
    const [writer, reader] = [await api.member('schrijft'), await api.member('leest')];
    const topic = await makeTopic(writer, board, 'Over glazuur');
    await comment(writer, topic.id);
    expect(await standing(writer)).toMatchObject({ karma: 0, level: 0, streak: 0, level_name: null });
    expect((await admin.call('GET /api/v4/admin/scoring')).body.data).toMatchObject({ version: 0, mode: null });

    expect(await preview('retroactive')).toMatchObject({ gaining: 1, losing: 0 });
    expect((await publish('retroactive')).body.data).toMatchObject({ version: 1, mode: 'retroactive' });
    expect(await standing(writer, reader)).toMatchObject({
      ...{ karma: 4, level: 1, level_name: 'Nieuw', next_level: { level: 2, name: 'Vast', points: 10 } },
      ...{ streak: 1, streakCountDown: 24, onfire: false },
    });

    await like(reader, topic.post_id);
    expect(await points(writer)).toMatchObject([
      { deed: 'like_received', points: 2, rules_version: 1, why: 'Somebody liked a post' },
      { deed: 'comment_posted', points: 4, rules_version: 1 },
    ]);
    const things = async () => (await points(writer)).map(({ thing }) => thing);
    const { slug } = topic;
    expect(await things()).toEqual([
      { title: 'Over glazuur', path: `/conversations/${slug}` },
      { title: 'Over glazuur', path: expect.stringMatching(`^/conversations/${slug}#comment-[0-9]+$`) },
    ]);
    const readBy = (by: string) =>
      admin.call('PUT /api/v4/admin/boards/{id}', {
        params: { id: board },
        body: { name: 'Klei', color: '#0F6B5C', read_by: by, write_by: by, level_ids: [] },
      });
    expect((await readBy('moderator')).status).toBe(200);
    expect(await things()).toEqual([null, null]);
    expect((await readBy('member')).status).toBe(200);
    expect(await listParked(api.kernel.db.pool)).toEqual([]);
  });

  it('are taken back with what they were for, never given twice, and no more than so many a day', async () => {
    const [writer, reader] = [await api.member('vaak'), await api.member('leuk')];
    const topic = await makeTopic(writer, board, 'Over draaien');
    const ids: number[] = [];
    for (const _ of [1, 2, 3, 4]) ids.push((await comment(writer, topic.id)).body.data.id as number);
    expect(await standing(writer)).toMatchObject({ karma: 12, level: 2 });
    for (const _ of [1, 2, 3]) await like(reader, topic.post_id);
    expect(await standing(writer)).toMatchObject({ karma: 14 });
    await like(reader, topic.post_id);
    expect(await standing(writer)).toMatchObject({ karma: 12 });
    await writer.call('DELETE /comments/{id}', { params: { id: ids[0]! } });
    expect((await points(writer)).map(({ deed }) => deed)).toEqual(['comment_posted', 'comment_posted']);
    // Its place in the day is not free again.
    await comment(writer, topic.id);
    expect(await standing(writer)).toMatchObject({ karma: 8, level: 1, streak: 1 });
    await like(writer, topic.post_id);
    expect(await standing(writer)).toMatchObject({ karma: 8 });
  });

  it('come to what the dry run said, in each mode, and a rebuild gives the same', async () => {
    const writer = await api.member('modus');
    const topic = await makeTopic(writer, board, 'Over ovens');
    for (const _ of [1, 2]) await comment(writer, topic.id);
    expect(await standing(writer)).toMatchObject({ karma: 8 });
    const worth = (value: number) => ({ rules: [{ deed: 'comment_posted', points: value, most_per_day: null }] });
    const outcome = async (mode: string, value: number) => {
      const { members } = await preview(mode, worth(value));
      const said = members.find(({ username }) => username === 'modus')?.after ?? 8;
      await publish(mode, worth(value));
      return [said, (await standing(writer)).karma as number];
    };
    expect(await outcome('from_now', 6)).toEqual([8, 8]);
    await comment(writer, topic.id);
    expect((await points(writer)).map((each) => each.points)).toEqual([6, 4, 4]);
    const said = async (mode: string, value: number) =>
      (await preview(mode, worth(value))).members.find(({ username }) => username === 'modus');
    expect(await said('grandfather', 5)).toMatchObject({ before: 14, after: 16 });
    await publish('grandfather', worth(5));
    expect(await standing(writer)).toMatchObject({ karma: 16, level: 2 });
    expect(await said('retroactive', 1)).toMatchObject({ before: 16, after: 3, level_before: 2, level_after: 1 });
    await publish('retroactive', worth(1));
    expect(await standing(writer)).toMatchObject({ karma: 3, level: 1 });

    const before = await ledger();
    const projection = api.kernel.projections.find(({ name }) => name === 'gamification.ledger')!;
    await rebuildProjection(api.kernel.db, api.kernel.store, projection);
    expect(await ledger()).toEqual(before);
  });

  it.each(['retroactive', 'grandfather', 'from_now'])(
    '%s: so many, with the trophies and streaks, as was said',
    async (mode) => {
      await publish('retroactive', { streak_deeds: ['like_received'] });
      const [writer, idle] = [await api.member(`proef${mode}`), await api.member(`stil${mode}`)];
      const topic = await makeTopic(writer, board, `Over proeven ${mode}`);
      for (const _ of [1, 2, 3]) await comment(writer, topic.id);
      await api.settled();
      const [points, streak, never] = [
        await makeTrophy({ title: 'Veel', measure: 'points', threshold: 30, xp: 5 }),
        await makeTrophy({ title: 'Dagelijks', measure: 'streak', xp: 2 }),
        await makeTrophy({ title: 'Voor wie meer heeft', measure: 'points', threshold: 31 }),
      ];
      await api.settled();
      const rules = {
        rules: [{ deed: 'comment_posted', points: 10, most_per_day: null }],
        levels: [...LEVELS, { name: 'Met trofee', points: 36 }],
      };
      const { members } = await preview(mode, rules);
      expect(members.filter(({ username }) => username === idle.username)).toEqual([]);
      const said = members.find(({ username }) => username === writer.username);
      await publish(mode, rules);
      const held = (await trophies(writer)).filter(
        (each) => [points, streak, never].includes(each.id) && each.earned_at,
      );
      const is = await standing(writer);
      const counted = mode !== 'from_now';
      expect(held.map(({ id }) => id)).toEqual(counted ? [points, streak] : []);
      expect(said?.trophies.map(({ id }) => id) ?? []).toEqual(held.map(({ id }) => id));
      expect(said ?? { after: 12, level_after: 2, streak_after: 0 }).toMatchObject({
        ...{ after: is.karma, level_after: is.level, streak_after: is.streak },
      });
      expect(is).toMatchObject(counted ? { karma: 37, level: 3, streak: 1 } : { karma: 12, level: 2, streak: 0 });
      for (const id of [points, streak, never])
        await admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id } });
      await publish('retroactive');
    },
  );

  it('are given once for each poll that is answered, and for whoever follows as long as they do', async () => {
    await publish('retroactive', {
      rules: [
        { deed: 'poll_answered', points: 5, most_per_day: null },
        { deed: 'follower_gained', points: 3, most_per_day: null },
      ],
      streak_deeds: ['poll_answered'],
    });
    const [member, fan] = [await api.member('stemt'), await api.member('volgt')];
    const { id, options } = await makePoll(admin, board, 'Welke oven?', { settings: { retry: '1' } });
    const answered = await vote(member, id, options[0]!);
    const { responses } = answered.body.data as { responses: { response_id: number }[] };
    expect((await withdraw(member, responses[0]!.response_id)).status).toBe(200);
    await vote(member, id, options[1]!);
    expect(await standing(member)).toMatchObject({ karma: 5 });
    const of = { params: { id: member.id } };
    await fan.call('POST /api/v4/users/{id}/follow', of);
    expect(await standing(member)).toMatchObject({ karma: 8 });
    expect(await standing(fan)).toMatchObject({ karma: 0 });
    await fan.call('DELETE /api/v4/users/{id}/follow', of);
    expect(await standing(member)).toMatchObject({ karma: 5 });
    await publish('retroactive');
  });

  it('keep a level that was reached when others ask for more, but where all is counted anew', async () => {
    await publish('retroactive');
    const writer = await api.member('niveau');
    const topic = await makeTopic(writer, board, 'Over niveaus');
    for (const _ of [1, 2, 3]) await comment(writer, topic.id);
    expect(await standing(writer)).toMatchObject({ karma: 12, level: 2 });
    const levels = [
      { name: 'Nieuw', points: 0 },
      { name: 'Vast', points: 100 },
    ];
    await publish('from_now', { levels });
    expect(await standing(writer)).toMatchObject({ level: 2, level_name: 'Vast' });
    await publish('retroactive', { levels });
    expect(await standing(writer)).toMatchObject({ level: 1 });
    await publish('retroactive');
  });

  it('have rules of what there is, by administrators alone, in an order, and one of two at once', async () => {
    const moderator = await api.member('toezicht', 'moderator');
    expect((await moderator.call('PUT /api/v4/admin/scoring', { body: { ...RULES, mode: 'from_now' } })).status).toBe(
      403,
    );
    const strange = { rules: [{ deed: 'breathed', points: 1, most_per_day: null }] };
    expect((await publish('from_now', strange)).body.errors).toEqual({ rules: [expect.stringContaining('breathed')] });
    expect((await publish('from_now', { levels: [{ name: 'X', points: 5 }] })).status).toBe(422);
    const { version } = (await admin.call('GET /api/v4/admin/scoring')).body.data as { version: number };
    const at = (levels: object[]) =>
      admin.call('PUT /api/v4/admin/scoring', { body: { ...RULES, levels, mode: 'from_now', version } });
    const statuses = await Promise.all([at([{ name: 'A', points: 0 }]), at([{ name: 'B', points: 0 }])]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await publish('from_now');
  });
});

describe('trophies', () => {
  it('are earned by what was done, before them too, once and for good, with their points', async () => {
    const writer = await api.member('spaarder');
    const topic = await makeTopic(writer, board, 'Over trofeeën');
    const first = (await comment(writer, topic.id)).body.data.id as number;
    await api.settled();
    const one = await makeTrophy({ title: 'Eerste woord', measure: 'comment_posted', xp: 5 });
    const three = await makeTrophy({
      title: 'Drie woorden',
      measure: 'comment_posted',
      threshold: 3,
      category: 'talk',
    });
    const mine = async () => (await trophies(writer)).filter(({ id }) => [one, three].includes(id));
    expect(await mine()).toMatchObject([
      { id: one, progress: 100, earned_at: expect.any(String), granted: false },
      { id: three, progress: 33, user_score: 1, earned_at: null },
    ]);
    expect(await standing(writer)).toMatchObject({ karma: 9, trophies_count: 1 });
    await writer.call('DELETE /comments/{id}', { params: { id: first } });
    expect(await standing(writer)).toMatchObject({ karma: 5, trophies_count: 1 });
    const ids = async (query: object) => (await trophies(writer, query)).map(({ id }) => id);
    expect(await ids({ tab: 'earned' })).toEqual([one]);
    expect(await ids({ tab: 'unachieved' })).toContain(three);
    expect(await ids({ type: 'talk' })).toEqual([three]);
  });

  it('are given and taken by a named administrator, and not earned again behind their back', async () => {
    const writer = await api.member('gekregen');
    const trophy = await makeTrophy({ title: 'Voor de moeite', xp: 7 });
    const grant = () =>
      admin.call('PUT /api/v4/admin/trophies/{id}/holders/{member_id}', { ...holders(trophy, writer.id), body: {} });
    expect((await grant()).body.data).toMatchObject([{ member_id: writer.id, granted: true }]);
    expect((await grant()).body.data).toHaveLength(1);
    expect(await standing(writer)).toMatchObject({ karma: 7, trophies_count: 1 });
    expect((await trophies(writer, { tab: 'granted' })).map(({ id }) => id)).toEqual([trophy]);
    const activate = (active: boolean) =>
      writer.call('POST /achievements/activate/{id}', { params: { id: trophy }, body: { active } });
    for (const _ of [1, 2]) expect((await activate(true)).body.data).toMatchObject({ active: true });
    const me = (await writer.call('GET /api/v3/profile/me')).body.data;
    expect(me).toMatchObject({ active_trophy: { id: trophy } });
    expect(await standing(writer)).toMatchObject({ active_trophy: { id: trophy, title: 'Voor de moeite' } });
    expect((await activate(false)).body.data).toMatchObject({ active: false });
    await activate(true);
    const take = () => admin.call('DELETE /api/v4/admin/trophies/{id}/holders/{member_id}', holders(trophy, writer.id));
    expect((await take()).body.data).toEqual([]);
    expect(await standing(writer)).toMatchObject({ karma: 0, trophies_count: 0, active_trophy: null });
    expect((await activate(true)).status).toBe(403);
    const never = await api.member('nooit');
    expect((await never.call('POST /achievements/activate/{id}', { params: { id: trophy }, body: {} })).status).toBe(
      403,
    );
    expect(
      (await admin.call('DELETE /api/v4/admin/trophies/{id}/holders/{member_id}', holders(trophy, never.id))).status,
    ).toBe(409);
  });

  it('are retired, and stay with who has them', async () => {
    const [writer, later] = [await api.member('vroeg'), await api.member('laat')];
    const trophy = await makeTrophy({ title: 'Was er bij', measure: 'comment_posted' });
    const topic = await makeTopic(writer, board, 'Over vroeger');
    await comment(writer, topic.id);
    await api.settled();
    const retire = () => admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id: trophy } });
    for (const _ of [1, 2])
      expect((await retire()).body.data).toMatchObject({ retired: true, holders_count: expect.any(Number) });
    await comment(later, topic.id);
    expect((await trophies(later)).map(({ id }) => id)).not.toContain(trophy);
    expect((await trophies(writer)).map(({ id }) => id)).toContain(trophy);
  });
});

it('tells a member’s open screens alone of their score', async () => {
  const [writer, other] = [await api.member('luistert'), await api.member('afluisteraar')];
  const heard = await listen(connect(writer), channels.score(writer.id));
  await expect(listen(connect(other), channels.score(writer.id))).rejects.toBeDefined();
  const topic = await makeTopic(writer, board, 'Over geluid');
  await comment(writer, topic.id);
  const told = () => heard.filter(({ name }) => name === 'scoreEvent').at(-1)?.data;
  await until('it is told', () => Promise.resolve((told()?.karma as number) > 0));
  expect(told()).toMatchObject({ user_id: writer.id, level: 1, streak: 1, trophy_ids: expect.any(Array) });
});

it('ranks members, and leaves out who has gone, with all that is known of them', async () => {
  const [leaving, reader] = [await api.member('vertrekt'), await api.member('kijkt')];
  const topic = await makeTopic(leaving, board, 'Over gaan');
  for (const _ of [1, 2, 3]) await comment(leaving, topic.id);
  await like(reader, topic.post_id);
  await api.settled();
  const leaders = async (period: string) =>
    (await reader.call('GET /api/v4/leaderboard', { query: { period } })).body.data as {
      place: number;
      user: { id: number };
    }[];
  for (const period of ['all', 'week']) {
    const listed = await leaders(period);
    const own = async (who: Persona) =>
      (await who.call('GET /api/v4/leaderboard/own', { query: { period } })).body.data as { place: number | null };
    expect(await own(leaving)).toMatchObject({ place: listed.find(({ user }) => user.id === leaving.id)!.place });
    expect(await own(await api.member(`zonder${period}`))).toEqual({ place: null, karma: 0 });
    expect(listed.map(({ user }) => user.id)).toContain(leaving.id);
    expect(listed.map(({ place }) => place)).toEqual(listed.map(({ place }) => place).sort((a, b) => a - b));
  }
  const taken = JSON.stringify((await leaving.call('GET /api/v4/users/me/export')).body);
  expect(taken).toContain('"deed":"comment_posted"');
  await leaving.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
  await until('they are gone', async () => (await leaders('all')).every(({ user }) => user.id !== leaving.id));
  await api.settled();
  const { rows } = await api.kernel.db.pool.query(
    `select member_id from gamification.standing where member_id = $1 union all
     select member_id from gamification.entry where member_id = $1`,
    [leaving.id],
  );
  expect(rows).toEqual([]);
  expect((await reader.call('GET /api/v3/users/{id}/gamification', { params: { id: leaving.id } })).status).toBe(404);
});

it('is not there without its plugin', async () => {
  const plugins = (await admin.call('GET /api/v4/admin/settings')).body.data.plugins as string[];
  const without = { body: { plugins: plugins.filter((plugin) => plugin !== 'gamification') } };
  expect((await admin.call('PUT /api/v4/admin/settings', without)).status).toBe(200);
  expect((await admin.call('GET /api/v3/achievements')).status).toBe(404);
  await admin.call('PUT /api/v4/admin/settings', { body: { plugins } });
  expect((await admin.call('GET /api/v3/achievements')).status).toBe(200);
});
