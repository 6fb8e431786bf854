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
import { comment } from '../../support/content/topics.ts';

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
