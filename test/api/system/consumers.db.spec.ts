import { asyncProjection, type DomainEvent, effect, processorLag, reactor } from '@lyceum/kernel';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

type Never = DomainEvent<'Never', object>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  // As many modules as there may ever be, none of which cares for what happens here.
  await api.kernel.dispatcher.stop();
  for (let n = 0; n < 20; n += 1) {
    api.kernel.project(asyncProjection<Never>({ name: `test.idle-${n}`, tables: [], handles: { Never: () => [] } }));
    const asks = { Never: () => [{ effect: effect<Never>('never') }] };
    api.kernel.react(reactor<Never>({ name: `test.asks-${n}`, on: asks }), { add: () => Promise.resolve() });
  }
  await api.kernel.dispatcher.start();
});
afterAll(async () => {
  await api.kernel.db.pool.query(`delete from events.checkpoint where name like 'test.%'`);
  await api.close();
});

const atRest = () =>
  until('every checkpoint is where the log ends', async () =>
    (await processorLag(api.kernel.db.pool)).every(({ events }) => events === 0),
  );

/** How many transactions the consumers make for this: all of theirs are made on these connections. */
async function transactionsOf(act: () => Promise<{ status: number }>): Promise<number> {
  await atRest();
  let made = 0;
  const counted = (): void => void (made += 1);
  api.kernel.db.walks.on('acquire', counted);
  expect((await act()).status).toBeLessThan(300);
  await atRest();
  api.kernel.db.walks.off('acquire', counted);
  return made;
}

it('what happens costs a transaction for each consumer that it concerns, and one for all others together', async () => {
  const [admin, member] = [await api.member('founder', 'admin'), await api.member('liker')];
  const { id, post_id } = await makeTopic(admin, await makeBoard(admin, 'Glazuren'), 'Barsten');
  // The feed counts it, its author is to be told, and it may be worth points.
  expect(await transactionsOf(() => member.call('PUT /api/v4/posts/{id}/like', { params: { id: post_id } }))).toBe(4);
  // The search finds it as well.
  expect(await transactionsOf(() => comment(member, id))).toBe(5);
});
