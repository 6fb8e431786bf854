import type { OutputOf, Routes } from '@lyceum/contracts';
import { insist } from '../../support/faults/insist.ts';
import { Installation } from '../../support/servers/installation.ts';
import { killedMeanwhile } from '../../support/faults/kills.ts';
import { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const AWARDS = Number(process.env.SOAK_AWARDS ?? 60);
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
const MEMBERS = 10;
const EACH = Math.ceil(AWARDS / MEMBERS);
const LONGEST_MS = 120_000 + AWARDS * 300;
jest.setTimeout(300_000 + AWARDS * 1000 + KILLS * 60_000);

const rulesOf = (points: number, mode: 'from_now' | 'retroactive') => ({
  rules: [{ deed: 'comment_posted', points, most_per_day: null }],
  levels: [
    { name: 'Begin', points: 0 },
    { name: 'Vast', points: 3 * EACH },
  ],
  ...{ streak_deeds: ['comment_posted'], mode },
});
const XP = 7;
type DryRun = OutputOf<Routes['GET /api/v4/admin/scoring/preview']>['data'];

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

const numbers = async (text: string, values: unknown[]): Promise<Map<number, number>> =>
  new Map(
    (await installation.query<{ id: number; n: number }>(text, values)).map(({ id, n }) => [Number(id), Number(n)]),
  );
const count = (text: string, ids: number[]) =>
  numbers(`select member_id as id, count(*) as n from gamification.${text} and member_id = any($1) group by 1`, [ids]);
const same = (ids: number[], n: number) => new Map(ids.map((id) => [id, n]));

it(`promises 1 and 13: ${MEMBERS * EACH} awards over ${KILLS} kills of API and worker: each deed has its points once, each trophy is earned once, and new rules come to what their dry run said`, async () => {
  const admin = await installation.person('admin');
  await insist('rules', () => admin.call('PUT /api/v4/admin/scoring', { body: rulesOf(3, 'from_now') }));
  const trophy = { title: 'Alles gezegd', measure: 'comment_posted', threshold: EACH, xp: XP };
  const made = await insist('a trophy', () => admin.call('POST /api/v4/admin/trophies', { body: trophy }));
  const { id: trophyId } = (made.body as { data: { id: number } }).data;
  const topic = await installation.topic(admin, 'Wat is er vandaag gedraaid?');
  const people = Array.from({ length: MEMBERS }, () => new Persona(installation.url));
  for (const [serial, who] of people.entries()) await who.register(`spaarder${serial}`);
  const ids = people.map(({ id }) => id);

  const all = Array.from({ length: EACH }, (_, n) => people.map((who) => ({ who, n }))).flat();
  await killedMeanwhile({ installation, kills: KILLS, longestMs: LONGEST_MS }, all, async ({ who, n }) => {
    const key = { 'idempotency-key': `award-${who.id}-${n}` };
    const body = { content: `<p>Kom ${n}</p>` };
    await insist('a comment', () => who.send('POST', `/api/v3/topics/${topic}/comments`, body, key));
  });

  const deeds = `entry where kind = 'comment_posted'`;
  const total = (found: Map<number, number>) => [...found.values()].reduce((sum, n) => sum + n, 0);
  await until('all have their points', async () => total(await count(deeds, ids)) >= all.length, LONGEST_MS);
  expect(await count(deeds, ids)).toEqual(same(ids, EACH));
  expect(await count(`earned where trophy_id = ${trophyId}`, ids)).toEqual(same(ids, 1));
  const told = () =>
    numbers(
      `select member_id as id, count(*) as n from notifications.notification
       where type = 'trophy_earned' and subject_id = ${trophyId} and member_id = any($1) group by 1`,
      [ids],
    );
  await until('all are told of it', async () => (await told()).size === ids.length, LONGEST_MS);
  expect(await told()).toEqual(same(ids, 1));
  // The demo community has trophies of its own, which some earn by the way.
  const xp = await numbers(
    `select member_id as id, sum(xp) as n from gamification.earned join gamification.aim using (trophy_id)
     where member_id = any($1) group by 1`,
    [ids],
  );
  const worth = (each: number) => new Map(ids.map((id) => [id, each * EACH + xp.get(id)!]));
  const points = (of: number[]) =>
    numbers('select member_id as id, points as n from gamification.standing where member_id = any($1)', [of]);
  expect(await points(ids)).toEqual(worth(3));

  // Once more with kills: what is published is what was tried out, of everybody whom that named.
  await insist('a dry run', () =>
    admin.call('POST /api/v4/admin/scoring/preview', { body: rulesOf(5, 'retroactive') }),
  );
  const { members } = await until('the dry run is counted', async () => {
    const shown = await insist('its outcome', () => admin.call('GET /api/v4/admin/scoring/preview'));
    return (shown.body as { data: DryRun }).data.outcome;
  });
  const said = new Map(members.map(({ member_id, after }) => [member_id, after]));
  for (const [id, after] of worth(5)) expect(said.get(id)).toBe(after);
  await insist('new rules', () => admin.call('PUT /api/v4/admin/scoring', { body: rulesOf(5, 'retroactive') }));
  await installation.restart('worker');
  await installation.restart('api');
  const named = [...said.keys()];
  const sorted = (found: Map<number, number>) => JSON.stringify([...found].sort(([a], [b]) => a - b));
  await until('the rules hold', async () => sorted(await points(named)) === sorted(said), LONGEST_MS);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
