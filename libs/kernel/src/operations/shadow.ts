import type { PoolClient } from 'pg';
import sql, { Sql } from 'sql-template-tag';
import { type Database, type Queryable, run } from '../database/database.ts';
import { whileLocked } from '../database/locks.ts';
import type { EventStore } from '../log/event-store.ts';
import { comparePositions, type Position, type Recorded, splitPosition, START } from '../log/events.ts';
import { type Projection, writesOf } from '../consumers/projection.ts';
import { copyOptions } from './table-options.ts';

const BATCH = 1000;

/** Where a projection is filled anew, beside its live table. */
export const shadowOf = (table: string) => `shadow.${table.replace('.', '__')}`;

/** Answers statements with every table of the projection replaced by its shadow. */
function redirecting(tables: readonly string[]): (statement: Sql) => Sql {
  const live = new RegExp(`\\b(?:${tables.map((table) => table.replace('.', '\\.')).join('|')})\\b`, 'g');
  return ({ strings, values }) =>
    new Sql(
      strings.map((text) => text.replace(live, shadowOf)),
      values,
    );
}

const working = new WeakMap<Database, Promise<unknown>>();

/**
 * Works with empty shadows of these tables. One at a time: whoever else wants shadows, in whatever process, waits; in this
 * one before a connection is taken, or those who wait would have them all.
 */
export function withShadows<T>(db: Database, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = working.get(db) ?? Promise.resolve();
  const mine = before.then(() => alone(db, tables, work));
  working.set(
    db,
    mine.catch(() => undefined),
  );
  return mine;
}

const alone = <T>(db: Database, tables: readonly string[], work: () => Promise<T>): Promise<T> =>
  whileLocked(db.repairs, 'events.shadow', async (client) => {
    try {
      await client.query('create schema if not exists shadow');
      await dropShadows(client, tables);
      for (const table of tables) {
        await client.query(`create table ${shadowOf(table)} (like ${table} including all)`);
        await copyOptions(client, table, shadowOf(table));
      }
      return await work();
    } finally {
      await dropShadows(client, tables).catch(() => undefined);
    }
  });

async function dropShadows(client: PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`drop table if exists ${shadowOf(table)}`);
}

export async function applyToShadow(db: Queryable, projection: Projection, events: readonly Recorded[]): Promise<void> {
  const redirected = redirecting(projection.tables);
  for (const event of events) {
    for (const statement of writesOf(projection, event)) await run(db, redirected(statement));
  }
}

/**
 * Replays what readers may read into the shadows, in short transactions, up to `stop` where it is given. Answers how far
 * it came.
 */
export async function fillShadows(
  db: Database,
  store: EventStore,
  projection: Projection,
  stop: Position | null,
): Promise<Position> {
  let reached = START;
  for (;;) {
    const read = await store.readAll(db.pool, reached, BATCH);
    const events = stop ? read.filter((event) => comparePositions(event.position, stop) <= 0) : read;
    await db.transaction((tx) => applyToShadow(tx, projection, events));
    reached = events.at(-1)?.position ?? reached;
    if (events.length < BATCH) return reached;
  }
}

/** Every event that the transaction sees after `from`, up to `to` where it is given: also what readers still wait for. */
export async function remaining(
  tx: Queryable,
  store: EventStore,
  from: Position,
  to: Position | null,
): Promise<Recorded[]> {
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
