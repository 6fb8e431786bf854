import { setImmediate as nextRound } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { EventStore } from '../log/event-store.ts';
import type { Position, Recorded } from '../log/events.ts';

/** So many events are read at once, at most. */
export const BATCH = 500;

/** `isHeldBack` tells that more is committed, which an older transaction kept from being read: look again soon. */
export interface Read {
  events: readonly Recorded[];
  isHeldBack: boolean;
}

/** What comes next in the global order. Processors that are woken together, at the same place, read it together. */
export class Reading {
  private readonly db: Database;
  private readonly store: Pick<EventStore, 'readAll' | 'hasMore'>;
  private readonly coming = new Map<Position, Promise<Read>>();

  constructor(db: Database, store: Pick<EventStore, 'readAll' | 'hasMore'>) {
    this.db = db;
    this.store = store;
  }

  after(place: Position): Promise<Read> {
    const coming = this.coming.get(place) ?? this.read(place);
    this.coming.set(place, coming);
    return coming;
  }

  /** Nobody joins a read that is sent: it might not see what woke them. */
  private async read(place: Position): Promise<Read> {
    await nextRound();
    this.coming.delete(place);
    const events = await this.store.readAll(this.db.pool, place, BATCH);
    const isHeldBack =
      events.length < BATCH && (await this.store.hasMore(this.db.pool, events.at(-1)?.position ?? place));
    return { events, isHeldBack };
  }
}
