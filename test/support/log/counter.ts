import {
  asyncProjection,
  Database,
  type Decider,
  type DomainEvent,
  inlineProjection,
  Kernel,
  type Meta,
} from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { createDatabase } from '../servers/database.ts';

/** The smallest domain that has everything: a stream that counts, its own row, and a total over all streams. */
export type Counted = DomainEvent<'Counted', { n: number; writer: number }>;

export const counter: Decider<number, { writer: number }, Counted> = {
  initial: () => 0,
  decide: ({ writer }, n) => [{ type: 'Counted', data: { n: n + 1, writer } }],
  evolve: (_, { data }) => data.n,
};

export const META: Meta = { actor_id: null, correlation_id: 'counter' };

export const ownRow = inlineProjection<Counted>({
  name: 'counting.own',
  tables: ['counting.own'],
  handles: {
    Counted: ({ stream, data }) => sql`
      insert into counting.own (stream, n) values (${stream}, ${data.n}) on conflict (stream) do update set n = excluded.n`,
  },
});

export const total = asyncProjection<Counted>({
  name: 'counting.total',
  tables: ['counting.total'],
  handles: {
    Counted: ({ data }) => sql`
      insert into counting.total (writer, n) values (${data.writer}, 1)
      on conflict (writer) do update set n = counting.total.n + 1`,
  },
});

export interface CounterWorld {
  db: Database;
  kernel: Kernel;
  url: string;
  close(): Promise<void>;
}

/** A database with the counters' tables and a kernel on it; its dispatcher is not started. */
export async function counterWorld(): Promise<CounterWorld> {
  const database = await createDatabase({ verified: false });
  const db = new Database(database.url);
  await db.pool.query(
    `create schema counting; create table counting.own (stream text primary key, n int not null);
     create table counting.total (writer int primary key, n int not null)`,
  );
  return {
    db,
    url: database.url,
    kernel: counterKernel(db),
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}

/** Another process on the same database, as far as the kernel can tell. */
export function counterKernel(db: Database, failures: unknown[] = []): Kernel {
  const kernel = new Kernel(db, 'a secret of the tests', (_, error) => failures.push(error));
  kernel.events({ Counted: z.object({ n: z.int(), writer: z.int() }) });
  kernel.project(ownRow, total);
  return kernel;
}

export const count = (kernel: Kernel, stream: string, writer = 0) =>
  kernel.execute({ decider: counter, stream, meta: META, prepare: () => ({ command: { writer } }) });
