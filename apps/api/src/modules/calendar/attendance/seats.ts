import { type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

export interface Seats {
  /** Whether a new attendee gets a seat immediately: a seat is free and the queue is empty. */
  room: boolean;
  /** The number of waiting members who can get a seat now. */
  free: number;
  /** The queue position of the next member who waits. */
  place: number;
}

/**
 * Locks the event and its seat counters, so that capacity and attendance stay fixed until the transaction commits.
 * Concurrent transactions that wait for this lock fail on the changed rows and are retried. Returns null if the event
 * does not exist.
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
