import type { community, identity } from '@lyceum/contracts';
import { rebuildProjection, verifyProjection } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import { bmp } from '../../support/content/pictures.ts';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { grant, makeTrophy, publishScoring, revoke, worth } from '../../support/content/scores.ts';
import { comment } from '../../support/content/topics.ts';
import { get, send } from '../../support/content/uploads.ts';

jest.setTimeout(120_000);

let api: TestApi;
let other: TestApi;
let admin: Persona;
let author: Persona;
let guest: Persona;
let topic: { id: number };
beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, api);
  admin = await api.member('beheer', 'admin');
  author = await api.member('draait');
  guest = other.guest();
  const board = await makeBoard(admin, 'Klei');
  topic = await makeTopic(author, board, 'Over glazuur');
  await comment(author, topic.id);
  const levels = [
    { name: 'Nieuw', points: 0 },
    { name: 'Vast', points: 8 },
  ];
  await publishScoring(admin, { rules: [worth('comment_posted', 4)], levels });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

type Beside = Pick<identity.MemberCard, 'level' | 'streak' | 'streak_until' | 'active_trophy'>;
/** A brief leaves out what says nothing. */
const picked = ({ level = 0, streak = 0, streak_until = null, active_trophy = null }: Partial<Beside>): Beside => ({
  ...{ level, streak, streak_until, active_trophy },
});

/** What stands beside the author, wherever they are named; the same in each place, read from the other process. */
async function beside(): Promise<Beside & { karma: number }> {
  await api.settled();
  const [listed] = (await guest.call('GET /api/v3/topics')).body.data as community.Topic[];
  const shown = (await guest.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).body
    .data as community.Topic;
  const path = { params: { id: topic.id } };
  const [said] = (await guest.call('GET /api/v3/topics/{id}/comments', path)).body.data as community.Comment[];
  const profile = (await admin.call('GET /api/v3/users/{id}', { params: { id: author.id } })).body.data;
  const own = (await author.call('GET /api/v3/profile/me')).body.data;
  const console_ = (await admin.call('GET /api/v4/admin/members/{id}', { params: { id: author.id } })).body.data;
  const cards = [listed!.user, shown.user, said!.user, profile, own, console_] as identity.MemberCard[];
  const briefs = [listed!.posts[0]!.user, ...cards] as Partial<Beside>[];
  expect(briefs.map(picked)).toEqual(briefs.map(() => picked(shown.user)));
  expect(cards.map(({ karma }) => karma)).toEqual(cards.map(() => shown.user.karma));
  return { ...picked(shown.user), karma: shown.user.karma };
}

describe('beside a name stand', () => {
  it('points, level and streak, the same in every place and every process, and with the moment at which the streak breaks', async () => {
    const before = await beside();
    expect(before).toMatchObject({ karma: 4, level: 1, streak: 1, active_trophy: null });
    const left = Date.parse(before.streak_until!) - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThanOrEqual(49 * 3_600_000);
    expect(new Date(before.streak_until!).toLocaleTimeString('sv', { timeZone: 'Europe/Amsterdam' })).toBe('00:00:00');
    await comment(author, topic.id);
    expect(await beside()).toMatchObject({ karma: 8, level: 2, streak: 1 });
  });

  it('the streak by the clocks that the member has chosen', async () => {
    await author.call('PUT /api/v3/profile', { body: { locale: 'en', time_zone: 'Pacific/Auckland' } });
    const { streak_until } = await beside();
    expect(new Date(streak_until!).toLocaleTimeString('sv', { timeZone: 'Pacific/Auckland' })).toBe('00:00:00');
  });

  it('the trophy that they chose, as it looks now, while they hold it', async () => {
    const picture = (await send(admin, bmp())).body.data as { id: number; uuid: string };
    const look = { title: 'Oven', icon: 'trophy', colors: ['#aa3300'], image_uuid: picture.uuid };
    const id = await makeTrophy(admin, { ...look, category: 'craft', activatable: true });
    const image = `/media/${picture.id}/320`;
    await grant(admin, id, author);
    expect(await beside()).toMatchObject({ active_trophy: null });
    await api.settled();
    await author.call('POST /achievements/activate/{id}', { params: { id }, body: {} });
    expect(await beside()).toMatchObject({ active_trophy: { id, title: 'Oven', colors: ['#aa3300'], image } });
    expect((await get(api.guest(), image)).status).toBe(200);
    await author.call('POST /achievements/activate/{id}', { params: { id }, body: { active: false } });
    expect(await beside()).toMatchObject({ active_trophy: null });
    await author.call('POST /achievements/activate/{id}', { params: { id }, body: {} });
    await revoke(admin, id, author);
    expect(await beside()).toMatchObject({ active_trophy: null });
  });

  it('nothing without the plugin, from the next read on', async () => {
    const before = await beside();
    await withoutPlugin(admin, 'gamification', async () => {
      expect(await beside()).toEqual({ karma: 0, level: 0, streak: 0, streak_until: null, active_trophy: null });
      const none = { gamification: false, onfire: false, streakCountDown: 0 };
      expect((await author.call('GET /api/v3/profile/me')).body.data).toMatchObject(none);
      const seen = { params: { username: author.username } };
      expect((await api.guest().call('GET /api/v3/profile/{username}', seen)).body.data).toMatchObject(none);
    });
    expect(await beside()).toEqual(before);
  });

  it('what a rebuild makes of the same events', async () => {
    const before = await beside();
    for (const name of ['gamification.ledger', 'directory']) {
      const projection = api.kernel.projections.find((each) => each.name === name)!;
      for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
        expect(verdict).toMatchObject({ onlyLive: 0, onlyRebuilt: 0 });
      }
      await rebuildProjection(api.kernel.db, api.kernel.store, projection);
      expect(await beside()).toEqual(before);
    }
    await comment(author, topic.id);
    expect(await beside()).toMatchObject({ karma: before.karma + 4 });
  });

  it('nothing of who has gone', async () => {
    const path = { params: { id: topic.id } };
    const erasure = { params: { id: author.id }, body: { reason: 'Asked for it' } };
    await admin.call('POST /api/v4/admin/members/{id}/erase', erasure);
    await api.settled();
    const shown = (await guest.call('GET /api/v3/topics/{id}', path)).body.data as community.Topic;
    expect(shown.user).toMatchObject({ karma: 0, level: 0, streak: 0, streak_until: null, active_trophy: null });
  });
});
