import sql from 'sql-template-tag';
import { z } from 'zod';
import { counterKernel, type CounterWorld, counterWorld, META } from '../../../../test/support/log/counter.ts';
import { until } from '../../../../test/support/until.ts';
import {
  type Decider,
  type DomainEvent,
  inlineProjection,
  type Kernel,
  rebuildProjection,
  verifyProjection,
} from '../index.ts';

type DoorEvent =
  | DomainEvent<'Opened', object>
  | DomainEvent<'Closed', object>
  | DomainEvent<'Locked', object>
  | DomainEvent<'Torn', object>;
type Verb = 'open' | 'close' | 'lock' | 'tear';

/** Nothing of it is an upsert: what a plain `update` or `delete` does not find, it passes over in silence. */
const door: Decider<null, Verb, DoorEvent> = {
  initial: () => null,
  decide: (verb) => {
    const happens: Record<Verb, DoorEvent['type'][]> = {
      open: ['Opened'],
      close: ['Closed'],
      lock: ['Closed', 'Locked'],
      tear: ['Torn'],
    };
    return happens[verb].map((type) => ({ type, data: {} }) as DoorEvent);
  },
  evolve: () => null,
};

/** As long as somebody holds this lock, whoever takes in the opening of the young door stands still. */
const GATE = 4711;
const AT_THE_GATE = `state = 'active' and query like '%pass_gate%'`;

const doors = inlineProjection<DoorEvent>({
  name: 'counting.doors',
  tables: ['counting.door'],
  handles: {
    Opened: ({ stream }) => [
      sql`insert into counting.door (id) values (${stream})`,
      ...(stream === 'young' ? [sql`select counting.pass_gate()`] : []),
    ],
    Closed: ({ stream }) => sql`update counting.door set closed = true where id = ${stream}`,
    Locked: ({ stream }) => sql`update counting.door set locked = true where id = ${stream}`,
    Torn: ({ stream }) => sql`delete from counting.door where id = ${stream}`,
  },
});

let world: CounterWorld;
let kernel: Kernel;

beforeEach(async () => {
  world = await counterWorld();
  await world.db.pool.query(`
    create table counting.door (id text primary key, closed boolean not null default false, locked boolean not null default false);
    create function counting.pass_gate() returns void language plpgsql as $$
    begin
      while not pg_try_advisory_xact_lock_shared(${GATE}) loop perform pg_sleep(0.01); end loop;
    end $$`);
  kernel = counterKernel(world.db);
  kernel.events({ Opened: z.object({}), Closed: z.object({}), Locked: z.object({}), Torn: z.object({}) });
  kernel.project(doors);
});
afterEach(() => world.close());

const order = (stream: string, command: Verb, more: object = {}) =>
  kernel.execute({ decider: door, stream, meta: META, prepare: () => ({ command }), ...more });

/** Sessions of this database of which that holds. */
const sessions = async (condition: string): Promise<number> => {
  const { rows } = await world.db.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  return rows[0].n as number;
};

/**
 * A rebuild that stands in the middle of its swap: the tables are locked, and of the young door the shadow knows only by
 * what the swap itself has taken in. What `meanwhile` begins waits with a snapshot of before, then the swap goes on.
 */
async function duringTheSwap<T>(meanwhile: () => Promise<T>): Promise<T> {
  const older = await world.db.pool.connect();
  const gate = await world.db.pool.connect();
  try {
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    await order('young', 'open');
    await gate.query(`select pg_advisory_lock(${GATE})`);
    const rebuilt = rebuildProjection(world.db, kernel.store, doors);
    await until('the swap stands at the gate', async () => (await sessions(AT_THE_GATE)) === 1);
    const begun = meanwhile();
    await until('the append waits for it', async () => (await sessions(`wait_event_type = 'Lock'`)) === 1);
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    await rebuilt;
    return await begun;
  } finally {
    await older.query('rollback');
    older.release();
    gate.release(true);
  }
}

const doorsNow = async () => (await world.db.pool.query('select * from counting.door order by id')).rows as unknown[];

describe('an append that waited for the swap of a rebuild', () => {
  beforeEach(() => order('old', 'open'));
  afterEach(async () => {
    const verdicts = await verifyProjection(world.db, kernel.store, doors);
    expect(verdicts.map(({ onlyLive, onlyRebuilt }) => [onlyLive, onlyRebuilt])).toEqual([[0, 0]]);
  });

  it('is in the rows when it updates them (promise 11)', async () => {
    expect(await duringTheSwap(() => order('young', 'close'))).toMatchObject({ version: 2 });
    expect(await doorsNow()).toEqual([
      { id: 'old', closed: false, locked: false },
      { id: 'young', closed: true, locked: false },
    ]);
  });

  it('is in the rows when it removes them', async () => {
    await duringTheSwap(() => order('young', 'tear'));
    expect(await doorsNow()).toEqual([{ id: 'old', closed: false, locked: false }]);
  });

  it('is in the rows when it appends several events', async () => {
    await duringTheSwap(() => order('young', 'lock'));
    expect(await doorsNow()).toContainEqual({ id: 'young', closed: true, locked: true });
  });

  it('is in the rows when it is a part of a larger transaction', async () => {
    await duringTheSwap(() =>
      kernel.transaction(async (tx) => {
        await order('young', 'close', { tx });
        await order('old', 'lock', { tx });
      }),
    );
    expect(await doorsNow()).toEqual([
      { id: 'old', closed: true, locked: true },
      { id: 'young', closed: true, locked: false },
    ]);
  });

  it('is no conflict for a caller that named the version it saw', async () => {
    expect(await duringTheSwap(() => order('young', 'close', { expectedVersion: 1 }))).toMatchObject({ version: 2 });
    await expect(order('young', 'close', { expectedVersion: 1 })).rejects.toThrow('stands at version 2');
  });
});
