import sql from 'sql-template-tag';
import { type Database, type Queryable, runOne } from './database.ts';

/**
 * Makes a job's effect once, however often the job is delivered: the mark and the effect are one transaction. Answers
 * null when it had been made before.
 */
export function onceForEvent<T>(
  db: Database,
  eventId: string,
  effect: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const marked = await runOne(
      tx,
      sql`insert into events.effect (event_id, effect) values (${eventId}::uuid, ${effect})
          on conflict do nothing returning effect`,
    );
    return marked ? work(tx) : null;
  });
}
