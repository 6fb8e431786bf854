import sql, { type Sql } from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';
import { NewerVersion } from '../database/errors.ts';
import { type Position, splitPosition, START } from '../log/events.ts';
import type { AsyncProjection } from './projection.ts';

/** Where a processor stands, and the streams of which it has parked an event. */
export interface Checkpoint {
  position: Position;
  parkedStreams: ReadonlySet<string>;
  /** Of the projection that has filled the rows; null for what fills none. */
  version: number | null;
}

/**
 * Makes the processor's checkpoint when there is none: at the beginning, or after what is recorded by now. Waits for nobody who
 * has the checkpoint in hand: a process that hangs in the middle of its work must not keep the next one from starting. That is
 * why the version of an older checkpoint is written by a statement of its own; `on conflict do update` locks every row it meets.
 */
export async function ensureCheckpoint(
  db: Queryable,
  { name, startAt, version = null }: { name: string; startAt: 'beginning' | 'now'; version?: number | null },
): Promise<void> {
  await run(
    db,
    startAt === 'beginning'
      ? sql`insert into events.checkpoint (name, txid, position, version) values (${name}, '0'::xid8, 0, ${version}::int)
            on conflict do nothing`
      : sql`insert into events.checkpoint (name, txid, position)
            select ${name}, coalesce(last.txid, '0'::xid8), coalesce(last.position, 0)
            from (select 1) one left join
              (select txid, position from events.event order by txid desc, position desc limit 1) last on true
            on conflict do nothing`,
  );
  if (version === null) return;
  await run(db, sql`update events.checkpoint set version = ${version} where name = ${name} and version is null`);
}

/** The checkpoints by name, locked until the transaction ends, without those that another process has in hand. */
export async function lockCheckpoints(tx: Queryable, names: readonly string[]): Promise<Map<string, Checkpoint>> {
  const rows = await run<{ name: string; position: Position; parked: string[]; version: number | null }>(
    tx,
    sql`select name, txid::text || '.' || position as position, version,
               array(select distinct p.stream_id from events.parked p where p.processor = c.name) as parked
        from events.checkpoint c where name = any(${names}::text[]) order by name for update skip locked`,
  );
  return new Map(
    rows.map(({ name, position, parked, version }) => [name, { position, parkedStreams: new Set(parked), version }]),
  );
}

/** Waits for the checkpoint where {@link lockCheckpoints} would go on: for repairs that must have it. Answers its version. */
export async function awaitCheckpoint(tx: Queryable, name: string): Promise<number | null> {
  const row = await runOne<{ version: number | null }>(
    tx,
    sql`select version from events.checkpoint where name = ${name} for update`,
  );
  return row?.version ?? null;
}

/**
 * Steps aside where the rows are those of another version: they are for its processors to go on with (docs/adr/0030). Asked
 * with the checkpoint in hand, which a rebuild takes before it puts other rows in place.
 */
export function refuseOthersRows({ name, version }: { name: string; version?: number }, filledBy: number | null): void {
  if (version === undefined || filledBy === null || filledBy === version) return;
  throw new NewerVersion(
    `${name} is filled by version ${filledBy}; this program fills version ${version} and stands aside`,
  );
}

/** `version`: where the rows have been filled by another one. */
export async function moveCheckpoint(tx: Queryable, name: string, to: Position, version?: number): Promise<void> {
  const { txid, sequence } = splitPosition(to);
  await run(
    tx,
    sql`update events.checkpoint set txid = ${txid}::xid8, position = ${sequence}::bigint, moved_at = clock_timestamp(),
          version = coalesce(${version ?? null}::int, version)
        where name = ${name}`,
  );
}

/** Moves several checkpoints to one place. */
export async function moveCheckpoints(tx: Queryable, names: readonly string[], to: Position): Promise<void> {
  const { txid, sequence } = splitPosition(to);
  await run(
    tx,
    sql`update events.checkpoint set txid = ${txid}::xid8, position = ${sequence}::bigint, moved_at = clock_timestamp()
        where name = any(${names}::text[])`,
  );
}

export async function readCheckpoint(db: Queryable, name: string): Promise<Position> {
  const row = await runOne<{ position: Position }>(
    db,
    sql`select txid::text || '.' || position as position from events.checkpoint where name = ${name}`,
  );
  return row?.position ?? START;
}

/** A place that a consumer has come to in memory, `from` where its checkpoint stood, over events that were not for it. */
export interface Idle {
  name: string;
  version: number | null;
  from: Position;
  to: Position;
}

/**
 * Stores where consumers without work have come to, all in one statement. Passes over a checkpoint that somebody has in hand,
 * and one of another version's rows. Answers the names of those for which there is nothing left to store.
 */
export async function storeIdle(db: Queryable, idle: readonly Idle[]): Promise<ReadonlySet<string>> {
  const halves = idle.map(({ from, to }) => ({ from: splitPosition(from), to: splitPosition(to) }));
  const rows = await run<{ name: string }>(
    db,
    sql`with given as (
          select * from unnest(
            ${idle.map(({ name }) => name)}::text[], ${idle.map(({ version }) => version)}::int[],
            ${halves.map(({ from }) => from.txid)}::xid8[], ${halves.map(({ from }) => from.sequence)}::bigint[],
            ${halves.map(({ to }) => to.txid)}::xid8[], ${halves.map(({ to }) => to.sequence)}::bigint[]
          ) as g(name, version, from_txid, from_position, to_txid, to_position)
        ), free as (
          select c.name from events.checkpoint c join given g on g.name = c.name
          where (c.txid, c.position) >= (g.from_txid, g.from_position) and (c.txid, c.position) < (g.to_txid, g.to_position)
            and c.version is not distinct from g.version
          for update of c skip locked
        ), moved as (
          update events.checkpoint c set txid = g.to_txid, position = g.to_position, moved_at = clock_timestamp()
          from given g join free on free.name = g.name where c.name = g.name returning c.name
        )
        select name from moved union
        select c.name from events.checkpoint c join given g on g.name = c.name
        where (c.txid, c.position) >= (g.to_txid, g.to_position) or c.version is distinct from g.version`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** So many events are looked through; a consumer that is further behind has not passed. */
const LOOKED_THROUGH = 1000;

/**
 * Whether there is nothing up to this position that the consumer has yet to take in. Its checkpoint alone cannot tell: that is
 * not moved over what is not for it, or only now and then.
 */
export async function hasTakenIn(
  db: Queryable,
  { name, types }: { name: string; types: readonly string[] },
  position: Position,
): Promise<boolean> {
  const { txid, sequence } = splitPosition(position);
  const row = await runOne<{ passed: boolean }>(
    db,
    sql`select count(*) < ${LOOKED_THROUGH}::int and coalesce(bool_and(type <> all(${types}::text[])), true) as passed
        from (
          select type from events.event e
          where (e.txid, e.position) <= (${txid}::xid8, ${sequence}::bigint) and (e.txid, e.position) >
            (coalesce((select txid from events.checkpoint where name = ${name}), '0'::xid8),
             coalesce((select position from events.checkpoint where name = ${name}), 0))
          order by e.txid, e.position limit ${LOOKED_THROUGH}::int
        ) next`,
  );
  return row!.passed;
}

/**
 * Whether a projection shows what stands at this position, inside of the statement that reads its rows: rows and
 * checkpoint change together, so what the statement sees of them belongs together. Asked of an event that the projection
 * hears: over others its checkpoint is moved only now and then.
 */
export function hasPassed({ name }: AsyncProjection, position: Position): Sql {
  const { txid, sequence } = splitPosition(position);
  return sql`exists (select 1 from events.checkpoint c
    where c.name = ${name} and (c.txid, c.position) >= (${txid}::xid8, ${sequence}::bigint))`;
}

/** How far a projection has come, as a {@link Position}; as {@link hasPassed}, inside of the statement that reads its rows. */
export const reachedBy = ({ name }: AsyncProjection): Sql =>
  sql`(select c.txid::text || '.' || c.position from events.checkpoint c where c.name = ${name})`;
