import {
  count,
  type Counted,
  counterKernel,
  type CounterWorld,
  counterWorld,
  ownRow,
  total,
} from '../../../../test/support/counter.ts';
import { until } from '../../../../test/support/until.ts';
import sql from 'sql-template-tag';
import { ensureCheckpoint } from './checkpoint.ts';
import type { Position } from '../log/events.ts';
import { Processor, projecting } from './processor.ts';
import { Reading } from './reading.ts';
import { rebuildProjection } from '../operations/rebuild.ts';
import {
  asyncProjection,
  listParked,
  onceForEvent,
  type PendingJob,
  reconcileJobs,
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
    await kernel.dispatcher.caughtUp(['counting.total'], first.position!, 20_000);
    await kernel.dispatcher.stop();

    const restarted = counterKernel(db);
    await restarted.dispatcher.start();
    const second = await count(restarted, 'a');
    await restarted.dispatcher.caughtUp(['counting.total'], second.position!, 20_000);
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
    for (const { position } of made) await kernel.dispatcher.caughtUp(['counting.total'], position!, 20_000);
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
  /** Reads as ever; what happens before it goes on is up to the test. */
  class Interrupted extends Reading {
    private readonly meanwhile: () => Promise<void>;

    constructor(of: CounterWorld, meanwhile: () => Promise<void>) {
      super(of.db, of.kernel.store);
      this.meanwhile = meanwhile;
    }

    override async after(place: Position) {
      const found = await super.after(place);
      await this.meanwhile();
      return found;
    }
  }

  const plain = () => new Processor(world.db, new Reading(world.db, world.kernel.store), projecting(total));
  const interrupted = (meanwhile: () => Promise<void>) =>
    new Processor(world.db, new Interrupted(world, meanwhile), projecting(total));

  beforeEach(async () => {
    await ensureCheckpoint(world.db.pool, projecting(total));
    await count(world.kernel, 'a');
    await count(world.kernel, 'b');
  });

  it('is not written when another process has taken it in meanwhile: what follows is looked for at once', async () => {
    const late = interrupted(async () => void (await plain().turn()));
    expect(await late.turn()).toEqual({ taken: null, more: true, isHeldBack: false });
    expect(await totals()).toEqual([{ n: 2 }]);
  });

  it('is not written when its projection was rebuilt meanwhile, as after an erasure', async () => {
    expect(await interrupted(() => rebuildProjection(world.db, world.kernel.store, total)).turn()).toMatchObject({
      taken: null,
    });
    expect(await totals()).toEqual([{ n: 2 }]);
    await count(world.kernel, 'c');
    await plain().turn();
    expect(await totals()).toEqual([{ n: 3 }]);
  });
});

/** A queue in memory that forgets nothing unless told to. */
function memoryQueue() {
  const added: string[] = [];
  return { added, add: async (job: PendingJob) => void added.push(job.stream) };
}

const wantsOne = { name: 'test.reactor', jobsFor: () => [{ effect: 'test-effect' }] };

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
    await kernel.dispatcher.caughtUp(['test.reactor'], position!, 20_000);

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
    kernel.react({ name: 'test.later', jobsFor: () => [{ effect: 'later', due }] }, memoryQueue());
    await kernel.dispatcher.start();
    const { position } = await count(kernel, 'later');
    await kernel.dispatcher.caughtUp(['test.later'], position!, 20_000);
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
    kernel.project(picky(() => broken));
    await kernel.dispatcher.start();
    for (let n = 0; n < 4; n += 1) await count(kernel, 'poison');
    const { position } = await count(kernel, 'sound');
    expect(await kernel.dispatcher.caughtUp(['counting.picky'], position!, 20_000)).toBe(true);
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
