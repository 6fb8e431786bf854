import { setTimeout as sleep } from 'node:timers/promises';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { awaitCheckpoint, hasTakenIn, readCheckpoint } from '../consumers/checkpoint.ts';
import { type AsyncProjection, type Projection, rewritesOf, versionOf, writesOf } from '../consumers/projection.ts';
import { type Database, type Queryable, run, runOne } from '../database/database.ts';
import { horizon } from '../log/horizon.ts';
import { asConflict, isTransient } from '../database/errors.ts';
import { retrying } from '../database/retry.ts';
import type { EventStore } from '../log/event-store.ts';
import { comparePositions, type Position, type Recorded, START } from '../log/events.ts';
import { rebuildProjection } from './rebuild.ts';
import { withShadows } from './shadow.ts';

/** So many streams are folded anew in one transaction: whoever writes to them waits for its end. */
const STREAMS_AT_ONCE = 50;
/** So long a projection is waited for that has yet to take in what was there when the key was destroyed. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 20;
const UNIQUE_VIOLATION = '23505';

/** How a projection has forgotten: by so many streams, or by all that there are. */
export interface Forgotten {
  projection: string;
  streams: number | 'all';
}

/**
 * Brings a projection's rows to what its events say since keys were destroyed. Where it tells what it has of one stream, only
 * the streams that were sealed with those keys are folded anew; otherwise, and where it is too far behind, all of it is.
 */
export async function forget(
  db: Database,
  store: EventStore,
  projection: Projection,
  streams: readonly string[],
): Promise<Forgotten> {
  const { name } = projection;
  const { ofStream } = projection;
  const own = ofStream ? streams.filter((stream) => kindOf(stream) in ofStream) : streams;
  const isDone = (await isTold(db.pool, projection, streams)) && (await forgetStreams(db, store, projection, own));
  if (isDone) return { projection: name, streams: own.length };
  await rebuildProjection(db, store, projection);
  return { projection: name, streams: 'all' };
}

async function forgetStreams(db: Database, store: EventStore, projection: Projection, streams: readonly string[]) {
  if (projection.mode === 'async' && !(await hasTakenInWhatIsOpened(db, projection))) return false;
  // Behind a rebuild that is on its way, which may have read before the key was destroyed.
  return withShadows(db, [], async () => {
    if ((await filledBy(db.pool, projection)) !== versionOf(projection)) return false;
    for (let from = 0; from < streams.length; from += STREAMS_AT_ONCE) {
      const some = streams.slice(from, from + STREAMS_AT_ONCE);
      await retrying(
        () => db.transaction((tx) => foldAnew(tx, store, projection, some), db.repairs),
        (error) => isTransient(asConflict(error)) || (error as { code?: string }).code === UNIQUE_VIOLATION,
      );
    }
    return true;
  });
}

/** Whether it tells what it has of each of these streams. */
async function isTold(db: Queryable, projection: Projection, streams: readonly string[]): Promise<boolean> {
  const { ofStream, handles } = projection;
  if (!ofStream) return projection.rewrites !== undefined;
  const untold = streams.filter((stream) => !(kindOf(stream) in ofStream));
  const heard = await runOne(
    db,
    sql`select 1 from events.event where stream_id = any(${untold}::text[]) and type = any(${Object.keys(handles)}::text[]) limit 1`,
  );
  return heard === null;
}

/** How a stream's name begins, before the ids with which it ends. */
const kindOf = (stream: string): string => stream.replace(/(-\d+)+$/, '');
const idsOf = (stream: string): number[] =>
  stream
    .slice(kindOf(stream).length + 1)
    .split('-')
    .map(Number);

/**
 * Whoever has opened an event before the key was destroyed may yet write what it said, but only as the next that the projection
 * takes in (docs/adr/0034): once it is beyond what could be read then, nobody can.
 */
async function hasTakenInWhatIsOpened(db: Database, { name, handles }: AsyncProjection): Promise<boolean> {
  const readable = await runOne<{ position: Position }>(
    db.pool,
    sql`select txid::text || '.' || position as position from events.event
        where txid < ${horizon()} order by events.event.txid desc, events.event.position desc limit 1`,
  );
  const until = performance.now() + PATIENCE_MS;
  const projection = { name, types: Object.keys(handles) };
  while (!(await hasTakenIn(db.pool, projection, readable?.position ?? START))) {
    if (performance.now() > until) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

async function filledBy(db: Queryable, { name }: Projection): Promise<number | null> {
  const row = await runOne<{ version: number }>(db, sql`select version from events.projection where name = ${name}`);
  return row?.version ?? null;
}

/**
 * An append that is on its way to one of the rows is waited for by the delete, and read after it. One that comes to a row which was
 * deleted since its snapshot loses the race, and is tried again.
 */
async function foldAnew(tx: Queryable, store: EventStore, projection: Projection, streams: readonly string[]) {
  if (projection.mode === 'async') await awaitCheckpoint(tx, projection.name);
  for (const statement of deleting(projection, streams)) await run(tx, statement);
  const events = await store.readWhere(tx, sql`e.stream_id = any(${streams}::text[])`);
  const write = projection.ofStream ? writesOf : rewritesOf;
  for (const event of await takenIn(tx, projection, events)) {
    for (const statement of write(projection, event)) await run(tx, statement);
  }
}

/** Table by table, as they are declared: an append comes to a stream's first row before it makes others. */
function* deleting({ ofStream = {} }: Projection, streams: readonly string[]): Iterable<Sql> {
  for (const [kind, tables] of Object.entries(ofStream)) {
    const ids = streams.filter((stream) => kindOf(stream) === kind).map(idsOf);
    if (ids.length === 0) continue;
    for (const [table, columns] of Object.entries(tables)) {
      const given = columns.map((_, index) => sql`${ids.map((each) => each[index])}::int[]`);
      yield sql`delete from ${raw(table)} where (${raw(columns.join(', '))}) in (select * from unnest(${join(given)}))`;
    }
  }
}

/** Of an asynchronous projection: up to its checkpoint, which is in hand, without what is parked. The rest is its processor's. */
async function takenIn(tx: Queryable, { mode, name }: Projection, events: readonly Recorded[]) {
  if (mode === 'inline') return events;
  const checkpoint = await readCheckpoint(tx, name);
  const rows = await run<{ id: string }>(tx, sql`select event_id as id from events.parked where processor = ${name}`);
  const parked = new Set(rows.map(({ id }) => id));
  return events.filter(({ id, position }) => !parked.has(id) && comparePositions(position, checkpoint) <= 0);
}
