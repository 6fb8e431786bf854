import { count, type Counted, type CounterWorld, counterWorld } from '../../../../test/support/log/counter.ts';
import { until } from '../../../../test/support/until.ts';
import {
  claimEffect,
  countTroubledEffects,
  dropEffect,
  effect,
  listTroubledEffects,
  markMade,
  noteFailure,
  onceForEvent,
  type PendingJob,
  pruneEffects,
  reactor,
  reconcileJobs,
  releaseEffect,
  renewLease,
  retryEffect,
} from '../index.ts';

const PAY = effect<Counted>('pay');
const paying = reactor<Counted>({ name: 'test.pay', on: { Counted: () => [{ effect: PAY }] } });

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(async () => {
  await world.kernel.dispatcher.stop();
  await world.close();
});

/** An effect that a reactor has asked for and that no queue has taken. */
async function pendingEffect() {
  const { kernel, db } = world;
  kernel.react(paying, { add: () => Promise.resolve() });
  await kernel.dispatcher.start();
  await count(kernel, 'paid');
  await until('the effect is pending', async () => (await db.pool.query('select from events.job')).rowCount === 1);
  const [event] = await kernel.store.read(db.pool, 'paid');
  return { pool: db.pool, key: { event_id: event!.id, effect: 'pay' } };
}

/** What the queue is given again when it is asked for what is late by a minute. */
async function reconciled(): Promise<string[]> {
  const added: string[] = [];
  const queue = { add: (job: PendingJob) => Promise.resolve(void added.push(job.effect)) };
  await reconcileJobs(world.db, queue, 60);
  return added;
}

/** Moves every timestamp of the pending effects into the past. */
const timePasses = (seconds: number) =>
  world.db.pool.query(
    `update events.job set added_at = added_at - make_interval(secs => $1), due_at = due_at - make_interval(secs => $1),
       retry_at = retry_at - make_interval(secs => $1), leased_until = leased_until - make_interval(secs => $1),
       failing_since = failing_since - make_interval(secs => $1)`,
    [seconds],
  );

describe('an effect that fails', () => {
  it('is tried again for ever, with pauses that double up to an hour', async () => {
    const { pool, key } = await pendingEffect();
    const pauses: number[] = [];
    for (let tries = 1; tries <= 40; tries += 1) {
      const noted = await noteFailure(pool, key, new Error('away'));
      expect(noted?.failures).toBe(tries);
      pauses.push(noted!.pauseMs);
      expect(await claimEffect(pool, key)).toMatchObject({ state: 'waiting' });
      await timePasses(3600);
      expect(await claimEffect(pool, key)).toMatchObject({ state: 'leased' });
    }
    const expected = pauses.map((_, index) => Math.min(3_600_000, 500 * 2 ** index));
    pauses.forEach((pause, index) => expect(Math.abs(pause - expected[index]!)).toBeLessThan(50));
  });

  it('is handed to the queue again once its pause is over, however often it has failed', async () => {
    const { pool, key } = await pendingEffect();
    for (let tries = 0; tries < 30; tries += 1) await noteFailure(pool, key, 'away');
    await timePasses(3000);
    expect(await reconciled()).toEqual([]);
    await timePasses(700);
    expect(await reconciled()).toEqual(['pay']);
    await markMade(pool, key);
    expect(await reconciled()).toEqual([]);
  });

  it('is listed with its error, its event and since when, and so is one that is ten minutes late', async () => {
    const { pool, key } = await pendingEffect();
    expect(await listTroubledEffects(pool)).toEqual([]);
    await timePasses(601);
    expect(await listTroubledEffects(pool)).toMatchObject([{ ...key, failures: 0, error: null, stream: 'paid' }]);
    await noteFailure(pool, key, 'the provider is away');
    await noteFailure(pool, key, 'the provider is still away');
    await timePasses(100);
    const [listed] = await listTroubledEffects(pool);
    expect(listed).toMatchObject({ failures: 2, error: 'the provider is still away', type: 'Counted' });
    const [counted] = await countTroubledEffects(pool);
    expect(counted).toMatchObject({ effect: 'pay', count: 1 });
    expect(counted!.seconds).toBeGreaterThanOrEqual(100);
  });

  it('can be tried at once', async () => {
    const { pool, key } = await pendingEffect();
    await noteFailure(pool, key, 'away');
    for (let tries = 0; tries < 20; tries += 1) await noteFailure(pool, key, 'away');
    expect(await retryEffect(pool, key)).toBe(true);
    expect(await claimEffect(pool, key)).toMatchObject({ state: 'leased' });
    await markMade(pool, key);
    expect(await retryEffect(pool, key)).toBe(false);
  });

  it('can be dropped: no later delivery makes it', async () => {
    const { db } = world;
    const { pool, key } = await pendingEffect();
    expect(await dropEffect(pool, key)).toBe(true);
    expect(await dropEffect(pool, key)).toBe(false);
    expect(await claimEffect(pool, key)).toEqual({ state: 'made' });
    expect(await onceForEvent(db, key.event_id, 'pay', () => Promise.resolve('made'))).toBeNull();
    expect((await pool.query('select dropped from events.effect')).rows).toEqual([{ dropped: true }]);
  });

  it('notes no failure of an effect that has been made', async () => {
    const { pool, key } = await pendingEffect();
    await markMade(pool, key);
    expect(await noteFailure(pool, key, 'the answer to the commit was lost')).toBeNull();
    expect((await pool.query('select from events.job')).rowCount).toBe(0);
  });
});

describe('the lease on an effect', () => {
  it('belongs to one worker, until that worker stops renewing it', async () => {
    const { pool, key } = await pendingEffect();
    const claims = await Promise.all([claimEffect(pool, key), claimEffect(pool, key), claimEffect(pool, key)]);
    const [first, ...others] = claims.flatMap((claim) => (claim.state === 'leased' ? [claim.lease] : []));
    expect(others).toEqual([]);
    await timePasses(10);
    expect(await renewLease(pool, key, first!)).toBe(true);
    await timePasses(10);
    expect(await claimEffect(pool, key)).toMatchObject({ state: 'waiting' });
    await timePasses(10);
    expect(await claimEffect(pool, key)).toMatchObject({ state: 'leased' });
    expect(await renewLease(pool, key, first!)).toBe(false);
  });

  it('keeps how far a batch has come, for the next worker too', async () => {
    const { pool, key } = await pendingEffect();
    const claim = await claimEffect(pool, key);
    if (claim.state !== 'leased') throw new Error('not leased');
    expect(claim.lease.doneTo).toBeNull();
    await renewLease(pool, key, { ...claim.lease, doneTo: 300 });
    await releaseEffect(pool, key, claim.lease);
    expect(await claimEffect(pool, key)).toMatchObject({ state: 'leased', lease: { doneTo: 300 } });
  });
});

describe('a row effect', () => {
  it('is ended when it holds its transaction for too long, and leaves nothing behind', async () => {
    const { db } = world;
    const { pool, key } = await pendingEffect();
    const slow = onceForEvent(
      db,
      key.event_id,
      'pay',
      (tx) => tx.query({ text: 'select pg_sleep(5)', values: [] }),
      100,
    );
    await expect(slow).rejects.toThrow();
    expect((await pool.query('select from events.effect')).rowCount).toBe(0);
    expect(await onceForEvent(db, key.event_id, 'pay', () => Promise.resolve('made'))).toBe('made');
  });

  it('gives no commands', async () => {
    const { db, kernel } = world;
    const { key } = await pendingEffect();
    const commanding = onceForEvent(db, key.event_id, 'pay', () => count(kernel, 'other'));
    await expect(commanding).rejects.toThrow('pay gives a command inside of its transaction');
    const transacting = onceForEvent(db, key.event_id, 'pay', () => kernel.transaction(() => Promise.resolve()));
    await expect(transacting).rejects.toThrow('pay gives a command inside of its transaction');
  });
});

it('marks of effects are pruned by their age', async () => {
  const { pool, key } = await pendingEffect();
  await markMade(pool, key);
  expect(await pruneEffects(pool, 90)).toBe(0);
  await pool.query(`update events.effect set made_at = made_at - interval '91 days'`);
  expect(await pruneEffects(pool, 90)).toBe(1);
});
