import sql from 'sql-template-tag';
import { lockCheckpoints, moveCheckpoints } from './checkpoint.ts';
import { type Database, run } from '../database/database.ts';
import type { Recorded } from '../log/events.ts';
import { LONGEST_TRANSACTION_MS, type Processor } from './processor.ts';

/**
 * Takes in some events for several processors in one transaction (docs/adr/0071). Each must have something to do for them, and be quick
 * ({@link Processor.isQuick}). Answers what each has taken in; who is not named was overtaken by another process. Throws when a
 * single statement fails or takes too long: nothing is taken in then, and everybody has to go alone.
 */
export async function takeTogether(
  db: Database,
  processors: readonly Processor[],
  events: readonly Recorded[],
): Promise<ReadonlyMap<Processor, readonly Recorded[]>> {
  const turns = processors.map((processor) => ({ processor, turn: processor.begins(events) }));
  const names = processors.map(({ name }) => name);
  const done = await db.transaction(async (tx) => {
    const [checkpoints] = await Promise.all([
      lockCheckpoints(tx, names),
      run(tx, sql`select set_config('statement_timeout', ${String(LONGEST_TRANSACTION_MS)}, true)`),
    ]);
    const mine = turns.flatMap(({ processor, turn }) => {
      const checkpoint = checkpoints.get(processor.name);
      return processor.mayGoOn(checkpoint, turn) ? [{ processor, turn, checkpoint }] : [];
    });
    if (mine.length === 0) return [];
    let before = performance.now();
    await Promise.all(
      mine.map(async ({ processor, turn, checkpoint }) => {
        await processor.writeAll(tx, turn, checkpoint);
        // PostgreSQL answers in the order of asking: what lies between two answers is one processor's work.
        const now = performance.now();
        processor.took(turn, now - before);
        before = now;
      }),
    );
    // All have read the same events, so that all come to the same place.
    await moveCheckpoints(
      tx,
      mine.map(({ processor }) => processor.name),
      events.at(-1)!.position,
    );
    return mine;
  }, db.walks);
  return new Map(done.map(({ processor, turn }) => [processor, processor.ends(turn)]));
}
