import {
  count,
  type Counted,
  counterKernel,
  type CounterWorld,
  counterWorld,
  META,
  total,
} from '../../../../test/support/log/counter.ts';
import { until } from '../../../../test/support/until.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { EventStore } from '../log/event-store.ts';
import { readCheckpoint } from './checkpoint.ts';
import {
  asyncProjection,
  type DomainEvent,
  effect,
  type Kernel,
  onceForEvent,
  type PendingJob,
  processorLag,
  reactor,
  START,
} from '../index.ts';

type Rung = DomainEvent<'Rung', object>;

let world: CounterWorld;
const running: Kernel[] = [];
const failures: unknown[] = [];
beforeEach(async () => {
  world = await counterWorld();
  await world.db.pool.query('create table counting.bell (stream text)');
});
afterEach(async () => {
  for (const kernel of running.splice(0)) await kernel.dispatcher.stop();
  await world.close();
  expect(failures.splice(0)).toEqual([]);
});

/** Hears what hardly ever happens. */
const bells = asyncProjection<Rung>({
  name: 'counting.bells',
  tables: ['counting.bell'],
  handles: { Rung: ({ stream }) => sql`insert into counting.bell values (${stream})` },
});
const asks = reactor<Counted>({
  name: 'test.asks',
  on: { Counted: ({ data }) => (data.writer === 7 ? [{ effect: effect<Counted>('test-effect') }] : []) },
});
const silence = { add: () => Promise.resolve() };

function program(): Kernel {
  const kernel = counterKernel(world.db, failures);
  kernel.events({ Rung: z.object({}) });
  kernel.project(bells);
  running.push(kernel);
  return kernel;
}

const ring = (kernel: Kernel, stream: string, meta: object = {}) =>
  kernel.execute({
    decider: { initial: () => 0, decide: () => [{ type: 'Rung', data: {} } as Rung], evolve: () => 0 },
    stream,
    meta: { ...META, ...meta },
    prepare: () => ({ command: {} }),
  });

const rows = async (table: string) => (await world.db.pool.query(`select * from counting.${table}`)).rows;
const isAtRest = async () => (await processorLag(world.db.pool)).every(({ events }) => events === 0);
const atRest = () => until('every checkpoint is where the log ends', isAtRest);

/** How many transactions consumers have made from now on: they make all of theirs on these connections. */
function transactions(): () => number {
  let made = 0;
  world.db.walks.on('acquire', () => (made += 1));
  return () => made;
}

describe('the tail', () => {
  it('takes an event in by one transaction for all who have work, and one for all who have none, however many there are', async () => {
    const kernel = program();
    for (let n = 0; n < 12; n += 1) kernel.project({ ...bells, name: `counting.idle-${n}` });
    kernel.react(asks, silence);
    await kernel.start();
    await count(kernel, 'first');
    await atRest();
    const made = transactions();
    await count(kernel, 'a');
    await atRest();
    expect(made()).toBe(2);
    await count(kernel, 'b', 7);
    await atRest();
    expect(made()).toBe(2 + 2);
  });

  it('reads a page once for a consumer that needs several turns for it', async () => {
    const writing = program();
    for (let n = 0; n < 20; n += 1) await ring(writing, `slow-${n}`);
    const kernel = program();
    let written = 0;
    const handles = {
      Rung: () => {
        written += 1;
        return sql`select pg_sleep(0.05)`;
      },
    };
    kernel.project(asyncProjection<Rung>({ name: 'counting.slow', tables: ['counting.bell'], handles }));
    const reads = jest.spyOn(kernel.store, 'readOn');
    await kernel.start();
    await atRest();
    const found = (await Promise.all(reads.mock.results.map(({ value }) => value))) as { events: unknown[] }[];
    expect([found.filter(({ events }) => events.length > 0).length, written]).toEqual([1, 20]);
  });

  it('hands every consumer what it hears, once and in order, over starts, also what was passed over in memory alone', async () => {
    const first = program();
    await first.start();
    await ring(first, 'one');
    for (let n = 0; n < 20; n += 1) await count(first, `s-${n % 3}`);
    await first.dispatcher.stop();
    const second = program();
    await second.start();
    await ring(second, 'two');
    const { position } = await count(second, 'last');
    expect(await second.dispatcher.caughtUp(second.dispatcher.consumers, position!, 20_000)).toBe(true);
    expect(await rows('bell')).toEqual([{ stream: 'one' }, { stream: 'two' }]);
    expect(await rows('total')).toEqual([{ writer: 0, n: 21 }]);
  });

  it('of two processes lets one take in each event', async () => {
    const [one, other] = [program(), program()];
    await one.start();
    await other.start();
    for (let n = 0; n < 60; n += 1) {
      await count(n % 2 ? one : other, `s-${n % 5}`);
      if (n % 7 === 0) await ring(one, `ring-${n}`);
    }
    const { position } = await ring(other, 'last');
    for (const kernel of [one, other]) {
      expect(await kernel.dispatcher.caughtUp(kernel.dispatcher.consumers, position!, 20_000)).toBe(true);
    }
    expect(await rows('total')).toEqual([{ writer: 0, n: 60 }]);
    expect(await rows('bell')).toHaveLength(10);
  });

  it('waits for nobody who is slow; whoever was comes back and misses nothing', async () => {
    const kernel = program();
    const added: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    kernel.react(asks, { add: (job: PendingJob) => gate.then(() => void added.push(job.stream)) });
    await kernel.start();
    for (const stream of ['a', 'b', 'c']) {
      const { position } = await count(kernel, stream, 7);
      expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    }
    expect(added).toEqual([]);
    open();
    await until('all jobs were handed over', () => added.length === 3);
    expect(added).toEqual(['a', 'b', 'c']);
    await count(kernel, 'd', 7);
    await until('it is level again', () => added.length === 4);
  });

  it('goes on while a consumer fails, which comes back by itself', async () => {
    const kernel = program();
    await world.db.pool.query('alter table counting.bell rename to mended');
    await kernel.start();
    await ring(kernel, 'one');
    const { position } = await count(kernel, 'a');
    expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    await until('it has failed', () => failures.length > 0);
    expect(await kernel.dispatcher.caughtUp([bells], position!, 0)).toBe(false);
    await world.db.pool.query('alter table counting.mended rename to bell');
    expect(await kernel.dispatcher.caughtUp([bells], position!, 20_000)).toBe(true);
    expect(await rows('bell')).toEqual([{ stream: 'one' }]);
    failures.splice(0);
  });

  it('hands nothing to a consumer that was on its way back when the process stopped', async () => {
    const kernel = program();
    await world.db.pool.query('alter table counting.bell rename to mended');
    await kernel.start();
    await ring(kernel, 'one');
    await until('it has failed', () => failures.length > 0);
    const reads = jest.spyOn(kernel.store, 'readOn');
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { readOn } = EventStore.prototype;
    let isReading = false;
    reads.mockImplementation(async (...asked) => {
      const read = await readOn.apply(kernel.store, asked);
      if (read.events.every(({ stream }) => stream !== 'two')) return read;
      isReading = true;
      return gate.then(() => read);
    });
    await ring(kernel, 'two');
    await until('the second is being read', () => isReading);
    const stopped = kernel.dispatcher.stop();
    await new Promise(setImmediate);
    open();
    await stopped;
    expect(failures.splice(0).filter((error) => error instanceof TypeError)).toEqual([]);
  });

  it('sets aside alone whoever fails in a transaction that several share', async () => {
    const kernel = program();
    const failing = asyncProjection<Counted>({
      name: 'counting.failing',
      tables: ['counting.bell'],
      handles: { Counted: ({ stream }) => sql`insert into counting.missing values (${stream})` },
    });
    kernel.project(failing);
    await kernel.start();
    for (const stream of ['a', 'b']) {
      const { position } = await count(kernel, stream);
      expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    }
    expect(await rows('total')).toEqual([{ writer: 0, n: 2 }]);
    await until('it has failed by itself', () => failures.length > 0);
    await world.db.pool.query('create view counting.missing as select stream from counting.bell');
    const { position } = await count(kernel, 'c');
    expect(await kernel.dispatcher.caughtUp([failing, total], position!, 20_000)).toBe(true);
    expect(await rows('bell')).toEqual([{ stream: 'a' }, { stream: 'b' }, { stream: 'c' }]);
    failures.splice(0);
  });

  it('shares no transaction with a statement that takes long', async () => {
    const kernel = program();
    const slow = asyncProjection<Counted>({
      name: 'counting.slow',
      tables: ['counting.bell'],
      handles: { Counted: () => sql`select pg_advisory_xact_lock(43)` },
    });
    kernel.project(slow);
    const gate = await world.db.repairs.connect();
    await gate.query('select pg_advisory_lock(43)');
    await kernel.start();
    const { position } = await count(kernel, 'a');
    expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    expect(await kernel.dispatcher.caughtUp([slow], position!, 0)).toBe(false);
    await gate.query('select pg_advisory_unlock(43)');
    gate.release();
    expect(await kernel.dispatcher.caughtUp([slow], position!, 20_000)).toBe(true);
    failures.splice(0);
  });

  it('reads what an older transaction holds back as soon as that has ended', async () => {
    const { db, kernel } = world;
    await count(kernel, 'a');
    const older = await db.pool.connect();
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    await count(kernel, 'b');
    const first = await kernel.store.readOn(db.pool, START, 500);
    expect(first).toMatchObject({ events: [{ stream: 'a' }], isHeldBack: true });
    const after = first.events[0]!.position;
    expect(await kernel.store.readOn(db.pool, after, 500)).toEqual({ events: [], isHeldBack: true });
    await older.query('rollback');
    older.release();
    expect(await kernel.store.readOn(db.pool, after, 500)).toMatchObject({
      events: [{ stream: 'b' }],
      isHeldBack: false,
    });
  });
});

describe('whether a consumer has passed a place', () => {
  it('is told by what it hears: of what is not for it a process knows at once, wherever its checkpoint stands', async () => {
    const api = program();
    const { position } = await count(api, 'a');
    expect(await api.dispatcher.caughtUp([bells], position!, 0)).toBe(true);
    expect(await api.dispatcher.caughtUp([total], position!, 0)).toBe(false);
    const rung = await ring(api, 'one');
    expect(await api.dispatcher.caughtUp([bells], rung.position!, 0)).toBe(false);

    const worker = program();
    await worker.start();
    expect(await api.dispatcher.caughtUp([total, bells], rung.position!, 20_000)).toBe(true);
    expect([await rows('total'), await rows('bell')]).toEqual([[{ writer: 0, n: 1 }], [{ stream: 'one' }]]);
  });

  it('is not believed of another version, nor of what nobody has registered', async () => {
    const kernel = program();
    const { position } = await ring(kernel, 'one');
    kernel.dispatcher.reachedElsewhere(['counting.bells 2'], position!);
    expect(await kernel.dispatcher.caughtUp([bells], position!, 0)).toBe(false);
    kernel.dispatcher.reachedElsewhere(['counting.bells 1'], position!);
    expect(await kernel.dispatcher.caughtUp([bells], position!, 0)).toBe(true);
    const nobody = { ...bells, name: 'counting.nobody' };
    await expect(kernel.shown([nobody], position)).rejects.toThrow('counting.nobody is not registered');
    kernel.onApplied(nobody, {});
    await expect(kernel.start()).rejects.toThrow('counting.nobody');
  });
});

describe('listeners', () => {
  it('hear the types that they name, in one of several processes, and nothing silent', async () => {
    const heard: string[] = [];
    const kernels = [program(), program()];
    for (const kernel of kernels) {
      // Of a type that the projection itself does not write.
      kernel.onApplied<Rung>(total, { Rung: ({ stream }) => void heard.push(stream) });
      await kernel.start();
    }
    await ring(kernels[0]!, 'silent', { silent: true });
    await count(kernels[0]!, 'a');
    for (let n = 0; n < 20; n += 1) await ring(kernels[n % 2]!, `ring-${n}`);
    await until('the last was heard', () => heard.includes('ring-19'));
    expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => `ring-${n}`));
    const stored = await readCheckpoint(world.db.pool, total.name);
    const { position } = await ring(kernels[0]!, 'end');
    await until('it is heard', () => heard.includes('end'));
    expect([stored === position, await readCheckpoint(world.db.pool, total.name)]).toEqual([false, position]);
  });
});

it('no consumer waits for the transaction of an event that takes long, and none for that of a row effect', async () => {
  const { db } = world;
  const kernel = program();
  const long = asyncProjection<Counted>({
    name: 'counting.long',
    tables: ['counting.bell'],
    takesLong: ['Counted'],
    handles: {
      // It has an id before it waits, so that it would hold back every reader.
      Counted: () => [sql`insert into counting.bell values ('long')`, sql`select pg_advisory_xact_lock(42)`],
    },
  });
  kernel.project(long);
  const gate = await db.repairs.connect();
  await gate.query('select pg_advisory_lock(42)');
  await kernel.dispatcher.start();
  const first = await count(kernel, 'long');
  const waits = async (n: number) =>
    (await db.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount === n;
  await until('the long one is at work', () => waits(1));
  const [event] = await kernel.store.read(db.pool, 'long');
  const effectDone = onceForEvent(
    db,
    event!.id,
    'row',
    (tx) => tx.query({ text: 'select pg_advisory_xact_lock(42)', values: [] }),
    60_000,
  );
  await until('the row effect is at work', () => waits(2));
  const second = await count(kernel, 'behind');
  expect(await kernel.dispatcher.caughtUp([total], second.position!, 20_000)).toBe(true);
  expect(await waits(2)).toBe(true);

  await gate.query('select pg_advisory_unlock(42)');
  gate.release();
  await effectDone;
  expect(await kernel.dispatcher.caughtUp([long], first.position!, 20_000)).toBe(true);
});
