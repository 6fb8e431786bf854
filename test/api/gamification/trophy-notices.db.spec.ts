import { channels } from '@lyceum/contracts/realtime';
import { rebuildProjection } from '@lyceum/kernel';
import { TrophyNotices } from '../../../apps/api/src/modules/gamification/reading/trophy.notices.ts';
import { makeTopic } from '../../support/content/boards.ts';
import { connect, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { grant, makeTrophy, publishScoring, revoke, standingOf, worth } from '../../support/content/scores.ts';
import { admin, api, board } from '../../support/content/scores-stage.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

const publish = (points = 5) => publishScoring(admin, { rules: [worth('comment_posted', points)] });
const told = async (who: Persona) => {
  const { body } = await who.call('GET /api/v3/notifications', { query: { type: 'trophy_earned' } });
  return (body.data as { trophy: { id: number; title: string } }[]).map(({ trophy }) => trophy.title);
};
const isTold = (who: Persona, ...titles: string[]) =>
  until(`${titles.join()} is told`, async () => JSON.stringify((await told(who)).sort()) === JSON.stringify(titles));

it('a trophy that is earned or given is told once, for as long as it is held', async () => {
  await publish();
  const [writer, other] = [await api.member('verdient'), await api.member('kijkt')];
  const [byDeed, byHand] = [
    await makeTrophy(admin, { title: 'Eerste woord', measure: 'comment_posted' }),
    await makeTrophy(admin, { title: 'Voor de moeite' }),
  ];
  const topic = await makeTopic(writer, board, 'Over glazuur');
  await comment(writer, topic.id);
  await isTold(writer, 'Eerste woord');
  await grant(admin, byHand, writer);
  await isTold(writer, 'Eerste woord', 'Voor de moeite');

  await api.settled();
  const { kernel } = api;
  const projection = kernel.projections.find(({ name }) => name === 'gamification.ledger')!;
  await rebuildProjection(kernel.db, kernel.store, projection);
  const notices = api.app.get(TrophyNotices);
  await Promise.all([notices.tellAll(), notices.tellAll()]);
  expect(await told(writer)).toHaveLength(2);
  expect(await told(other)).toEqual([]);

  await revoke(admin, byHand, writer);
  await isTold(writer, 'Eerste woord');
  await admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id: byDeed } });
  expect(await told(writer)).toEqual(['Eerste woord']);
});

it('rules, and trophies for what was done before, are told to all whom they reach, and open screens ask anew', async () => {
  await publish();
  const writers = [await api.member('een'), await api.member('twee')];
  for (const writer of writers) await comment(writer, (await makeTopic(writer, board, 'Over draaien')).id);
  await api.settled();
  const heard = await listen(connect(writers[0]!), channels.community);
  const changes = () => heard.filter(({ name }) => name === 'scores-changed').length;
  await makeTrophy(admin, { title: 'Meegepraat', measure: 'points', threshold: 50 });
  await until('the trophy is heard of', () => Promise.resolve(changes() === 1));
  for (const writer of writers) expect(await told(writer)).toEqual([]);
  await publish(50);
  await until('the rules are heard of', () => Promise.resolve(changes() === 2));
  for (const writer of writers) await isTold(writer, 'Meegepraat');
});

it('what was earned long ago is no news', async () => {
  await publish();
  const writer = await api.member('eerder');
  const trophy = await makeTrophy(admin, { title: 'Lang geleden' });
  await api.settled();
  await api.kernel.db.pool.query(
    `insert into gamification.earned (member_id, trophy_id, earned_at, granted, revoked)
     values ($1, $2, now() - interval '2 days', true, false)`,
    [writer.id, trophy],
  );
  await api.app.get(TrophyNotices).tellAll();
  expect(await told(writer)).toEqual([]);
  await api.kernel.db.pool.query('delete from gamification.earned where member_id = $1', [writer.id]);
});

it('whoever has done nothing yet stands at the first level', async () => {
  await publish();
  const newcomer = await api.member('nieuwkomer');
  expect(await standingOf(api, newcomer)).toMatchObject({
    karma: 0,
    level: 1,
    level_name: 'Nieuw',
    next_level: { name: 'Vast', points: 10 },
  });
});
