import { count, counterKernel, type CounterWorld, counterWorld, ownRow, total } from '../../../test/support/counter.ts';
import { until } from '../../../test/support/until.ts';
import { onceForEvent, type Recorded, verifyProjection } from './index.ts';

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(async () => {
  await world.kernel.dispatcher.stop();
  await world.close();
});

const totals = async () => (await world.db.pool.query('select n from counting.total')).rows;

describe('projections', () => {
  it('take each event in once, also when a process starts over from the checkpoint', async () => {
    const { kernel, db } = world;
    await kernel.dispatcher.start();
    const first = await count(kernel, 'a');
    await kernel.dispatcher.caughtUp(['counting.total'], first.position!, 5000);
    await kernel.dispatcher.stop();

    const restarted = counterKernel(db);
    await restarted.dispatcher.start();
    const second = await count(restarted, 'a');
    await restarted.dispatcher.caughtUp(['counting.total'], second.position!, 5000);
    expect(await totals()).toEqual([{ n: 2 }]);
    await restarted.dispatcher.stop();
  });

  it('tell listeners only what can be read already', async () => {
    const { kernel, db } = world;
    const read: Promise<number>[] = [];
    kernel.dispatcher.onApplied((name) => {
      if (name === 'counting.total') read.push(totals().then(([row]) => Number(row?.n ?? 0)));
    });
    await kernel.dispatcher.start();
    await count(kernel, 'a');
    await until('the listener was told', () => read.length > 0);
    expect(await read[0]).toBe(1);
    expect(db).toBeDefined();
  });

  it('rebuilt equal live; one planted stale row is found (promise 10)', async () => {
    const { kernel, db } = world;
    await kernel.dispatcher.start();
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, index) => count(kernel, `s-${index % 9}`, index % 4)),
    );
    for (const { position } of made) await kernel.dispatcher.caughtUp(['counting.total'], position!, 10_000);
    const verify = async () => [
      ...(await verifyProjection(db, kernel.store, ownRow)),
      ...(await verifyProjection(db, kernel.store, total)),
    ];
    expect(await verify()).toEqual([
      { projection: 'counting.own', table: 'counting.own', rows: 9, onlyLive: 0, onlyRebuilt: 0 },
      { projection: 'counting.total', table: 'counting.total', rows: 4, onlyLive: 0, onlyRebuilt: 0 },
    ]);

    await db.pool.query('update counting.total set n = n + 1 where writer = 2');
    await db.pool.query(`insert into counting.own values ('planted', 1)`);
    expect(await verify()).toMatchObject([
      { table: 'counting.own', onlyLive: 1, onlyRebuilt: 0 },
      { table: 'counting.total', onlyLive: 1, onlyRebuilt: 1 },
    ]);
  });
});

describe('reactors', () => {
  it('react to what came after they were there, once each, and not to silent events', async () => {
    const { kernel, db } = world;
    await count(kernel, 'before');
    const heard: Recorded[] = [];
    kernel.react({ name: 'test.reactor', react: async (event) => void heard.push(event) });
    await kernel.dispatcher.start();
    await count(kernel, 'after');
    await kernel.execute({
      decider: { initial: () => 0, decide: () => [{ type: 'Counted', data: { n: 1, writer: 0 } }], evolve: () => 1 },
      stream: 'seeded',
      meta: { actor_id: null, correlation_id: 'x', silent: true },
      prepare: () => ({ command: {} }),
    });
    await count(kernel, 'last');
    await until('the reactor heard the last event', () => heard.some(({ stream }) => stream === 'last'));
    expect(heard.map(({ stream }) => stream)).toEqual(['after', 'last']);
    expect(db).toBeDefined();
  });

  it('that fail are asked again, and lose nothing', async () => {
    const { kernel } = world;
    let failures = 2;
    const heard: string[] = [];
    kernel.react({
      name: 'test.flaky',
      react: async ({ stream }) => {
        if (failures-- > 0) throw new Error('the queue is away');
        heard.push(stream);
      },
    });
    await kernel.dispatcher.start();
    await count(kernel, 'kept');
    await until('the event was heard', () => heard.includes('kept'));
  });
});

describe('effects', () => {
  it('are made once, however often and however parallel the job is delivered (promise 13)', async () => {
    const { kernel, db } = world;
    await count(kernel, 'paid');
    const [event] = await kernel.store.read(db.pool, 'paid');
    await db.pool.query('create table counting.effect (n int)');
    const deliver = () =>
      onceForEvent(db, event!.id, 'pay', async (tx) => {
        await tx.query({ text: 'insert into counting.effect values (1)', values: [] });
        return 'made';
      });
    const outcomes = await Promise.all([deliver(), deliver(), deliver()]);
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(await deliver()).toBeNull();
    expect((await db.pool.query('select * from counting.effect')).rowCount).toBe(1);
  });

  it('whose work fails leave no mark, so that the next delivery makes them', async () => {
    const { kernel, db } = world;
    await count(kernel, 'paid');
    const [event] = await kernel.store.read(db.pool, 'paid');
    const broken = onceForEvent(db, event!.id, 'pay', () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await onceForEvent(db, event!.id, 'pay', () => Promise.resolve('made'))).toBe('made');
  });
});
