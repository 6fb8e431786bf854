import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  type DomainEvent,
  type Effect,
  eventOf,
  type JobQueue,
  Kernel,
  onceForEvent,
  type PendingJob,
  type Queryable,
  type Reactor,
  reconcileJobs,
  type Recorded,
} from '@lyceum/kernel';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOGGER } from '../observability/logger.ts';
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

const pendingJob = z.object({
  event_id: z.string(),
  effect: z.string(),
  stream: z.string(),
  version: z.int(),
  due_at: z.string().nullable(),
});

/** What events lead to outside of their own rows: asked for by reactors, carried by the queue, made once in PostgreSQL. */
@Injectable()
export class Effects implements JobQueue, OnModuleDestroy {
  private timer?: ReturnType<typeof setInterval>;

  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  react(reactor: Reactor): void {
    this.kernel.react(reactor, this);
  }

  /**
   * How an effect is made: `work` in the transaction that marks it as made, `after` once that is committed (telling open
   * screens, say, which may be lost with the process).
   */
  handle<T, E extends DomainEvent>(
    { name }: Effect<E>,
    work: (event: Recorded<NoInfer<E>>, tx: Queryable) => Promise<T>,
    after: (made: T, event: Recorded<NoInfer<E>>) => void | Promise<void> = () => undefined,
  ): void {
    this.jobs.handle(name, async (payload) => {
      const job = pendingJob.parse(payload);
      const leftMs = this.leftMs(job);
      if (leftMs > 0) throw new TooEarly(leftMs);
      const event = (await eventOf(this.kernel.store, this.kernel.db.pool, job)) as Recorded<E>;
      const made = await onceForEvent(this.kernel.db, event.id, name, (tx) => work(event, tx));
      if (made !== null) await after(made, event);
    });
  }

  async add(job: PendingJob, jobId: string): Promise<void> {
    const delayMs = this.leftMs(job);
    if (delayMs <= LONGEST_DELAY_MS) await this.jobs.add(job.effect, job, jobId, delayMs);
  }

  /** Begins to look for jobs that the queue has lost. */
  start(): void {
    this.timer = setInterval(() => {
      Promise.all([this.reconcile(), this.kernel.commands.forgetOld()]).catch((err: unknown) =>
        this.logger.error({ err }, 'jobs could not be reconciled'),
      );
    }, RECONCILE_EVERY_MS);
  }

  reconcile(graceSeconds = GRACE_S): Promise<number> {
    const add = async (job: PendingJob, jobId: string): Promise<void> => {
      await this.add(job, jobId);
      if (this.leftMs(job) === 0) await this.jobs.promote(jobId);
    };
    return reconcileJobs(this.kernel.db, { add }, graceSeconds, FAR_AHEAD);
  }

  private leftMs({ due_at }: PendingJob): number {
    return due_at === null ? 0 : Math.max(0, Date.parse(due_at) - this.kernel.clock.now().getTime());
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
