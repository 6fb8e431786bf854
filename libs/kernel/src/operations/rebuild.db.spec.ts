import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
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
import {
  asyncProjection,
  effect,
  oldestTransaction,
  type PendingJob,
  processorLag,
  reactor,
  rebuildProjection,
  renumberEvents,
  StartRefused,
  verifyProjection,
} from '../index.ts';

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(async () => {
  await world.kernel.dispatcher.stop();
  await world.close();
});

const differences = async () => {
  const verdicts = [
    ...(await verifyProjection(world.db, world.kernel.store, ownRow)),
    ...(await verifyProjection(world.db, world.kernel.store, total)),
  ];
  return verdicts.map(({ table, onlyLive, onlyRebuilt }) => [table, onlyLive, onlyRebuilt]);
};
const EQUAL = [
  ['counting.own', 0, 0],
  ['counting.total', 0, 0],
];

describe('a rebuild beside the live version', () => {
  it('loses nothing that is written meanwhile, mends what was stale, and sends nothing (promises 10 and 11)', async () => {
    const { kernel, db } = world;
    const asked: string[] = [];
    const wantsOne = reactor<Counted>({
      name: 'test.reactor',
      on: { Counted: () => [{ effect: effect<Counted>('test-effect') }] },
    });
    kernel.react(wantsOne, { add: async (job: PendingJob) => void asked.push(`${job.stream} ${job.version}`) });
    await kernel.start();
    for (let n = 0; n < 50; n += 1) await count(kernel, `before-${n % 7}`);
    await db.pool.query(`insert into counting.own values ('planted', 1)`);
    await db.pool.query('update counting.total set n = 1000');

    let writing = true;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      let written = 0;
      for (; writing; written += 1) {
        await count(kernel, `during-${writer}-${Math.floor(written / 3)}`, writer);
        await sleep(2);
      }
      return written;
    });
    await rebuildProjection(db, kernel.store, ownRow);
    await rebuildProjection(db, kernel.store, total);
    await rebuildProjection(db, kernel.store, ownRow);
    writing = false;
    const written = (await Promise.all(writers)).reduce((sum, n) => sum + n, 0);
    const { position } = await count(kernel, 'after');
    expect(await kernel.dispatcher.caughtUp([total, wantsOne], position!, 20_000)).toBe(true);

    expect(written).toBeGreaterThan(0);
    expect(await differences()).toEqual(EQUAL);
    const { rows } = await db.pool.query('select sum(n)::int as n from counting.total');
    expect(rows[0].n).toBe(51 + written);
    expect(new Set(asked).size).toBe(51 + written);
    expect(asked).toHaveLength(51 + written);
  });

  it('of 20,000 events equals the live version, and finds one planted stale row among them (promise 10)', async () => {
    const { kernel, db } = world;
    await db.pool.query(
      `insert into events.event (stream_id, version, id, type, schema_version, data, meta, occurred_at)
       select 'bulk-' || s, v, gen_random_uuid(), 'Counted', 1, jsonb_build_object('n', v, 'writer', s % 50), $1, now()
       from generate_series(1, 2000) s, generate_series(1, 10) v order by v, s`,
      [META],
    );
    await rebuildProjection(db, kernel.store, ownRow);
    await kernel.start();
    const { position } = await count(kernel, 'last');
    expect(await kernel.dispatcher.caughtUp([total], position!, 200_000)).toBe(true);
    expect(await differences()).toEqual(EQUAL);
    await db.pool.query(`update counting.own set n = 11 where stream = 'bulk-1234'`);
    expect(await differences()).toEqual([
      ['counting.own', 1, 1],
      ['counting.total', 0, 0],
    ]);
  }, 600_000);

  it('finds a row of a projection whose events never happened', async () => {
    const { kernel, db } = world;
    await kernel.start();
    expect(await differences()).toEqual(EQUAL);
    await db.pool.query(`insert into counting.own values ('planted', 1)`);
    expect(await differences()).toEqual([
      ['counting.own', 1, 0],
      ['counting.total', 0, 0],
    ]);
  });

  it('leaves tables with the indexes they had, by name', async () => {
    const { kernel, db } = world;
    await db.pool.query('create unique index own_n on counting.own (n) where n < 0');
    const names = async () =>
      (await db.pool.query(`select indexname, indexdef from pg_indexes where schemaname = 'counting' order by 1`)).rows;
    const before = await names();
    await count(kernel, 'a');
    await rebuildProjection(db, kernel.store, ownRow);
    expect(await names()).toEqual(before);
    await count(kernel, 'a');
    expect((await db.pool.query('select n from counting.own')).rows).toEqual([{ n: 2 }]);
  });

  it('leaves tables with their options, and those of their columns', async () => {
    const { kernel, db } = world;
    await db.pool.query(
      `alter table counting.own add column note text;
       alter table counting.own set (toast_tuple_target = 6000, fillfactor = 70, toast.autovacuum_enabled = false);
       alter table counting.own alter note set storage external, alter n set statistics 500;
       alter table counting.own alter stream set (n_distinct = -0.5)`,
    );
    const options = async () => ({
      table: (
        await db.pool.query(
          `select c.reloptions, t.reloptions as toast from pg_class c join pg_class t on t.oid = c.reltoastrelid
           where c.oid = 'counting.own'::regclass`,
        )
      ).rows,
      columns: (
        await db.pool.query(
          `select attname, attstorage, attstattarget, attoptions from pg_attribute
           where attrelid = 'counting.own'::regclass and attnum > 0 order by attname`,
        )
      ).rows,
    });
    const before = await options();
    expect(JSON.stringify(before)).toMatch(/toast_tuple_target=6000.*autovacuum_enabled=false.*n_distinct=-0.5/);
    await rebuildProjection(db, kernel.store, ownRow);
    expect(await options()).toEqual(before);
  });

  it('comes by itself when the projection has another version', async () => {
    const { db } = world;
    const versioned = (version: number, factor: number) => {
      const kernel = counterKernel(db);
      kernel.project(
        asyncProjection<Counted>({
          name: 'counting.double',
          version,
          tables: ['counting.double'],
          handles: { Counted: ({ data }) => sql`insert into counting.double values (${data.n * factor}::int)` },
        }),
      );
      return kernel;
    };
    await db.pool.query('create table counting.double (n int)');
    const first = versioned(1, 1);
    expect(await first.start()).toEqual([]);
    const { position } = await count(first, 'a');
    await first.dispatcher.caughtUp([{ name: 'counting.double' }], position!, 20_000);
    await first.dispatcher.stop();
    const second = versioned(2, 10);
    expect(await second.start()).toEqual(['counting.double']);
    expect((await db.pool.query('select n from counting.double')).rows).toEqual([{ n: 10 }]);
    await second.dispatcher.stop();
  });
});

describe('events restored into another cluster', () => {
  it('stop the start until they are renumbered; then they are read in their order, and new ones behind them', async () => {
    const { kernel, db } = world;
    await kernel.start();
    for (let n = 0; n < 20; n += 1) await count(kernel, `s-${n % 4}`);
    const { position } = await count(kernel, 'last');
    await kernel.dispatcher.caughtUp([total], position!, 20_000);
    await kernel.dispatcher.stop();
    const order = async () =>
      (await db.pool.query('select id from events.event order by txid, position')).rows.map(({ id }) => id as string);
    const before = await order();
    const ahead = (table: string) => `update events.${table} set txid = (txid::text::bigint + 1000000000)::text::xid8`;
    await db.pool.query(`${ahead('event')}; ${ahead('checkpoint')} where position > 0`);

    const restored = counterKernel(db);
    await expect(restored.start()).rejects.toThrow(StartRefused);
    expect(await renumberEvents(db)).toBe(21);
    expect(await order()).toEqual(before);
    await restored.start();
    const next = await count(restored, 'new');
    expect(await restored.dispatcher.caughtUp([total], next.position!, 20_000)).toBe(true);
    expect((await db.pool.query('select sum(n)::int as n from counting.total')).rows).toEqual([{ n: 22 }]);
    expect(await differences()).toEqual(EQUAL);
    await restored.dispatcher.stop();
  });
});

describe('what an operator watches', () => {
  it('is how far processors are behind, and the oldest writing transaction', async () => {
    const { kernel, db } = world;
    await kernel.start();
    const { position } = await count(kernel, 'a');
    await kernel.dispatcher.caughtUp([total], position!, 20_000);
    await kernel.dispatcher.stop();
    expect((await processorLag(db.pool)).map(({ name, events }) => [name, events])).toEqual([['counting.total', 0]]);
    await count(kernel, 'b');
    const [lag] = await processorLag(db.pool);
    expect(lag).toMatchObject({ name: 'counting.total', events: 1 });
    expect(lag!.seconds).toBeGreaterThan(0);

    const writing = await db.pool.connect();
    await writing.query(`begin; update counting.own set n = n where stream = 'a'; select pg_sleep(0.2)`);
    expect(await oldestTransaction(db.pool)).toBeGreaterThanOrEqual(0.2);
    await writing.query('rollback');
    writing.release();
  });
});
