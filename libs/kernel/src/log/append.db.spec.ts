import sql from 'sql-template-tag';
import { until } from '../../../../test/support/until.ts';
import { ensureCheckpoint, hasTakenIn, moveCheckpoint } from '../consumers/checkpoint.ts';
import {
  count,
  type Counted,
  counter,
  counterKernel,
  type CounterWorld,
  counterWorld,
  META,
  total,
} from '../../../../test/support/log/counter.ts';
import {
  comparePositions,
  ConflictError,
  Database,
  type Position,
  type Queryable,
  runOne,
  START,
  StaleFactError,
} from '../index.ts';

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(() => world.close());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await world.db.pool.query(query)).rows;

/** By this connection, in the order of the table instead of an index's. */
const eventsScanned = async (db: Queryable) =>
  (await runOne<{ n: number }>(
    db,
    sql`select seq_tup_read::int as n from pg_stat_xact_user_tables where schemaname = 'events' and relname = 'event'`,
  ))!.n;

describe('append', () => {
  it('with one winner among 64 writers at the same version, in each of 100 rounds (promise 5)', async () => {
    const { db, kernel } = world;
    for (let round = 0; round < 100; round += 1) {
      const events = (writer: number) =>
        kernel.store.prepare('hot', round, [{ type: 'Counted', data: { n: round + 1, writer } }], META, new Date());
      const outcomes = await Promise.allSettled(
        Array.from({ length: 64 }, (_, writer) => kernel.store.append(db.appends, events(writer))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError);
      }
    }
    const versions = (await kernel.store.read(db.pool, 'hot')).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  }, 300_000);

  it('lets every writer of one stream through in the end, when none names a version', async () => {
    await Promise.all(Array.from({ length: 64 }, (_, writer) => count(world.kernel, 'shared', writer)));
    const events = await world.kernel.store.read(world.db.pool, 'shared');
    expect(events.map(({ data }) => (data as { n: number }).n)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
    expect(await rowsOf('select n from counting.own')).toEqual([{ n: 64 }]);
  });

  it('refuses a caller whose named version has passed, without trying again', async () => {
    await count(world.kernel, 'named');
    const attempt = world.kernel.execute({
      decider: counter,
      stream: 'named',
      meta: META,
      expectedVersion: 0,
      prepare: () => ({ command: { writer: 1 } }),
    });
    await expect(attempt).rejects.toBeInstanceOf(ConflictError);
  });

  it('leaves nothing behind on a stream that does not stand at the expected version', async () => {
    const { db, kernel } = world;
    const events = kernel.store.prepare(
      'missing',
      5,
      [{ type: 'Counted', data: { n: 6, writer: 0 } }],
      META,
      new Date(),
    );
    const inline = [sql`insert into counting.own (stream, n) values ('missing', 6)`];
    await expect(kernel.store.append(db.appends, events, { inline })).rejects.toBeInstanceOf(ConflictError);
    expect(await rowsOf('select * from counting.own')).toEqual([]);
    expect(await rowsOf('select * from events.event')).toEqual([]);
  });

  it('writes no event when a required fact does not hold, nor the row that goes with it', async () => {
    const { db, kernel } = world;
    const events = kernel.store.prepare('s', 0, [{ type: 'Counted', data: { n: 1, writer: 0 } }], META, new Date());
    const options = {
      require: [sql`select 1 from counting.own where stream = 'nobody' for share`],
      inline: [sql`insert into counting.own (stream, n) values ('s', 1)`],
    };
    await expect(kernel.store.append(db.appends, events, options)).rejects.toBeInstanceOf(StaleFactError);
    expect(await rowsOf('select 1 from events.event union all select 1 from counting.own')).toEqual([]);
  });

  it('holds a required fact until commit: a change of it waits, or the append sees it (promise 18)', async () => {
    const { db, kernel } = world;
    await db.pool.query(`insert into counting.own (stream, n) values ('open', 1)`);
    const isOpen = sql`select 1 from counting.own where stream = 'open' and n = 1 for share`;
    const closing = await db.pool.connect();
    await closing.query('begin');
    await closing.query(`update counting.own set n = 0 where stream = 'open'`);

    let attempts = 0;
    const appending = kernel.execute({
      decider: counter,
      stream: 'under',
      meta: META,
      prepare: async () => {
        attempts += 1;
        const open = (await db.pool.query(`select 1 from counting.own where stream = 'open' and n = 1`)).rowCount;
        if (!open) throw new Error('closed meanwhile');
        return { command: { writer: 0 }, require: [isOpen] };
      },
    });
    const outcome = expect(appending).rejects.toThrow('closed meanwhile');
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until('the append waits for the change', async () => (await rowsOf(waiting)).length > 0);
    await closing.query('commit');
    closing.release();
    await outcome;
    expect(attempts).toBeGreaterThan(1);
    expect(await kernel.store.read(db.pool, 'under')).toEqual([]);
  });

  it('refuses an event of an unknown type or a wrong shape before it is written', () => {
    const prepare = (event: { type: string; data: unknown }) => () =>
      world.kernel.store.prepare('s', 0, [event], META, new Date());
    expect(prepare({ type: 'Invented', data: {} })).toThrow('Unknown event type');
    expect(prepare({ type: 'Counted', data: { n: 'many' } })).toThrow();
  });
});

describe('the global order', () => {
  it('gives 16 writers beside a reader everything once and each stream in order', async () => {
    const { kernel } = world;
    const WRITERS = 16;
    const EACH = 250;
    const writers = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let index = 0; index < EACH; index += 1) await count(kernel, `w-${writer}-${index % 25}`, writer);
      }),
    );

    const reader = new Database(world.url, { pool: 1, appends: 1 });
    const seen: { stream: string; version: number }[] = [];
    let position = START;
    // Readers wait for every older transaction of the whole cluster, also of other databases: hence a deadline.
    for (const end = Date.now() + 60_000; seen.length < WRITERS * EACH && Date.now() < end;) {
      const events = await kernel.store.readAll(reader.pool, position, 500);
      for (const event of events) seen.push({ stream: event.stream, version: event.version });
      position = events.at(-1)?.position ?? position;
    }
    await Promise.all([writers, reader.close()]);

    expect(seen).toHaveLength(WRITERS * EACH);
    const heads = new Map<string, number>();
    for (const { stream, version } of seen) {
      expect(version).toBe((heads.get(stream) ?? 0) + 1);
      heads.set(stream, version);
    }
  }, 120_000);

  it('is walked by four processes at once without skipping, over commits that come late or never (promise 7)', async () => {
    const { db, kernel, url } = world;
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const own = new Database(url, { pool: 3, appends: 1 });
        const process = counterKernel(own);
        const taken: Position[] = [];
        process.onApplied<Counted>(total, { Counted: ({ position }) => void taken.push(position) });
        await process.dispatcher.start();
        return { own, process, taken };
      }),
    );
    const EVENTS = 1000;
    const LANES = 16;
    let kept = 0;
    let serial = 0;
    const wide = new Database(url, { pool: 1, appends: LANES });
    const lane = async (): Promise<void> => {
      for (let mine = serial++; mine < EVENTS; mine = serial++) {
        const tx = await wide.appends.connect();
        await tx.query('begin');
        const data = { n: 1, writer: mine % 7 };
        await kernel.store.append(
          tx,
          kernel.store.prepare(`late-${mine}`, 0, [{ type: 'Counted', data }], META, new Date()),
        );
        // Mostly at once, some late, a few very late: transactions end in another order than they began.
        const delay = mine % 100 === 0 ? 2000 : mine % 5 === 0 ? (mine * 37) % 60 : 0;
        if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
        const rolledBack = mine % 10 === 3;
        if (!rolledBack) kept += 1;
        await tx.query(rolledBack ? 'rollback' : 'commit');
        tx.release();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const last = (await kernel.store.readAll(db.pool, START, 2 * EVENTS)).at(-1)!;
    for (const { process } of others)
      expect(await process.dispatcher.caughtUp([total], last.position, 20_000)).toBe(true);
    const counted = await db.pool.query('select sum(n)::int as n from counting.total');
    expect(counted.rows).toEqual([{ n: kept }]);
    // Each event was taken in by one of them, and each went forward only.
    expect(new Set(others.flatMap(({ taken }) => taken)).size).toBe(kept);
    expect(others.reduce((sum, { taken }) => sum + taken.length, 0)).toBe(kept);
    for (const { own, process, taken } of others) {
      expect(taken).toEqual([...taken].sort(comparePositions));
      await process.dispatcher.stop();
      await own.close();
    }
    await wide.close();
  }, 180_000);

  it('does not jump over a type that occurs once in ten thousand (promise 8)', async () => {
    const { db, kernel } = world;
    await kernel.dispatcher.start();
    await db.pool.query(
      `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
       select 'noise-' || i, 1, gen_random_uuid(), 'Noise', 1, '{}', '{}', now() from generate_series(1, 9999) i`,
    );
    const { position } = await count(kernel, 'rare', 42);
    expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    expect(await rowsOf('select * from counting.total')).toEqual([{ writer: 42, n: 1 }]);
    await kernel.dispatcher.stop();
  });

  it('is read from where its reader stands: of a hundred thousand events before that, none is looked at', async () => {
    const { db, kernel } = world;
    await db.pool.query(
      `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
       select 'past-' || i, 1, gen_random_uuid(), 'Counted', 1, '{"n":1,"writer":1}', '{}', now() from generate_series(1, 100000) i`,
    );
    await db.pool.query('analyze events.event');
    const [last] = await rowsOf('select max(txid::text) || $$.$$ || max(position) as place from events.event');
    const place = last!.place as Position;
    const next = (await count(kernel, 'present')).position!;
    const checkpoint = { name: total.name, startAt: 'beginning', version: 1 } as const;
    await ensureCheckpoint(db.pool, checkpoint);
    await moveCheckpoint(db.pool, total.name, place);
    await db.transaction(async (tx) => {
      const before = await eventsScanned(tx);
      expect(await kernel.store.readOn(tx, place, 500)).toMatchObject({ events: [{ stream: 'present' }] });
      expect(await kernel.store.readOn(tx, next, 500)).toEqual({ events: [], isHeldBack: false });
      expect(await hasTakenIn(tx, { name: total.name, types: ['Counted'] }, next)).toBe(false);
      expect(await hasTakenIn(tx, { name: total.name, types: ['Noise'] }, next)).toBe(true);
      expect(await eventsScanned(tx)).toBe(before);
    });
  });

  it('moves on after a failed append (promise 9)', async () => {
    const { db, kernel } = world;
    await kernel.dispatcher.start();
    const duplicate = { id: '00000000-0000-4000-8000-000000000000' };
    const [event] = kernel.store.prepare('a', 0, [{ type: 'Counted', data: { n: 1, writer: 1 } }], META, new Date());
    await kernel.store.append(db.appends, [{ ...event!, ...duplicate }]);
    await expect(kernel.store.append(db.appends, [{ ...event!, ...duplicate, stream: 'b' }])).rejects.toThrow();
    const { position } = await count(kernel, 'c', 1);
    expect(await kernel.dispatcher.caughtUp([total], position!, 20_000)).toBe(true);
    expect(await rowsOf('select n from counting.total')).toEqual([{ n: 2 }]);
    await kernel.dispatcher.stop();
  });
});
