import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { Lanes } from './lanes.ts';

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Anything a statement can be sent to: a pool, lanes, or a client inside a transaction. */
export interface Queryable {
  query<R extends QueryResultRow>(statement: Statement): Promise<Found<R>>;
}

export type Found<R extends QueryResultRow> = Pick<QueryResult<R>, 'rows'>;

const prepared = new Map<string, { name: string; text: string }>();

/** The same text for the same statement each time, so that nothing keeps more than one of it. */
function named(text: string): { name: string; text: string } {
  let statement = prepared.get(text);
  if (!statement) {
    statement = { name: createHash('sha1').update(text).digest('base64url'), text };
    prepared.set(text, statement);
  }
  return statement;
}

/**
 * Runs a statement as a named one, so that PostgreSQL parses and plans it once per connection. Only for texts that come
 * from code: each distinct text stays prepared, so lists go in as arrays, never as a growing row of parameters.
 */
export async function run<R extends QueryResultRow>(db: Queryable, statement: Sql): Promise<R[]> {
  // The text is put together each time that it is asked for.
  const { text, values } = statement;
  const result = await db.query<R>({ ...named(text), values });
  return result.rows;
}

/** As {@link run}, for a statement that answers at most one row. */
export async function runOne<R extends QueryResultRow>(db: Queryable, statement: Sql): Promise<R | null> {
  return (await run<R>(db, statement))[0] ?? null;
}

/**
 * A connection that breaks (PostgreSQL restarts) is replaced by the pool, and whoever has it in hand fails at the next
 * statement. Without a listener, on idle ones and on those in use between two statements, it would end the process.
 */
function survive(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Two, so that one that breaks or has to wait for the disk holds up half of them. */
const LOOKUPS = 2;
/** So many processors may be at work at once. */
const WALKS = 4;
/** Longer than pg's ten seconds: behind a quiet moment, connections opened anew would have everything to plan anew. */
const IDLE_MS = 600_000;

/**
 * Four pools on one database. `pool` reads and writes plain tables in READ COMMITTED; `appends` has REPEATABLE READ as
 * default, so that a single statement appends in one round trip and still in stream order; `keys` is for the key vault
 * alone, whose users hold another connection already and must not wait for each other's; `walks` for processors, whose
 * statements are sent without waiting for the answers of those before. Besides, `reads` for what most
 * requests ask and is answered at once ({@link Lanes}), and `lookups` for what they ask before that: a row by its key, in a
 * fraction of the time that writing it to a socket takes.
 */
export class Database {
  readonly pool: Pool;
  readonly reads: Lanes;
  readonly lookups: Lanes;
  readonly appends: Pool;
  readonly keys: Pool;
  readonly walks: Pool;

  constructor(url: string, sizes: { pool: number; appends: number; lanes?: number } = { pool: 16, appends: 12 }) {
    // Named statements are planned once per connection: planning each anew for its values took longer than running it.
    // Pages are short: remembering the twenty rows that a join has looked up costs more than looking them up.
    const settings = '-c timezone=UTC -c jit=off -c enable_memoize=off -c plan_cache_mode=force_generic_plan';
    this.pool = new Pool({ connectionString: url, max: sizes.pool, idleTimeoutMillis: IDLE_MS, options: settings });
    this.reads = new Lanes({ connectionString: url, options: settings }, sizes.lanes ?? 4, { together: false });
    this.lookups = new Lanes({ connectionString: url, options: settings }, LOOKUPS, { together: true });
    this.appends = new Pool({
      connectionString: url,
      max: sizes.appends,
      idleTimeoutMillis: IDLE_MS,
      options: `${settings} -c default_transaction_isolation=repeatable\\ read`,
    });
    this.keys = new Pool({ connectionString: url, max: 2, idleTimeoutMillis: IDLE_MS, options: settings });
    this.walks = new Pool({
      connectionString: url,
      max: WALKS,
      idleTimeoutMillis: IDLE_MS,
      options: settings,
      pipeline: true,
    });
    for (const pool of [this.pool, this.appends, this.keys, this.walks]) survive(pool);
  }

  /** Runs `work` in one transaction; rolls back when it throws. Isolation follows from the pool. */
  async transaction<T>(work: (tx: PoolClient) => Promise<T>, pool: Pool = this.pool): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    const pools = [this.pool, this.reads, this.lookups, this.appends, this.keys, this.walks];
    await Promise.all(pools.map((each) => each.end()));
  }
}
