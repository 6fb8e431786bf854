import { count, type CounterWorld, counterWorld, total } from '../../../../test/support/counter.ts';
import { ensureCheckpoint } from './checkpoint.ts';
import type { EventStore } from '../log/event-store.ts';
import { START } from '../log/events.ts';
import { Processor, projecting } from './processor.ts';
import { Reading } from './reading.ts';

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(() => world.close());

describe('what comes next', () => {
  it('is read once for all who are woken at one place together, and anew for whoever asks later', async () => {
    await count(world.kernel, 'a');
    const reading = new Reading(world.db, world.kernel.store);
    const [first, second] = [reading.after(START), reading.after(START)];
    expect(await first).toBe(await second);
    await count(world.kernel, 'b');
    expect((await reading.after(START)).events.length).toBe((await first).events.length + 1);
  });
});

describe('what an older transaction holds back', () => {
  it('is neither read nor forgotten: the processor is told to look again, until that transaction has ended', async () => {
    const { db, kernel } = world;
    await ensureCheckpoint(db.pool, projecting(total));
    const processor = new Processor(db, new Reading(db, kernel.store), projecting(total));
    await count(kernel, 'a');
    const older = await db.pool.connect();
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    await count(kernel, 'b');
    expect(await processor.turn()).toMatchObject({ taken: { events: [{ stream: 'a' }] }, isHeldBack: true });
    expect(await processor.turn()).toEqual({ taken: null, more: false, isHeldBack: true });
    await older.query('rollback');
    older.release();
    expect(await processor.turn()).toMatchObject({ taken: { events: [{ stream: 'b' }] }, isHeldBack: false });
    expect(await processor.turn()).toEqual({ taken: null, more: false, isHeldBack: false });
  });

  it('is not forgotten where that transaction ends right after the read', async () => {
    const { db, kernel } = world;
    const older = await db.pool.connect();
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    await count(kernel, 'a');
    const { store } = kernel;
    const reading = new Reading(db, {
      readAll: async (...asked: Parameters<EventStore['readAll']>) => {
        const read = await store.readAll(...asked);
        await older.query('rollback');
        return read;
      },
      hasMore: (...asked: Parameters<EventStore['hasMore']>) => store.hasMore(...asked),
    });
    expect(await reading.after(START)).toEqual({ events: [], isHeldBack: true });
    older.release();
  });
});
