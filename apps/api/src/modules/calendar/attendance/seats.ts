import { type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

export interface Seats {
  /** Whether whoever joins now goes: there is a place, and nobody waits for it. */
  room: boolean;
  /** How many of those who wait there is a place for. */
  free: number;
  /** Where whoever waits next stands. */
  place: number;
}

/**
 * Taken by whoever takes or gives a place: how many an event holds, and how many go, are facts until they have committed. Of those who hold
 * it at once all but one begin anew, since its rows have changed. Null where there is no event.
 */
export async function seatsToTake(tx: Queryable, eventId: number): Promise<Seats | null> {
  const row = await runOne<{ capacity: number | null; going: number; waiting: number; places: number }>(
    tx,
    sql`select e.capacity, s.going, s.waiting, s.places from calendar.event e join calendar.seats s on s.event_id = e.id
        where e.id = ${eventId} for update`,
  );
  if (!row) return null;
  const left = row.capacity === null ? Number.MAX_SAFE_INTEGER : Math.max(0, row.capacity - row.going);
  return { room: left > 0 && row.waiting === 0, free: Math.min(left, row.waiting), place: row.places + 1 };
}
