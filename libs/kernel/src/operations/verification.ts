import type { PoolClient } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { readCheckpoint } from '../consumers/checkpoint.ts';
import { type Database, type Queryable, run, runOne } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import { earlierPosition, type Position } from '../log/events.ts';
import type { Projection } from '../consumers/projection.ts';
import { after, applyToShadow, fillShadows, remaining, shadowOf, upTo, withShadows } from './shadow.ts';

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
 * Rebuilds projections beside the live ones and compares them table by table. The log is read once for all of them. The
 * bulk is replayed in short transactions; the rest and the comparison see one snapshot, in which live rows and
 * checkpoints belong together.
 */
export async function verifyProjections(
  db: Database,
  store: EventStore,
  projections: readonly Projection[],
): Promise<TableVerdict[]> {
  const unused = await verifyUnused(db, projections);
  const names = new Set(unused.map(({ projection }) => projection));
  const used = projections.filter(({ name }) => !names.has(name));
  return [...(await verifyUsed(db, store, used)), ...unused];
}

/** Projections without an event in the log must have no rows. They need no copy, which takes longer than all else. */
async function verifyUnused(db: Database, projections: readonly Projection[]): Promise<TableVerdict[]> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    const types = new Set(
      (await run<{ type: string }>(tx, sql`select distinct type from events.event`)).map(({ type }) => type),
    );
    const unused = projections.filter(({ handles }) => !Object.keys(handles).some((type) => types.has(type)));
    const verdicts: TableVerdict[] = [];
    for (const { name: projection, tables } of unused) {
      for (const table of tables) {
        const { rows } = (await runOne<{ rows: number }>(tx, sql`select count(*)::int as rows from ${raw(table)}`))!;
        verdicts.push({ projection, table, rows, onlyLive: rows, onlyRebuilt: 0 });
      }
    }
    return verdicts;
  }, db.repairs);
}

function verifyUsed(db: Database, store: EventStore, projections: readonly Projection[]): Promise<TableVerdict[]> {
  const tables = projections.flatMap((projection) => projection.tables);
  return withShadows(db, tables, async () => {
    const filled = await Promise.all(
      projections.map(async (projection) => ({ projection, stop: await checkpointOf(db.pool, projection) })),
    );
    const read = await fillShadows(db, store, filled);
    return db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      const reached = filled.map(({ stop }) => (stop ? earlierPosition(stop, read) : read));
      const rest = await remaining(tx, store, reached.reduce(earlierPosition, read));
      const compared: TableVerdict[] = [];
      for (const [n, projection] of projections.entries()) {
        const missing = upTo(after(rest, reached[n]!), await checkpointOf(tx, projection));
        await applyToShadow(tx, projection, missing);
        for (const table of projection.tables) compared.push(await compare(tx, projection, table));
      }
      return compared;
    }, db.repairs);
  });
}

/** How far an async projection has come; null for an inline one, which is never behind. */
const checkpointOf = async (db: Queryable, { mode, name }: Projection): Promise<Position | null> =>
  mode === 'async' ? readCheckpoint(db, name) : null;

/** As {@link verifyProjections}, of one. */
export const verifyProjection = (db: Database, store: EventStore, projection: Projection): Promise<TableVerdict[]> =>
  verifyProjections(db, store, [projection]);
