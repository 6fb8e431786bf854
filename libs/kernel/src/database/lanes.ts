import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import type { Found, Queryable, Statement } from './database.ts';

/**
 * Few connections on each of which several statements are under way at once (docs/adr/0023). A statement waits for those that
 * were sent before it on its connection, so only such may be sent here as are answered at once: what is found by index, in
 * a page at most. Each is a transaction of its own. A connection that breaks fails what was under way on it, and is
 * replaced with the next statement.
 *
 * With `together`, what is asked in one round of the event loop is written to a connection at once, when the round ends:
 * writing, and waking PostgreSQL for it, took longer than a lookup itself. Statements that take longer than that gain
 * nothing: PostgreSQL would stand idle meanwhile.
 */
export class Lanes implements Queryable {
  private readonly lanes: Lane[];

  constructor(settings: ClientConfig, count: number, { together }: { together: boolean }) {
    this.lanes = Array.from({ length: count }, () => new Lane(settings, together));
  }

  query<R extends QueryResultRow>(statement: Statement): Promise<Found<R>> {
    return this.lanes.reduce((free, lane) => (lane.underWay < free.underWay ? lane : free)).query<R>(statement);
  }

  async end(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.end()));
  }
}

/**
 * Holds what is written to a connection from the first call on until the round of the event loop ends: one system call for
 * all of it, and PostgreSQL is woken once.
 */
export function gathering({ connection: { stream } }: Client): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

class Lane {
  underWay = 0;
  private readonly settings: ClientConfig;
  private readonly together: boolean;
  private opened: Promise<Client> | null = null;
  private gather?: () => void;

  constructor(settings: ClientConfig, together: boolean) {
    this.settings = { ...settings, pipeline: true };
    this.together = together;
  }

  async query<R extends QueryResultRow>(statement: Statement): Promise<Found<R>> {
    this.underWay += 1;
    try {
      const client = await (this.opened ?? this.open());
      if (this.together) this.gather?.();
      const result = await client.query<R>(statement);
      const { rows } = result;
      // The driver holds on to queries that have ended for a while. On a busy lane what they found grew old with them, a
      // page each, and collecting it took as long as answering (docs/performance.md).
      result.rows = [];
      return { rows };
    } finally {
      this.underWay -= 1;
    }
  }

  async end(): Promise<void> {
    const client = await this.opened?.catch(() => null);
    await client?.end();
  }

  private open(): Promise<Client> {
    const client = new Client(this.settings);
    const opened = client.connect().then(() => client);
    this.gather = gathering(client);
    // Both are told of one that breaks, maybe after another has taken its place.
    const replace = () => void (this.opened === opened && (this.opened = null));
    client.on('error', replace);
    client.on('end', replace);
    opened.catch(replace);
    this.opened = opened;
    return opened;
  }
}
