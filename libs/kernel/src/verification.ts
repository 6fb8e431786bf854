import type { PoolClient } from 'pg';
import sql, { raw } from 'sql-template-tag';
import { readCheckpoint } from './checkpoint.ts';
import { type Database, type Queryable, run, runOne } from './database.ts';
import type { EventStore } from './event-store.ts';
import { comparePositions, type Position, type Recorded, splitPosition, START } from './events.ts';
import { type Projection, writesOf } from './projection.ts';

const BATCH = 1000;

export interface TableVerdict {
  projection: string;
  table: string;
  rows: number;
  /** Rows that only the live table has, and rows that only the rebuilt one has. */
  onlyLive: number;
  onlyRebuilt: number;
}

const shadowOf = (table: string) => `shadow.${table.replace('.', '__')}`;

/** The statement's text with every table of the projection replaced by its shadow. */
function redirected(text: string, tables: readonly string[]): string {
  return tables.reduce(
    (changed, table) => changed.replace(new RegExp(`\\b${table.replace('.', '\\.')}\\b`, 'g'), shadowOf(table)),
    text,
  );
}

async function applyToShadow(db: Queryable, projection: Projection, events: readonly Recorded[]): Promise<void> {
  for (const event of events) {
    for (const { text, values } of writesOf(projection, event)) {
      await db.query({ text: redirected(text, projection.tables), values });
    }
  }
}

/** Recorded events that the transaction's snapshot sees after `from`, up to `to` where it is given. */
async function remaining(tx: PoolClient, store: EventStore, from: Position, to: Position | null): Promise<Recorded[]> {
  const after = splitPosition(from);
  const streams = await run<{ id: string }>(
    tx,
    sql`select stream_id as id from events.event
        where (txid, position) > (${after.txid}::xid8, ${after.sequence}::bigint) group by stream_id`,
  );
  const events: Recorded[] = [];
  for (const { id } of streams) events.push(...(await store.read(tx, id)));
  return events
    .filter((event) => comparePositions(event.position, from) > 0)
    .filter((event) => to === null || comparePositions(event.position, to) <= 0)
    .sort((a, b) => comparePositions(a.position, b.position));
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

async function makeShadows(db: Database, tables: readonly string[]): Promise<void> {
  await db.pool.query('create schema if not exists shadow');
  for (const table of tables) {
    await db.pool.query(`drop table if exists ${shadowOf(table)}`);
    await db.pool.query(
      `create table ${shadowOf(table)} (like ${table} including defaults including indexes including generated)`,
    );
  }
}

/**
 * Rebuilds one projection beside the live one and compares them table by table. The bulk is replayed in short
 * transactions; the rest and the comparison see one snapshot, in which live rows and checkpoint belong together.
 */
export async function verifyProjection(
  db: Database,
  store: EventStore,
  projection: Projection,
): Promise<TableVerdict[]> {
  await makeShadows(db, projection.tables);
  const stop = projection.mode === 'async' ? await readCheckpoint(db.pool, projection.name) : null;
  let reached = START;
  for (;;) {
    const read = await store.readAll(db.pool, reached, BATCH);
    const events = stop ? read.filter((event) => comparePositions(event.position, stop) <= 0) : read;
    await db.transaction((tx) => applyToShadow(tx, projection, events));
    reached = events.at(-1)?.position ?? reached;
    if (events.length < BATCH) break;
  }
  const verdicts = await db.transaction(async (tx) => {
    const to = projection.mode === 'async' ? await readCheckpoint(tx, projection.name) : null;
    await applyToShadow(tx, projection, await remaining(tx, store, reached, to));
    const compared: TableVerdict[] = [];
    for (const table of projection.tables) compared.push(await compare(tx, projection, table));
    return compared;
  }, db.appends);
  for (const table of projection.tables) await db.pool.query(`drop table ${shadowOf(table)}`);
  return verdicts;
}
