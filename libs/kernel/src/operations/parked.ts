import sql from 'sql-template-tag';
import { awaitCheckpoint, refuseOthersRows } from '../consumers/checkpoint.ts';
import { type Database, type Queryable, run } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import type { Recorded } from '../log/events.ts';
import type { Consumer } from '../consumers/consumer.ts';

/** An event that a processor could not take in, or that stands behind one in its stream. */
export interface Parked {
  processor: string;
  event_id: string;
  stream_id: string;
  version: number;
  type: string;
  /** Null for those that only wait behind another. */
  error: string | null;
  parked_at: Date;
}

const LONGEST_ERROR = 2000;
const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export async function park(tx: Queryable, processor: string, event: Recorded, error?: unknown): Promise<void> {
  const text = error === undefined ? null : textOf(error).slice(0, LONGEST_ERROR);
  await run(
    tx,
    sql`insert into events.parked (processor, event_id, stream_id, version, type, error)
        values (${processor}, ${event.id}::uuid, ${event.stream}, ${event.version}, ${event.type}, ${text})`,
  );
}

/** What is parked, oldest first. */
export const listParked = (db: Queryable): Promise<Parked[]> =>
  run<Parked & Record<string, unknown>>(db, sql`select * from events.parked order by parked_at, stream_id, version`);

/**
 * Takes in what a consumer has parked of one stream, in order, all or nothing. Answers how many events that were; throws
 * what the first of them still throws.
 */
export function replayParked(db: Database, store: EventStore, consumer: Consumer, stream: string): Promise<number> {
  return db.transaction(async (tx) => {
    // Nothing of the stream may be parked behind our back, nor applied before its turn.
    refuseOthersRows(consumer, await awaitCheckpoint(tx, consumer.name));
    const parked = await run<{ version: number }>(
      tx,
      sql`delete from events.parked where processor = ${consumer.name} and stream_id = ${stream} returning version`,
    );
    const versions = new Set(parked.map(({ version }) => version));
    const events = (await store.read(tx, stream)).filter(({ version }) => versions.has(version));
    for (const statement of events.flatMap((event) => consumer.writes(event))) await run(tx, statement);
    return events.length;
  });
}
