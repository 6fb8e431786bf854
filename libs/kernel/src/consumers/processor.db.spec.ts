import {
  count,
  type Counted,
  counterKernel,
  type CounterWorld,
  counterWorld,
  META,
  ownRow,
  total,
} from '../../../../test/support/log/counter.ts';
import { until } from '../../../../test/support/until.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { ensureCheckpoint, moveCheckpoint, readCheckpoint, storeIdle } from './checkpoint.ts';
import { ProjectionConsumer } from './consumer.ts';
import { Processor } from './processor.ts';
import { rebuildProjection } from '../operations/rebuild.ts';
import {
  asyncProjection,
  effect,
  listParked,
  onceForEvent,
  type PendingJob,
  reactor,
  reconcileJobs,
  START,
  verifyProjection,
} from '../index.ts';

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
    await kernel.dispatcher.caughtUp([total], first.position!, 20_000);
    await kernel.dispatcher.stop();

    const restarted = counterKernel(db);
    await restarted.dispatcher.start();
    const second = await count(restarted, 'a');
    await restarted.dispatcher.caughtUp([total], second.position!, 20_000);
    expect(await totals()).toEqual([{ n: 2 }]);
    await restarted.dispatcher.stop();
  });

  it('tell listeners only what can be read already', async () => {
    const { kernel, db } = world;
    const read: Promise<number>[] = [];
    kernel.onApplied<Counted>(total, { Counted: () => void read.push(totals().then(([row]) => Number(row?.n ?? 0))) });
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
    for (const { position } of made) await kernel.dispatcher.caughtUp([total], position!, 20_000);
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

describe('what a processor has read', () => {
  /** As another process would have one. */
  const begun = async () => {
    const processor = new Processor(world.db, new ProjectionConsumer(total, []));
    await processor.begin();
    return processor;
  };
  /** All that follows its place, the newest too: another database of the same server may hold that back for a moment. */
  const read = async (processor: Processor) => {
    const from = await processor.place();
    const { rows } = await world.db.pool.query<{ last: string }>(
      `select txid::text || '.' || position as last from events.event order by events.event.txid desc, events.event.position desc limit 1`,
    );
    return until('the newest event could be read', async () => {
      const events = await world.kernel.store.readAll(world.db.pool, from, 500);
      return (events.at(-1)?.position ?? from) === rows[0]!.last ? events : null;
    });
  };
  const passed = (stream: string) =>
    world.kernel.execute({
      decider: { initial: () => 0, decide: () => [{ type: 'Passed', data: {} }], evolve: () => 0 },
      stream,
      meta: META,
      prepare: () => ({ command: {} }),
    });

  beforeEach(async () => {
    world.kernel.events({ Passed: z.object({}) });
    await ensureCheckpoint(world.db.pool, new ProjectionConsumer(total, []));
    await count(world.kernel, 'a');
    await count(world.kernel, 'b');
  });

  it('begins while another process, which hangs, has its checkpoint in hand', async () => {
    const hangs = await world.db.pool.connect();
    await hangs.query('begin');
    await hangs.query('select from events.checkpoint for update');
    try {
      expect((await begun()).isAt(START)).toBe(true);
      await ensureCheckpoint(world.db.pool, new ProjectionConsumer(total, []));
    } finally {
      await hangs.query('rollback');
      hangs.release();
    }
  });

  it('is not written when another process has taken it in meanwhile; it goes on behind that one', async () => {
    const [late, quick] = [await begun(), await begun()];
    const events = await read(late);
    await quick.take(await read(quick));
    expect(await late.take(events)).toBeNull();
    // Until it has looked where it stands now, it is level with nobody.
    expect(late.isAt(START)).toBe(false);
    expect(await totals()).toEqual([{ n: 2 }]);
    await count(world.kernel, 'c');
    expect(await late.take(await read(late))).toMatchObject([{ stream: 'c' }]);
    expect(await totals()).toEqual([{ n: 3 }]);
  });

  it('is not written when its projection was rebuilt meanwhile, as after an erasure', async () => {
    const late = await begun();
    const events = await read(late);
    await rebuildProjection(world.db, world.kernel.store, total);
    expect(await late.take(events)).toBeNull();
    expect(await totals()).toEqual([{ n: 2 }]);
    await count(world.kernel, 'c');
    await late.take(await read(late));
    expect(await totals()).toEqual([{ n: 3 }]);
  });

  it('is not written either where the checkpoint was put back meanwhile', async () => {
    const late = await begun();
    await late.take(await read(late));
    await count(world.kernel, 'c');
    const events = await read(late);
    await moveCheckpoint(world.db.pool, total.name, START);
    expect(await late.take(events)).toBeNull();
    expect(await late.place()).toBe(START);
  });

  it('is passed over in memory where it is not for the consumer, and taken in once behind that, whoever stores it', async () => {
    const [one, other] = [await begun(), await begun()];
    for (const processor of [one, other]) {
      if (processor === one) await processor.take(await read(processor));
      else await processor.begin();
    }
    await passed('p');
    const stored = await readCheckpoint(world.db.pool, total.name);
    for (const processor of [one, other]) expect(processor.passes(await read(processor))).toBe(true);
    expect(one.position).not.toBe(stored);
    expect(await readCheckpoint(world.db.pool, total.name)).toBe(stored);
    // The other one stores it: to the first it is still the place from which it goes on.
    expect([...(await storeIdle(world.db.walks, [other.unstored!]))]).toEqual([total.name]);
    expect(await readCheckpoint(world.db.pool, total.name)).toBe(one.position);
    await count(world.kernel, 'c');
    const events = await read(one);
    expect(await one.take(events)).toMatchObject([{ stream: 'c' }]);
    expect(await other.take(events)).toBeNull();
    expect(await totals()).toEqual([{ n: 3 }]);
    // Nor is a place stored that the checkpoint has passed.
    const at = await readCheckpoint(world.db.pool, total.name);
    await storeIdle(world.db.walks, [{ name: total.name, version: 1, from: START, to: stored }]);
    expect(await readCheckpoint(world.db.pool, total.name)).toBe(at);
  });

  it('is rebuilt right also while it stands further in memory than in its checkpoint', async () => {
    const processor = await begun();
    await processor.take(await read(processor));
    await passed('p');
    processor.passes(await read(processor));
    await rebuildProjection(world.db, world.kernel.store, total);
    await count(world.kernel, 'c');
    for (let turn = 0; turn < 2; turn += 1) {
      const events = await read(processor);
      if (events.length > 0) await processor.take(events);
    }
    expect(await totals()).toEqual([{ n: 3 }]);
    expect(await verifyProjection(world.db, world.kernel.store, total)).toMatchObject([
      { onlyLive: 0, onlyRebuilt: 0 },
    ]);
  });
});

/** A queue in memory that forgets nothing unless told to. */
function memoryQueue() {
  const added: string[] = [];
  return { added, add: async (job: PendingJob) => void added.push(job.stream) };
}

const wantsOne = reactor<Counted>({
  name: 'test.reactor',
  on: { Counted: () => [{ effect: effect<Counted>('test-effect') }] },
});

describe('reactors', () => {
  it('react to what came after they were there, once each, and not to silent events', async () => {
    const { kernel } = world;
    await count(kernel, 'before');
    const queue = memoryQueue();
    kernel.react(wantsOne, queue);
    await kernel.dispatcher.start();
    await count(kernel, 'after');
    await kernel.execute({
      decider: { initial: () => 0, decide: () => [{ type: 'Counted', data: { n: 1, writer: 0 } }], evolve: () => 1 },
      stream: 'seeded',
      meta: { actor_id: null, correlation_id: 'x', silent: true },
      prepare: () => ({ command: {} }),
    });
    await count(kernel, 'last');
    await until('the reactor heard the last event', () => queue.added.includes('last'));
    expect(queue.added).toEqual(['after', 'last']);
  });

  it('whose queue is away or forgets have their jobs found again, until the effect is made (promise 15)', async () => {
    const { kernel, db } = world;
    const away = { add: () => Promise.reject(new Error('the queue is away')) };
    kernel.react(wantsOne, away);
    await kernel.dispatcher.start();
    const { position } = await count(kernel, 'kept');
    await kernel.dispatcher.caughtUp([wantsOne], position!, 20_000);

    const queue = memoryQueue();
    expect(await reconcileJobs(db, queue, 3600)).toBe(0);
    await until('the job was noted', async () => (await reconcileJobs(db, queue, 0)) === 1);
    expect(new Set(queue.added)).toEqual(new Set(['kept']));
    const [event] = await kernel.store.read(db.pool, 'kept');
    await onceForEvent(db, event!.id, 'test-effect', async () => 'made');
    expect(await reconcileJobs(db, queue, 0)).toBe(0);
  });

  it('leave a job that is due later alone until then', async () => {
    const { kernel, db } = world;
    const due = new Date(Date.now() + 3_600_000);
    const later = reactor<Counted>({
      name: 'test.later',
      on: { Counted: () => [{ effect: effect<Counted>('later'), due }] },
    });
    kernel.react(later, memoryQueue());
    await kernel.dispatcher.start();
    const { position } = await count(kernel, 'later');
    await kernel.dispatcher.caughtUp([later], position!, 20_000);
    const pending = () => db.pool.query('select due_at from events.job');
    await until('the job was noted', async () => (await pending()).rowCount === 1);
    expect((await pending()).rows[0].due_at).toEqual(due);
    expect(await reconcileJobs(db, memoryQueue(), 0)).toBe(0);
    // A queue that takes no delay of half an hour has not got it yet, and gets it in time.
    const beyond = 1800;
    expect(await reconcileJobs(db, memoryQueue(), 0, { beyond, before: 600 })).toBe(0);
    const queue = memoryQueue();
    expect(await reconcileJobs(db, queue, 0, { beyond, before: 7200 })).toBe(1);
    expect(queue.added).toEqual(['later']);
    // What it was given when it was asked for is not handed over again.
    expect(await reconcileJobs(db, memoryQueue(), 0, { beyond: 7200, before: 7200 })).toBe(0);
  });
});

describe('events that are dear', () => {
  it('are taken in a few at a time, so that together they are not given up for what each is not', async () => {
    const { db } = world;
    const failures: unknown[] = [];
    await db.pool.query('create table counting.slow (stream text, n int)');
    const kernel = counterKernel(db, failures);
    // Fifty of them take longer than is waited for an answer.
    const slow = asyncProjection<Counted>({
      name: 'counting.slow',
      tables: ['counting.slow'],
      handles: {
        Counted: ({ stream, data }) => sql`
          insert into counting.slow select ${stream}, ${data.n}::int from (select pg_sleep(0.15)) s`,
      },
    });
    kernel.project(slow);
    for (let n = 0; n < 50; n += 1) await count(kernel, 'dear');
    const { position } = await count(kernel, 'dear');
    await kernel.dispatcher.start();
    expect(await kernel.dispatcher.caughtUp([slow], position!, 60_000)).toBe(true);
    expect(failures).toEqual([]);
    expect((await db.pool.query('select n from counting.slow')).rows).toHaveLength(51);
    await kernel.dispatcher.stop();
  });
});

describe('events that take long', () => {
  it('are taken in each by itself, without a limit, in order with the others', async () => {
    const { db } = world;
    await db.pool.query(
      'create table counting.long (n int, at bigint, bound text, place int generated always as identity)',
    );
    const kernel = counterKernel(db);
    const long = asyncProjection<Counted>({
      name: 'counting.long',
      tables: ['counting.long'],
      takesLong: ['Counted'],
      handles: {
        Counted: ({ data }) => sql`
          insert into counting.long
          values (${data.n}, pg_current_xact_id()::text::bigint, current_setting('statement_timeout'))`,
      },
    });
    kernel.project(long);
    for (let n = 0; n < 3; n += 1) await count(kernel, 'rules');
    const { position } = await count(kernel, 'rules');
    await kernel.dispatcher.start();
    expect(await kernel.dispatcher.caughtUp([long], position!, 20_000)).toBe(true);
    const { rows } = await db.pool.query<{ n: number; at: string; bound: string }>(
      'select n, at, bound from counting.long order by place',
    );
    expect(rows.map(({ n, bound }) => [n, bound])).toEqual([1, 2, 3, 4].map((n) => [n, '0']));
    expect(new Set(rows.map(({ at }) => at)).size).toBe(4);
    await kernel.dispatcher.stop();
  });
});

describe('an event that cannot be taken in (promise 12)', () => {
  const picky = (isBroken: () => boolean) =>
    asyncProjection<Counted>({
      name: 'counting.picky',
      tables: ['counting.picky'],
      handles: {
        Counted: ({ stream, data }) =>
          isBroken() && stream === 'poison' && data.n === 2
            ? sql`insert into counting.picky values (${stream}, 1 / 0)`
            : sql`insert into counting.picky values (${stream}, ${data.n}::int)`,
      },
    });

  it('is parked after five tries with what follows in its stream; others go on; a replay takes all in, in order', async () => {
    const { db } = world;
    const failures: unknown[] = [];
    await db.pool.query('create table counting.picky (stream text, n int, at int generated always as identity)');
    let broken = true;
    const kernel = counterKernel(db, failures);
    const projection = picky(() => broken);
    kernel.project(projection);
    await kernel.dispatcher.start();
    for (let n = 0; n < 4; n += 1) await count(kernel, 'poison');
    const { position } = await count(kernel, 'sound');
    expect(await kernel.dispatcher.caughtUp([projection], position!, 20_000)).toBe(true);
    expect(failures).toHaveLength(5);

    const rows = async () =>
      (await db.pool.query('select stream, n from counting.picky order by at')).rows.map(({ stream, n }) => [
        stream,
        n,
      ]);
    expect(await rows()).toEqual([
      ['poison', 1],
      ['sound', 1],
    ]);
    const parked = await listParked(db.pool);
    expect(parked.map(({ version, error }) => [version, error?.includes('division by zero') ?? false])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ]);

    await expect(kernel.replay('counting.picky', 'poison')).rejects.toThrow('division by zero');
    expect(await listParked(db.pool)).toHaveLength(3);
    broken = false;
    expect(await kernel.replay('counting.picky', 'poison')).toBe(3);
    expect(await listParked(db.pool)).toEqual([]);
    await count(kernel, 'poison');
    await until('the stream was whole again', async () => (await rows()).length === 6);
    expect((await rows()).filter(([stream]) => stream === 'poison').map(([, n]) => n)).toEqual([1, 2, 3, 4, 5]);
    await kernel.dispatcher.stop();
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
