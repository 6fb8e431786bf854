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
 * Replays what readers may read into the shadows of these projections, in short transactions. Each takes events up to its
 * `stop`, if it has one. Returns the position of the last event that was read.
 */
export async function fillShadows(
  db: Database,
  store: EventStore,
  filled: readonly { projection: Projection; stop: Position | null }[],
): Promise<Position> {
  let reached = START;
  for (;;) {
    const events = await store.readAll(db.pool, reached, BATCH);
    await db.transaction(async (tx) => {
      for (const { projection, stop } of filled) await applyToShadow(tx, projection, upTo(events, stop));
    });
    reached = events.at(-1)?.position ?? reached;
    if (events.length < BATCH) return reached;
  }
}

/** Of events in order, those up to `to` if it is given. */
export function upTo(events: readonly Recorded[], to: Position | null): readonly Recorded[] {
  const last = events.at(-1);
  if (to === null || !last || comparePositions(last.position, to) <= 0) return events;
  return events.filter(({ position }) => comparePositions(position, to) <= 0);
}

export const after = (events: readonly Recorded[], from: Position): readonly Recorded[] =>
  events.filter(({ position }) => comparePositions(position, from) > 0);

/** Every event that the transaction sees after `from`, in order: also what readers still wait for. */
export async function remaining(tx: Queryable, store: EventStore, from: Position): Promise<Recorded[]> {
  const { txid, sequence } = splitPosition(from);
  const streams = await run<{ id: string }>(
    tx,
    sql`select stream_id as id from events.event
        where (txid, position) > (${txid}::xid8, ${sequence}::bigint) group by stream_id`,
  );
  const events: Recorded[] = [];
  for (const { id } of streams) events.push(...(await store.read(tx, id)));
  return after(events, from).toSorted((a, b) => comparePositions(a.position, b.position));
}
