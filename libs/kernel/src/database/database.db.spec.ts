import { Client } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { createDatabase, type TestDatabase } from '../../../../test/support/servers/database.ts';
import { Database, type Queryable, run, runOne } from './database.ts';
import { AS_ASKED, preparedTexts } from './statement-names.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createDatabase({ verified: false });
  db = new Database(database.url, { pool: 1, appends: 1, lanes: 1 });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const named = async (on: Queryable): Promise<number> => {
  const { rows } = await on.query<{ n: number }>({
    text: `select count(*)::int as n from pg_prepared_statements where name <> ''`,
    values: [],
  });
  return rows[0]!.n;
};

const setting = async (on: Queryable, name: string) => {
  const { rows } = await on.query<{ value: string }>({ text: 'select current_setting($1) as value', values: [name] });
  return rows[0]!.value;
};

describe('on whatever PostgreSQL it is', () => {
  it('what members ask is given up in time, repairs are not, and no transaction stays open for ever', async () => {
    for (const on of [db.pool, db.reads, db.lookups, db.appends, db.keys, db.walks]) {
      expect(await setting(on, 'statement_timeout')).toBe('6s');
    }
    expect(await setting(db.repairs, 'statement_timeout')).toBe('0');
    for (const on of [db.pool, db.appends, db.walks, db.repairs]) {
      expect(await setting(on, 'idle_in_transaction_session_timeout')).toBe('1min');
    }
  });

  it('a statement that is given up leaves its lane to those behind it', async () => {
    const long = db.reads.query({ text: 'select pg_sleep(60)', values: [] });
    await expect(long).rejects.toThrow('statement timeout');
    expect(await setting(db.reads, 'timezone')).toBe('UTC');
  });
});

describe('statements', () => {
  it('are prepared by name when they come from code, and never when they follow what is asked', async () => {
    const before = preparedTexts();
    for (const on of [db.pool, db.reads, db.appends]) {
      expect(await runOne(on, sql`select ${1}::int as prepared_once`)).toEqual({ prepared_once: 1 });
      for (let n = 0; n < 1000; n += 1) {
        expect(
          await run(on, sql`select ${n}::int as n where true ${AS_ASKED} and ${raw(String(n))} = ${n}::int`),
        ).toEqual([{ n }]);
      }
      expect(await named(on)).toBe(1);
    }
    expect(preparedTexts()).toBe(before + 1);
  });
});

describe('a connection', () => {
  const processOf = async (on: Queryable) =>
    (await runOne<{ pid: number }>(on, sql`select pg_backend_pid() as pid`))!.pid;

  it('is kept after a statement that PostgreSQL refuses, with what was prepared on it', async () => {
    for (const pool of [db.pool, db.appends, db.keys, db.walks, db.repairs]) {
      const before = await processOf(pool);
      await expect(run(pool, sql`select ${1}::int / ${0}::int`)).rejects.toThrow('division by zero');
      expect(await processOf(pool)).toBe(before);
      expect(await named(pool)).toBe(2);
    }
  });

  it('is replaced after one that ends it', async () => {
    for (const pool of [db.pool, db.appends, db.keys, db.walks, db.repairs]) {
      const before = await processOf(pool);
      await expect(run(pool, sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow('terminat');
      expect(await processOf(pool)).not.toBe(before);
    }
  });
});

describe('statements of one transaction that are asked for together', () => {
  it('are sent one after the other, and never on a busy connection: pg 9 refuses that', async () => {
    const overlaps: string[] = [];
    const send = Client.prototype.query as (...parts: unknown[]) => unknown;
    const busy = new Map<unknown, number>();
    const watched = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...parts: unknown[]
    ) {
      const under = busy.get(this) ?? 0;
      if (under > 0) overlaps.push(JSON.stringify(parts[0]));
      busy.set(this, under + 1);
      const answer = send.apply(this, parts);
      if (answer instanceof Promise) answer.then(() => busy.set(this, 0)).catch(() => busy.set(this, 0));
      else busy.set(this, 0);
      return answer as never;
    });
    for (const pool of [db.pool, db.appends, db.keys, db.repairs]) {
      const numbers = await db.transaction(
        (tx) => Promise.all([1, 2, 3, 4].map((n) => runOne<{ n: number }>(tx, sql`select ${n}::int as n`))),
        pool,
      );
      expect(numbers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
      const failing = db.transaction(
        (tx) => Promise.all(['1', 'x', '3'].map((n) => run(tx, sql`select ${n}::int as n`))),
        pool,
      );
      await expect(failing).rejects.toThrow('invalid input syntax');
      expect(await runOne(pool, sql`select 5 as n`)).toEqual({ n: 5 });
    }
    watched.mockRestore();
    expect(overlaps).toEqual([]);
  });
});
