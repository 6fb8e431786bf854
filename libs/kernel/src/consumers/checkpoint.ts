import sql, { type Sql } from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';
import { NewerVersion } from '../database/errors.ts';
import { type Position, splitPosition, START } from '../log/events.ts';

/** Where a processor stands, and the streams of which it has parked an event. */
export interface Checkpoint {
  position: Position;
  parkedStreams: ReadonlySet<string>;
  /** Of the projection that has filled the rows; null for what fills none. */
  version: number | null;
}

/** Makes the processor's checkpoint when there is none: at the beginning, or after what is recorded by now. */
export async function ensureCheckpoint(
  db: Queryable,
  { name, startAt, version = null }: { name: string; startAt: 'beginning' | 'now'; version?: number | null },
): Promise<void> {
  await run(
    db,
    startAt === 'beginning'
      ? sql`insert into events.checkpoint (name, txid, position, version) values (${name}, '0'::xid8, 0, ${version}::int)
            on conflict (name) do update set version = excluded.version where events.checkpoint.version is null`
      : sql`insert into events.checkpoint (name, txid, position)
            select ${name}, coalesce(last.txid, '0'::xid8), coalesce(last.position, 0)
            from (select 1) one left join
              (select txid, position from events.event order by txid desc, position desc limit 1) last on true
            on conflict do nothing`,
  );
}

/** The checkpoint, locked until the transaction ends; null when another process has it. */
export async function lockCheckpoint(tx: Queryable, name: string): Promise<Checkpoint | null> {
  const row = await runOne<{ position: Position; parked: string[]; version: number | null }>(
    tx,
    sql`select txid::text || '.' || position as position, version,
               array(select distinct p.stream_id from events.parked p where p.processor = ${name}) as parked
        from events.checkpoint where name = ${name} for update skip locked`,
  );
  return row && { position: row.position, parkedStreams: new Set(row.parked), version: row.version };
}

/** Waits for the checkpoint where {@link lockCheckpoint} would go on: for repairs that must have it. Answers its version. */
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

export async function readCheckpoint(db: Queryable, name: string): Promise<Position> {
  const row = await runOne<{ position: Position }>(
    db,
    sql`select txid::text || '.' || position as position from events.checkpoint where name = ${name}`,
  );
  return row?.position ?? START;
}

/**
 * Whether a projection shows what stands at this position, inside of the statement that reads its rows: rows and
 * checkpoint change together, so what the statement sees of them belongs together.
 */
export function hasPassed(name: string, position: Position): Sql {
  const { txid, sequence } = splitPosition(position);
  return sql`exists (select 1 from events.checkpoint c
    where c.name = ${name} and (c.txid, c.position) >= (${txid}::xid8, ${sequence}::bigint))`;
}

/** How far a projection has come, as a {@link Position}; as {@link hasPassed}, inside of the statement that reads its rows. */
export const reachedBy = (name: string): Sql =>
  sql`(select c.txid::text || '.' || c.position from events.checkpoint c where c.name = ${name})`;
