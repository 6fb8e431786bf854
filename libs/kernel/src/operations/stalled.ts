import sql from 'sql-template-tag';
import { type Queryable, run } from '../database/database.ts';
import { UnreadableEvent } from '../database/errors.ts';
import type { EventStore } from '../log/event-store.ts';

/** A processor that stands still before an event that this program cannot read. */
export interface Stalled {
  processor: string;
  position: string;
  type: string;
  reason: string;
}

/**
 * The processors whose next event cannot be read at all: recorded by a newer program, or sealed under another secret.
 * Unlike one that fails it is not parked, since nothing of it is wrong: this process is not the one to take it in.
 */
export async function stalledProcessors(db: Queryable, store: EventStore): Promise<Stalled[]> {
  const checkpoints = await run<{ names: string[]; position: `${string}.${string}` }>(
    db,
    sql`select array_agg(name order by name) as names, txid::text || '.' || position::text as position
        from events.checkpoint group by txid, position`,
  );
  const found: Stalled[] = [];
  for (const { names, position } of checkpoints) {
    const stopped = await store.readAll(db, position, 1).then(
      () => null,
      (error: unknown) => error,
    );
    if (stopped === null) continue;
    if (!(stopped instanceof UnreadableEvent)) throw stopped;
    found.push(
      ...names.map((processor) => ({
        processor,
        position: stopped.position,
        type: stopped.type,
        reason: stopped.message,
      })),
    );
  }
  return found.sort((a, b) => a.processor.localeCompare(b.processor));
}
