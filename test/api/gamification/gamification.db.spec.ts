import { listParked, rebuildProjection } from '@lyceum/kernel';
import { DryRun } from '../../../apps/api/src/modules/gamification/reading/dry-run.ts';
import { DryRuns } from '../../../apps/api/src/modules/gamification/reading/dry-runs.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { makePoll, makeTopic } from '../../support/content/boards.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { vote, withdraw } from '../../support/content/polls.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { withoutPlugin } from '../../support/content/plugins.ts';
import {
  LEVELS,
  makeTrophy,
  previewScoring,
  publishScoring,
  scoringOf,
  type Scoring,
  standingOf,
  trophiesOf,
  worth,
} from '../../support/content/scores.ts';
import { admin, api, board } from '../../support/content/scores-stage.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

const RULES = { rules: [worth('comment_posted', 4, 3), worth('like_received', 2)] };
type Mode = NonNullable<Scoring['mode']>;
const publish = (mode: Mode, scoring: Partial<Scoring> = {}) => publishScoring(admin, { ...RULES, ...scoring, mode });
const preview = (mode: Mode, scoring: Partial<Scoring> = {}) => previewScoring(admin, { ...RULES, ...scoring, mode });
const standing = (of: Persona, who = of) => standingOf(api, of, who);
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
const like = (who: Persona, id: number) => who.call('POST /likes/like', { body: { id } });
/** All that the ledger holds, in an order of its own. */
const TABLES = ['deed', 'entry', 'standing', 'earned', 'ruleset', 'aim', 'clocks', 'shown'];
const ledger = async (): Promise<string[]> => {
  await api.settled();
  const told = TABLES.map((table) => `select '${table}' || to_jsonb(t)::text as row from gamification.${table} t`);
  const { rows } = await api.kernel.db.pool.query<{ row: string }>(`${told.join(' union all ')} order by 1`);
  return rows.map(({ row }) => row);
};

describe('a dry run', () => {
  const dryRuns = () => api.app.get(DryRuns);
  const last = async () => (await admin.call('GET /api/v4/admin/scoring/preview')).body.data as { state: string };

  /** While nobody can read what is counted. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const tx = await api.kernel.db.pool.connect();
    try {
      await tx.query('begin; lock table gamification.standing in access exclusive mode');
      await work();
    } finally {
      await tx.query('rollback');
      tx.release();
    }
  }
  const begin = () => admin.call('POST /api/v4/admin/scoring/preview', { body: scoringOf(RULES) });

  it('is counted in the background, with a limit of its own', async () => {
    const limits: unknown[] = [];
    const dryRun = api.app.get(DryRun);
    const of = dryRun.of.bind(dryRun);
    jest.spyOn(dryRun, 'of').mockImplementation(async (db, input) => {
      limits.push(...(await db.query({ text: 'show statement_timeout', values: [] })).rows);
      return of(db, input);
    });
    await whileLocked(async () => {
      expect((await begin()).body.data).toMatchObject({ state: 'running', outcome: null, error: null });
      await until('it counts', () => limits.length > 0);
      expect(limits).toEqual([{ statement_timeout: '1min' }]);
      expect(await last()).toMatchObject({ state: 'running' });
    });
    await until('it is counted', async () => (await last()).state === 'done');
  });

  it('says so when it takes too long', async () => {
    dryRuns().longestMs = 50;
    try {
      await whileLocked(async () => {
        await begin();
        await until('it has failed', async () => (await last()).state === 'failed');
      });
      expect(await last()).toMatchObject({ outcome: null, error: expect.stringContaining('longer than a minute') });
    } finally {
      dryRuns().longestMs = 60_000;
    }
  });
});

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
    const comments = (value: number) => ({ rules: [worth('comment_posted', value)] });
    const outcome = async (mode: Mode, value: number) => {
      const { members } = await preview(mode, comments(value));
      const said = members.find(({ username }) => username === 'modus')?.after ?? 8;
      await publish(mode, comments(value));
      return [said, (await standing(writer)).karma as number];
    };
    expect(await outcome('from_now', 6)).toEqual([8, 8]);
    await comment(writer, topic.id);
    expect((await points(writer)).map((each) => each.points)).toEqual([6, 4, 4]);
    const said = async (mode: Mode, value: number) =>
      (await preview(mode, comments(value))).members.find(({ username }) => username === 'modus');
    expect(await said('grandfather', 5)).toMatchObject({ before: 14, after: 16 });
    await publish('grandfather', comments(5));
    expect(await standing(writer)).toMatchObject({ karma: 16, level: 2 });
    expect(await said('retroactive', 1)).toMatchObject({ before: 16, after: 3, level_before: 2, level_after: 1 });
    await publish('retroactive', comments(1));
    expect(await standing(writer)).toMatchObject({ karma: 3, level: 1 });

    const before = await ledger();
    const projection = api.kernel.projections.find(({ name }) => name === 'gamification.ledger')!;
    await rebuildProjection(api.kernel.db, api.kernel.store, projection);
    expect(await ledger()).toEqual(before);
  });

  it.each(['retroactive', 'grandfather', 'from_now'] as const)(
    '%s: so many, with the trophies and streaks, as was said',
    async (mode) => {
      await publish('retroactive', { streak_deeds: ['like_received'] });
      const [writer, idle] = [await api.member(`proef${mode}`), await api.member(`stil${mode}`)];
      const topic = await makeTopic(writer, board, `Over proeven ${mode}`);
      for (const _ of [1, 2, 3]) await comment(writer, topic.id);
      await api.settled();
      const [points, streak, never] = [
        await makeTrophy(admin, { title: 'Veel', measure: 'points', threshold: 30, xp: 5 }),
        await makeTrophy(admin, { title: 'Dagelijks', measure: 'streak', xp: 2 }),
        await makeTrophy(admin, { title: 'Voor wie meer heeft', measure: 'points', threshold: 31 }),
      ];
      await api.settled();
      const rules = {
        rules: [worth('comment_posted', 10)],
        levels: [...LEVELS, { name: 'Met trofee', points: 36 }],
      };
      const { members } = await preview(mode, rules);
      expect(members.filter(({ username }) => username === idle.username)).toEqual([]);
      const said = members.find(({ username }) => username === writer.username);
      await publish(mode, rules);
      const held = (await trophiesOf(api, writer)).filter(
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
      rules: [worth('poll_answered', 5), worth('follower_gained', 3)],
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
    expect((await publishScoring(moderator, RULES)).status).toBe(403);
    const strange = { rules: [worth('breathed', 1)] };
    expect((await publish('from_now', strange)).body.errors).toEqual({ rules: [expect.stringContaining('breathed')] });
    expect((await publish('from_now', { levels: [{ name: 'X', points: 5 }] })).status).toBe(422);
    const { version } = (await admin.call('GET /api/v4/admin/scoring')).body.data as { version: number };
    const at = (levels: object[]) => publish('from_now', { levels, version });
    const statuses = await Promise.all([at([{ name: 'A', points: 0 }]), at([{ name: 'B', points: 0 }])]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await publish('from_now');
  });
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
  const taken = JSON.stringify(await takenAlong(api, leaving));
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
  const asked = () => admin.call('GET /api/v3/achievements');
  await withoutPlugin(admin, 'gamification', async () => expect((await asked()).status).toBe(404));
  expect((await asked()).status).toBe(200);
});

it('names nothing of a plugin that is switched off, and what was done there counts on', async () => {
  await publish('retroactive', { rules: [worth('group_joined', 5), worth('event_joined', 3)] });
  const joiner = await api.member('doetmee');
  const [group, event] = [await makeGroup(admin), await makeEvent(admin)];
  await joiner.call('PUT /api/v3/groups/{id}/join', { params: { id: group.id } });
  await joiner.call('PUT /api/v3/events/{id}/join', { params: { id: event.id } });
  const named = async () => (await points(joiner)).map(({ deed, thing }) => [deed, thing?.title ?? null]).sort();
  expect(await named()).toEqual([
    ['event_joined', 'Zomerfeest'],
    ['group_joined', 'Stokers'],
  ]);
  await withoutPlugin(admin, 'groups', async () => {
    expect(await named()).toContainEqual(['group_joined', null]);
    expect(await standing(joiner)).toMatchObject({ karma: 8 });
  });
  await withoutPlugin(admin, 'events', async () => expect(await named()).toContainEqual(['event_joined', null]));
});
