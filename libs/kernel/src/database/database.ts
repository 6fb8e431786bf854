import { type Client, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { isAway } from './errors.ts';
import { gathering, Lanes } from './lanes.ts';
import { named } from './statement-names.ts';

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Anything a statement can be sent to: a pool, lanes, or a client inside a transaction. */
export interface Queryable {
  query<R extends QueryResultRow>(statement: Statement): Promise<Found<R>>;
}

declare const repeatable: unique symbol;

/**
 * A transaction in REPEATABLE READ, as {@link Kernel.transaction} gives it: the only kind within which events are appended,
 * since in READ COMMITTED those of one stream can come out of order.
 */
export interface Repeatable extends Queryable {
  readonly [repeatable]: true;
}

export type Found<R extends QueryResultRow> = Pick<QueryResult<R>, 'rows'>;

/**
 * Runs a statement as a named one, so that PostgreSQL parses and plans it once per connection. Only for texts that come
 * from code: each distinct text stays prepared, so lists go in as arrays, never as a growing row of parameters, and what
 * follows a caller's words holds `AS_ASKED`.
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

type Send = (...parts: unknown[]) => Promise<unknown>;

/**
 * The pool's own `query` closes the connection after each error, also after a lost race or a taken name. The next one
 * costs a log-in and has every statement to plan anew. Only a connection that did not answer is closed.
 */
function keepAfterErrors(pool: Pool): void {
  const query: Send = async (...parts) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await (client.query as Send)(...parts);
    } catch (error) {
      if (isAway(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  pool.query = query as typeof pool.query;
}

/**
 * Sends a statement when the one before it is answered: pg 9 no longer queues statements on a busy connection. Statements of one
 * transaction may so be asked for together. Pipelined connections need none of this.
 */
function sendInTurn(client: PoolClient): void {
  const send = client.query.bind(client) as Send;
  let last: Promise<unknown> | null = null;
  const inTurn: Send = (...parts) => {
    const answer = last === null ? send(...parts) : last.then(() => send(...parts));
    const settled: Promise<unknown> = answer
      .catch(() => undefined)
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

/** The statements of a batch are written at once: writing each by itself took a tenth of a consumer's time. */
function writeTogether(client: PoolClient): void {
  const send = client.query.bind(client) as Send;
  const gather = gathering(client as unknown as Client);
  const together: Send = (...parts) => {
    gather();
    return send(...parts);
  };
  client.query = together as typeof client.query;
}

/** Two connections for short reads: when one breaks or waits for the disk, the other half goes on. */
const LOOKUPS = 2;
/** So many processors may be at work at once. */
const WALKS = 4;
/**
 * One rebuild at a time holds two locks, each on a connection, and works on a third; one more for an event that takes long, and
 * one for what is read page by page (an export).
 */
const REPAIRS = 5;
/** Longer than pg's ten seconds: behind a quiet moment, connections opened anew would have everything to plan anew. */
const IDLE_MS = 600_000;

/** A statement that takes longer is given up: whatever members ask is answered in a fraction of that. */
const LONGEST_STATEMENT_MS = 6_000;
/** A server that hangs gives nothing up by itself. So long is waited for its answer, or for a connection. */
const LONGEST_WAIT_MS = 7_000;
/** An open write transaction holds back every reader of events, so one whose owner is gone ends. */
const LONGEST_IDLE_TRANSACTION_MS = 60_000;

/**
 * Five pools on one database. `pool` reads and writes plain tables in READ COMMITTED; `appends` has REPEATABLE READ as
 * default, so that a single statement appends in one round trip and still in stream order; `keys` is for the key vault
 * alone, whose users hold another connection already and must not wait for each other's; `walks` for processors, whose
 * statements are sent without waiting for the answers of those before; `repairs` for what takes as long as it takes and
 * waits for its turn (rebuilding, verifying), where no statement is given up. Besides, `reads` for what most
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
  readonly repairs: Pool;

  constructor(url: string, sizes: { pool: number; appends: number; lanes?: number } = { pool: 16, appends: 12 }) {
    // Named statements are planned once per connection: planning each anew for its values took longer than running it.
    // Pages are short: remembering the twenty rows that a join has looked up costs more than looking them up.
    const settings = `-c timezone=UTC -c jit=off -c enable_memoize=off -c plan_cache_mode=force_generic_plan -c idle_in_transaction_session_timeout=${LONGEST_IDLE_TRANSACTION_MS}`;
    const unbounded = { connectionString: url, idleTimeoutMillis: IDLE_MS, options: settings };
    const bounded = {
      ...unbounded,
      options: `${settings} -c statement_timeout=${LONGEST_STATEMENT_MS}`,
      query_timeout: LONGEST_WAIT_MS,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
    };
    this.pool = new Pool({ ...bounded, max: sizes.pool });
    this.reads = new Lanes(bounded, sizes.lanes ?? 4, { together: false });
    this.lookups = new Lanes(bounded, LOOKUPS, { together: true });
    const options = `${bounded.options} -c default_transaction_isolation=repeatable\\ read`;
    this.appends = new Pool({ ...bounded, max: sizes.appends, options });
    this.keys = new Pool({ ...bounded, max: 2 });
    this.walks = new Pool({ ...bounded, max: WALKS, pipeline: true });
    this.repairs = new Pool({ ...unbounded, max: REPAIRS });
    for (const pool of this.pools) survive(pool);
    for (const pool of this.pools) keepAfterErrors(pool);
    for (const pool of this.pools) pool.on('connect', pool === this.walks ? writeTogether : sendInTurn);
  }

  private get pools(): Pool[] {
    return [this.pool, this.appends, this.keys, this.walks, this.repairs];
  }

  /** How many connections of each pool are in use and idle, and how many callers wait for one. */
  connections(): { pool: string; used: number; idle: number; waiting: number }[] {
    const { pool, appends, keys, walks, repairs } = this;
    return Object.entries({ pool, appends, keys, walks, repairs }).map(([name, each]) => ({
      pool: name,
      used: each.totalCount - each.idleCount,
      idle: each.idleCount,
      waiting: each.waitingCount,
    }));
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
      // A connection that did not answer in time will not answer this either: it is thrown away.
      if (isAway(error)) broken = error as Error;
      else await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.reads, this.lookups, ...this.pools].map((each) => each.end()));
  }
}
