import type { PoolClient } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { readCheckpoint } from '../consumers/checkpoint.ts';
import { type Database, runOne } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import type { Projection } from '../consumers/projection.ts';
import { applyToShadow, fillShadows, remaining, shadowOf, withShadows } from './shadow.ts';

export interface TableVerdict {
  projection: string;
  table: string;
  rows: number;
  /** Rows that only the live table has, and rows that only the rebuilt one has. */
  onlyLive: number;
  onlyRebuilt: number;
}

async function compare(tx: PoolClient, projection: Projection, table: string): Promise<TableVerdict> {
  const [live, rebuilt] = [raw(table), raw(shadowOf(table))];
  const counts = await runOne<{ rows: number; only_live: number; only_rebuilt: number }>(
    tx,
    sql`select (select count(*)::int from ${live}) as rows,
          (select count(*)::int from (select * from ${live} except all select * from ${rebuilt}) a) as only_live,
          (select count(*)::int from (select * from ${rebuilt} except all select * from ${live}) b) as only_rebuilt`,
  );
  const { rows, only_live, only_rebuilt } = counts!;
  return { projection: projection.name, table, rows, onlyLive: only_live, onlyRebuilt: only_rebuilt };
}

/**
 * Rebuilds one projection beside the live one and compares them table by table. The bulk is replayed in short
 * transactions; the rest and the comparison see one snapshot, in which live rows and checkpoint belong together.
 */
export function verifyProjection(db: Database, store: EventStore, projection: Projection): Promise<TableVerdict[]> {
  return withShadows(db, projection.tables, async () => {
    const stop = projection.mode === 'async' ? await readCheckpoint(db.pool, projection.name) : null;
    const reached = await fillShadows(db, store, projection, stop);
    return db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      const to = projection.mode === 'async' ? await readCheckpoint(tx, projection.name) : null;
      await applyToShadow(tx, projection, await remaining(tx, store, reached, to));
      const compared: TableVerdict[] = [];
      for (const table of projection.tables) compared.push(await compare(tx, projection, table));
      return compared;
    }, db.repairs);
  });
}
