import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';
import { awaitCheckpoint, moveCheckpoint, readCheckpoint } from '../consumers/checkpoint.ts';
import { type Database, type Queryable, run } from '../database/database.ts';
import { NewerVersion } from '../database/errors.ts';
import { whileLocked } from '../database/locks.ts';
import type { EventStore } from '../log/event-store.ts';
import { laterPosition, type Position } from '../log/events.ts';
import { type Projection, versionOf } from '../consumers/projection.ts';
import { applyToShadow, fillShadows, remaining, shadowOf, upTo, withShadows } from './shadow.ts';

/** Whoever reads or writes the tables waits for the swap, so it gives up its own waiting soon and tries again. */
const LONGEST_LOCK_WAIT = '500ms';
const SWAP_TRIES = 40;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Fills a new version of a projection beside the live one and swaps them. Only rows come of it: no mail, job or live
 * event. Appends go on; for the catch-up at the end, milliseconds, they wait.
 */
export function rebuildProjection(db: Database, store: EventStore, projection: Projection): Promise<void> {
  return withShadows(db, projection.tables, async () => {
    const reached = await fillShadows(db, store, [{ projection, stop: null }]);
    for (const table of projection.tables) await db.repairs.query(`analyze ${shadowOf(table)}`);
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction((tx) => catchUpAndSwap(tx, store, projection, reached), db.repairs);
      } catch (error) {
        if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === SWAP_TRIES) throw error;
        await sleep(Math.random() * 250);
      }
    }
  });
}

async function catchUpAndSwap(tx: PoolClient, store: EventStore, projection: Projection, reached: Position) {
  // With the tables in our hands no append is on its way: it holds them until it commits, or, where it has come to some
  // only after its events had a place, finds that others stand there now and begins anew (mayProject).
  await tx.query(`set local lock_timeout = '${LONGEST_LOCK_WAIT}'`);
  if (projection.mode === 'async') await awaitCheckpoint(tx, projection.name);
  await tx.query(`lock table ${projection.tables.join(', ')} in access exclusive mode`);
  // An async projection goes on where its checkpoint stands: what lies between is for its processor to take in.
  const stands = projection.mode === 'async' ? await readCheckpoint(tx, projection.name) : null;
  await applyToShadow(tx, projection, upTo(await remaining(tx, store, reached), stands));
  if (stands) {
    await moveCheckpoint(tx, projection.name, laterPosition(stands, reached), versionOf(projection));
    await run(tx, sql`delete from events.parked where processor = ${projection.name}`);
  }
  for (const table of projection.tables) await swap(tx, table);
  await run(
    tx,
    sql`insert into events.projection (name, version) values (${projection.name}, ${versionOf(projection)})
        on conflict (name) do update set version = excluded.version, filled_at = clock_timestamp()`,
  );
}

/** The shadow takes the table's place and the names of its indexes, which modules know (a taken slug, say). */
async function swap(tx: PoolClient, table: string): Promise<void> {
  const [schema, name] = table.split('.') as [string, string];
  const [live, shadow] = [await indexesOf(tx, table), await indexesOf(tx, shadowOf(table))];
  await tx.query(`drop table ${table}`);
  for (const [shape, index] of shadow) {
    const wanted = live.get(shape);
    if (wanted) await tx.query(`alter index shadow."${index}" rename to "${wanted}"`);
  }
  await tx.query(`alter table ${shadowOf(table)} rename to "${name}"`);
  await tx.query(`alter table shadow."${name}" set schema ${schema}`);
}

/** The names of a table's indexes by what they index. */
async function indexesOf(tx: PoolClient, table: string): Promise<Map<string, string>> {
  const rows = await run<{ name: string; shape: string }>(
    tx,
    sql`select c.relname as name, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX .* USING', '\\1') ||
               i.indisprimary::text as shape
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table}::regclass`,
  );
  return new Map(rows.map(({ name, shape }) => [shape, name]));
}

/** In which version each projection's rows are filled, where that is a newer one than this program's. */
export async function refuseNewer(db: Queryable, projections: readonly Projection[]): Promise<void> {
  const filled = await run<{ name: string; version: number }>(db, sql`select name, version from events.projection`);
  const versions = new Map(filled.map(({ name, version }) => [name, version]));
  const newer = projections.filter((projection) => (versions.get(projection.name) ?? 0) > versionOf(projection));
  if (newer.length === 0) return;
  const told = newer.map((each) => `${each.name} by version ${versions.get(each.name)}, not ${versionOf(each)}`);
  throw new NewerVersion(
    `A newer program has filled the read models (${told.join('; ')}). Start that one instead of this.`,
  );
}

/**
 * Rebuilds what was filled by an older version of its projection; one process at a time. Answers their names. Throws where a
 * newer program has been here: to go back on purpose, rebuild with the older one (docs/operating.md).
 */
export const rebuildOutdated = (
  db: Database,
  store: EventStore,
  projections: readonly Projection[],
): Promise<string[]> =>
  whileLocked(db.repairs, 'events.rebuild', async () => {
    await refuseNewer(db.pool, projections);
    const rebuilt: string[] = [];
    for (const projection of projections) {
      const { name } = projection;
      const [row] = await run<{ version: number }>(
        db.pool,
        sql`with made as (
              insert into events.projection (name, version) values (${name}, ${versionOf(projection)})
              on conflict do nothing returning version
            ) select version from made union all select version from events.projection where name = ${name}`,
      );
      if (row!.version === versionOf(projection)) continue;
      await rebuildProjection(db, store, projection);
      rebuilt.push(name);
    }
    return rebuilt;
  });
