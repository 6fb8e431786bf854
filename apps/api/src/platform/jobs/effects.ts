import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  type DomainEvent,
  type Effect,
  type EffectKey,
  eventOf,
  jobId,
  type JobQueue,
  Kernel,
  noteFailure,
  onceForEvent,
  type PendingJob,
  pendingJobOf,
  pruneEffects,
  type Queryable,
  type Reactor,
  reconcileJobs,
  type Recorded,
  retryEffect,
} from '@lyceum/kernel';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOGGER } from '../observability/logger.ts';
import { type Each, inPages, inTurns, type Pages, withLease } from './leased.ts';
import { Jobs } from './jobs.ts';
import { TooEarly } from './queue-backend.ts';

/** A queue that lost its memory is filled again within a minute (promise 15). */
const RECONCILE_EVERY_MS = 15_000;
const GRACE_S = 30;
/**
 * What lies further ahead is left to the reconciling, which hands it over an hour before it is due: timers and queues count
 * in small numbers.
 */
const LONGEST_DELAY_MS = 20 * 24 * 60 * 60 * 1000;
const FAR_AHEAD = { beyond: LONGEST_DELAY_MS / 1000, before: 3600 };
/** While the database cannot note failures the queue itself tries again, for about a minute; then reconciling does. */
const QUEUE_ATTEMPTS = 8;
/** Marks of effects are kept for longer than any job waits in a queue. */
const MARKS_KEPT_DAYS = 90;
const PRUNE_EVERY_MS = 3_600_000;

const pendingJob = z.object({
  event_id: z.string(),
  effect: z.string(),
  stream: z.string(),
  version: z.int(),
  due_at: z.string().nullable(),
});

type After<T, E extends DomainEvent> = (made: T, event: Recorded<E>) => void | Promise<void>;

/**
 * What events lead to outside of their own rows. Reactors ask for effects, `events.job` holds them until they are made or
 * dropped, and the queue says when to work. An effect that fails is tried again for ever, with pauses that rise to an hour.
 */
@Injectable()
export class Effects implements JobQueue, OnModuleInit, OnModuleDestroy {
  private timer?: ReturnType<typeof setInterval>;
  private prunedAt = -Infinity;

  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    // An effect of another version of this program stays pending, and is shown as failing.
    this.jobs.onUnknown((name, payload) => {
      const known = pendingJob.safeParse(payload);
      const unknown = new Error(`No handler for the job ${name}`);
      return known.success ? this.attempt(known.data, () => Promise.reject(unknown)) : Promise.reject(unknown);
    });
  }

  react(reactor: Reactor): void {
    this.kernel.react(reactor, this);
  }

  /**
   * A row effect: `work` writes rows with `tx`, the transaction that marks the effect as made, so it is made exactly once.
   * PostgreSQL ends this transaction after two seconds, and it may give no commands.
   * `after` follows the commit (it tells open screens, say) and may be lost with the process. An effect for as many members
   * as there are is made by {@link handleInPages}.
   */
  handle<T, E extends DomainEvent>(
    { name }: Effect<E>,
    work: (event: Recorded<NoInfer<E>>, tx: Queryable) => Promise<T>,
    after: After<T, NoInfer<E>> = () => undefined,
  ): void {
    this.onJob(name, async (job) => {
      const event = await this.eventOf<E>(job);
      const made = await onceForEvent(this.kernel.db, event.id, name, (tx) => work(event, tx));
      if (made !== null) await after(made, event);
    });
  }

  /**
   * A row effect for each of many: `next` answers the ids behind one, ascending, so many at most; `write` writes the rows of
   * one page, in the transaction that notes how far the effect has come. So each page is written once, in at most two seconds.
   */
  handleInPages<T, E extends DomainEvent>(
    { name }: Effect<E>,
    { next, write }: Pages<Recorded<NoInfer<E>>, T>,
    after: After<T, NoInfer<E>> = () => undefined,
  ): void {
    this.onJob(name, async (job) => {
      const event = await this.eventOf<E>(job);
      const { db } = this.kernel;
      await withLease(db.pool, job, (lease) =>
        inPages(db, job, lease, {
          next: (behind, limit) => next(event, behind, limit),
          write: (ids, tx) => write(event, ids, tx),
          after: (made) => after(made, event),
        }),
      );
    });
  }

  /**
   * An outside effect: `work` gives commands or calls other servers, under a lease and in no transaction. It may be broken off
   * anywhere and done again, so it must change nothing the second time: `event.id` is its idempotency key.
   */
  perform<T, E extends DomainEvent>(
    { name }: Effect<E>,
    work: (event: Recorded<NoInfer<E>>) => Promise<T>,
    after: After<T, NoInfer<E>> = () => undefined,
  ): void {
    this.onJob(name, async (job) => {
      const event = await this.eventOf<E>(job);
      const made = await withLease(this.kernel.db.pool, job, () => work(event));
      if (made) await after(made.result, event);
    });
  }

  /**
   * An outside effect for each of many: `next` answers the ids behind one, ascending, so many at most; `each` works at one.
   * What has been done is noted, so that a batch that is broken off goes on from there.
   */
  performForEach<E extends DomainEvent>({ name }: Effect<E>, { next, each }: Each<Recorded<NoInfer<E>>>): void {
    this.onJob(name, async (job) => {
      const event = await this.eventOf<E>(job);
      const { pool } = this.kernel.db;
      await withLease(pool, job, (lease) =>
        inTurns(pool, job, lease, {
          next: (behind, limit) => next(event, behind, limit),
          each: (id) => each(event, id),
        }),
      );
    });
  }

  async add(job: PendingJob, id: string): Promise<void> {
    const delayMs = this.leftMs(job);
    if (delayMs <= LONGEST_DELAY_MS) await this.jobs.add(job.effect, job, id, delayMs, QUEUE_ATTEMPTS, true);
  }

  /** Begins to look for jobs that the queue has lost. */
  start(): void {
    this.timer = setInterval(() => {
      Promise.all([this.reconcile(), this.kernel.commands.forgetOld(), this.prune()]).catch((err: unknown) =>
        this.logger.error({ err }, 'jobs could not be reconciled'),
      );
    }, RECONCILE_EVERY_MS);
  }

  reconcile(graceSeconds = GRACE_S): Promise<number> {
    const add = async (job: PendingJob, id: string): Promise<void> => {
      await this.jobs.forgetEnded(id);
      await this.add(job, id);
      if (this.leftMs(job) === 0) await this.jobs.promote(id);
    };
    return reconcileJobs(this.kernel.db, { add }, graceSeconds, FAR_AHEAD);
  }

  /** Tries a pending effect now; false where it is not pending. */
  async retry(key: EffectKey): Promise<boolean> {
    const { pool } = this.kernel.db;
    if (!(await retryEffect(pool, key))) return false;
    const job = await pendingJobOf(pool, key);
    if (!job) return false;
    const id = jobId(key);
    await this.jobs.forgetEnded(id);
    await this.add(job, id);
    if (this.leftMs(job) === 0) await this.jobs.runNow(id);
    return true;
  }

  private onJob(name: string, make: (job: PendingJob) => Promise<void>): void {
    this.jobs.handle(name, (payload) => {
      const job = pendingJob.parse(payload);
      return this.attempt(job, () => make(job));
    });
  }

  /** A failure is noted in the table, which says when to try again; where even that fails, the queue and reconciling do. */
  private async attempt(job: PendingJob, make: () => Promise<void>): Promise<void> {
    const leftMs = this.leftMs(job);
    if (leftMs > 0) throw new TooEarly(leftMs);
    try {
      await make();
    } catch (err) {
      if (err instanceof TooEarly) throw err;
      const { effect, event_id } = job;
      const noted = await noteFailure(this.kernel.db.pool, job, err).catch(() => 'away' as const);
      if (noted === 'away') throw err;
      this.logger.error(
        { err, effect, event_id, failures: noted?.failures },
        'an effect failed and will be tried again',
      );
      if (noted) throw new TooEarly(noted.pauseMs);
    }
  }

  private async eventOf<E extends DomainEvent>(job: PendingJob): Promise<Recorded<E>> {
    return (await eventOf(this.kernel.store, this.kernel.db.pool, job)) as Recorded<E>;
  }

  private async prune(): Promise<void> {
    if (performance.now() < this.prunedAt + PRUNE_EVERY_MS) return;
    this.prunedAt = performance.now();
    await pruneEffects(this.kernel.db.pool, MARKS_KEPT_DAYS);
  }

  private leftMs({ due_at }: PendingJob): number {
    return due_at === null ? 0 : Math.max(0, Date.parse(due_at) - this.kernel.clock.now().getTime());
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
