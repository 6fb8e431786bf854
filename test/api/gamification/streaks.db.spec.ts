import { CommandBus } from '@nestjs/cqrs';
import { verifyProjection } from '@lyceum/kernel';
import { PostComment } from '../../../apps/api/src/modules/community/index.ts';
import { guest } from '../../../apps/api/src/platform/http/viewer.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { publishScoring, worth } from '../../support/content/scores.ts';
import type { Persona } from '../../support/persona.ts';

jest.setTimeout(120_000);

let api: TestApi;
let topic: number;
beforeAll(async () => {
  api = await startApi();
  const admin = await api.member('beheer', 'admin');
  await publishScoring(admin, { rules: [worth('comment_posted', 1)] });
  topic = (await makeTopic(admin, await makeBoard(admin, 'Elke dag'), 'Wat heb je vandaag gedraaid?')).id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** Somebody whose clocks stand in a zone, and who has commented at these moments. */
async function active(zone: string, moments: readonly string[]): Promise<Persona> {
  const who = await api.member();
  await who.call('PUT /api/v3/profile', { body: { locale: 'nl', time_zone: zone } });
  const viewer = { ...guest('streaks'), id: who.id, role: 'member' } as const;
  for (const moment of moments) {
    const at = new Date(moment);
    await api.app.get(CommandBus).execute(new PostComment(topic, '<p>Een kom</p>', { viewer, at }));
  }
  return who;
}

async function seenAt(moment: string, who: Persona) {
  await api.settled();
  jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(moment));
  const { body } = await who.call('GET /api/v3/users/{id}/gamification', { params: { id: who.id } });
  const { streak, best_streak, streakCountDown, onfire } = body.data;
  // Their profile says the same, to others and to themselves (part 3 §3, User).
  const profiles = [
    await who.call('GET /api/v3/users/{id}', { params: { id: who.id } }),
    await who.call('GET /api/v3/profile/me'),
  ];
  for (const { body: told } of profiles) expect(told.data).toMatchObject({ streakCountDown, onfire });
  return { streak, best_streak, hours: streakCountDown };
}

/** Each is active once on each of its own days, late on one and early on the next but one: in UTC a day is missing. */
const UNBROKEN = [
  {
    over: 'the spring change in Amsterdam',
    zone: 'Europe/Amsterdam',
    at: ['2026-03-28T22:30Z', '2026-03-29T21:30Z', '2026-03-29T22:30Z', '2026-03-31T21:30Z'],
  },
  {
    over: 'the autumn change in Amsterdam',
    zone: 'Europe/Amsterdam',
    at: ['2026-10-23T21:30Z', '2026-10-24T21:30Z', '2026-10-24T22:30Z', '2026-10-26T22:30Z'],
  },
  {
    over: 'the spring change in New York',
    zone: 'America/New_York',
    at: ['2026-03-07T03:30Z', '2026-03-07T05:30Z', '2026-03-09T03:30Z', '2026-03-09T04:30Z'],
  },
  {
    over: 'the autumn change in New York',
    zone: 'America/New_York',
    at: ['2026-10-31T03:30Z', '2026-10-31T04:30Z', '2026-11-02T04:30Z', '2026-11-02T05:30Z'],
  },
  {
    over: 'both changes of others, fourteen hours ahead',
    zone: 'Pacific/Kiritimati',
    at: ['2026-03-27T10:30Z', '2026-03-29T09:30Z', '2026-03-29T10:30Z', '2026-03-31T09:30Z'],
  },
];

describe('a streak goes by the member’s own days', () => {
  it.each(UNBROKEN)('over $over', async ({ zone, at }) => {
    const who = await active(zone, at);
    expect(await seenAt(at.at(-1)!, who)).toEqual({ streak: 4, best_streak: 4, hours: 24 });
  });

  it('and breaks where one of them was missed, though no day in UTC was', async () => {
    const moments = ['2026-10-23T22:30Z', '2026-10-24T21:30Z', '2026-10-25T23:30Z'];
    const who = await active('Europe/Amsterdam', moments);
    expect(await seenAt(moments[2]!, who)).toEqual({ streak: 1, best_streak: 1, hours: 24 });
  });

  it('with as many hours left as the day after it has', async () => {
    const spring = await active('Europe/Amsterdam', ['2026-03-28T12:00Z']);
    // Half past midnight of a day of 23 hours, and half an hour before its end.
    expect((await seenAt('2026-03-28T23:30Z', spring)).hours).toBe(23);
    expect(await seenAt('2026-03-29T21:30Z', spring)).toMatchObject({ streak: 1, hours: 1 });
    expect((await seenAt('2026-03-29T22:00Z', spring)).streak).toBe(0);
    const autumn = await active('Europe/Amsterdam', ['2026-10-24T12:00Z']);
    // The last of a day of 25 hours.
    expect(await seenAt('2026-10-25T22:30Z', autumn)).toMatchObject({ streak: 1, hours: 1 });
    expect((await seenAt('2026-10-25T23:00Z', autumn)).streak).toBe(0);
  });

  it('also when all of it is reckoned anew', async () => {
    await api.settled();
    const ledger = api.kernel.projections.find(({ name }) => name === 'gamification.ledger')!;
    for (const { onlyLive, onlyRebuilt } of await verifyProjection(api.kernel.db, api.kernel.store, ledger)) {
      expect({ onlyLive, onlyRebuilt }).toEqual({ onlyLive: 0, onlyRebuilt: 0 });
    }
  });
});
