import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Queue, queueBackend, type QueueBackend, type Worker } from './queue-backend.ts';

const ATTEMPTS = 8;
const FIRST_RETRY_MS = 500;

const SHOWN_FAILURES = 50;
const LONGEST_HURRY_MS = 1_000;
/** A Redis that has lost its memory has schedules again within a minute (promise 15). */
const RESTORE_SCHEDULES_MS = 20_000;

export interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  error: string;
  failed_at: string | null;
}

type Handler = (payload: unknown) => Promise<void>;

/**
 * Jobs on BullMQ, kept in Redis or PostgreSQL. Delivery is at least once, so a handler makes its effect once in PostgreSQL.
 * Payloads carry ids only.
 */
export class Jobs {
  private readonly handlers = new Map<string, Handler>();
  /** Name → interval in milliseconds. */
  private readonly schedules = new Map<string, number>();
  private readonly logger: Logger;
  private readonly config: Pick<Config, 'redisUrl' | 'databaseUrl'>;
  private backend?: QueueBackend;
  private queue?: Queue;
  private worker?: Worker;
  private restoring?: ReturnType<typeof setInterval>;
  private isRestoring = false;
  private unknown: ((name: string, payload: unknown) => Promise<void>) | null = null;

  constructor(config: Pick<Config, 'redisUrl' | 'databaseUrl'>, logger: Logger) {
    this.config = config;
    this.logger = logger;
  }

  handle(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  /** Something to be done again and again, by one process at a time; what is missed while nothing runs is not made up. */
  every(name: string, ms: number, handler: () => Promise<void>): void {
    this.handlers.set(name, handler);
    this.schedules.set(name, ms);
  }

  /** Takes jobs of names that this process does not know. */
  onUnknown(handler: (name: string, payload: unknown) => Promise<void>): void {
    this.unknown = handler;
  }

  /**
   * `works`: whether this process takes jobs, or only adds them for others. A process that works looks every `restoreMs`
   * milliseconds whether the queue has lost a schedule.
   */
  async start({ works, restoreMs = RESTORE_SCHEDULES_MS }: { works: boolean; restoreMs?: number }): Promise<void> {
    this.backend = queueBackend(this.config);
    this.queue = this.backend.queue();
    this.queue.on('error', (err: Error) => this.logger.error({ err }, 'the job queue failed'));
    await this.queue.waitUntilReady();
    if (!works) return;
    await this.work(this.backend, this.queue);
    this.restoring = setInterval(() => {
      this.restoreSchedules().catch((err: unknown) =>
        this.logger.warn({ err }, 'lost schedules could not be looked for'),
      );
    }, restoreMs).unref();
  }

  /**
   * Adds a job once: the same id again is the same job until the first is done. `forgetsFailure`: the queue does not remember
   * it once its attempts are used up, because somebody else does.
   */
  async add(
    name: string,
    payload: object,
    jobId: string,
    delayMs = 0,
    attempts = ATTEMPTS,
    forgetsFailure = false,
  ): Promise<void> {
    if (!this.queue) throw new Error('The job queue has not started');
    await this.queue.add(name, payload, {
      jobId,
      delay: delayMs,
      attempts,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      // What is done is noted beside the effect. In PostgreSQL, kept jobs would be sorted at the end of each job.
      removeOnComplete: true,
      removeOnFail: forgetsFailure,
    });
  }

  /** Forgets a job that has ended, whichever way: the same id may be added again. */
  async forgetEnded(id: string): Promise<void> {
    const job = await this.queue?.getJob(id);
    if (job && ((await job.isFailed()) || (await job.isCompleted()))) await job.remove();
  }

  /**
   * Adds a job for something that is done by a schedule soon after anyway. What led to it is committed: a queue that is away
   * is told in the log, and one that hangs is not waited for: neither makes anybody's command fail.
   */
  async runSoon(name: string, payload: object, jobId: string): Promise<void> {
    const added = this.add(name, payload, jobId).catch((err: unknown) =>
      this.logger.warn({ err, job: name }, 'a job could not be handed over now and is found later'),
    );
    await Promise.race([added, sleep(LONGEST_HURRY_MS, undefined, { ref: false })]);
  }

  /** Lets a job go that waits for its first turn, by a clock that was ahead of the time, and is due. */
  async promote(id: string): Promise<void> {
    const job = await this.queue?.getJob(id);
    if (job?.attemptsMade === 0 && (await job.isDelayed())) await job.promote();
  }

  /** Lets a job go that waits, whatever it waits for. */
  async runNow(id: string): Promise<void> {
    const job = await this.queue?.getJob(id);
    if (job && (await job.isDelayed())) await job.promote();
  }

  /** How many jobs stand where; the next turn of each schedule, which always waits, is not counted. */
  async counts(): Promise<{ waiting: number; active: number; delayed: number; failed: number }> {
    if (!this.queue) throw new Error('The job queue has not started');
    const { waiting = 0, active = 0, delayed = 0, failed = 0 } = await this.queue.getJobCounts();
    return { waiting, active, delayed: Math.max(0, delayed - this.schedules.size), failed };
  }

  /** The newest jobs that have failed for good, with what they failed with. */
  async failures(): Promise<FailedJob[]> {
    const jobs = (await this.queue?.getJobs(['failed'], 0, SHOWN_FAILURES - 1)) ?? [];
    return jobs
      .flatMap((job) => job ?? [])
      .map(({ id, name, attemptsMade, failedReason, finishedOn }) => ({
        id: id ?? '',
        name,
        attempts: attemptsMade,
        error: failedReason ?? '',
        failed_at: finishedOn ? new Date(finishedOn).toISOString() : null,
      }));
  }

  /** Tries a failed job again; false when there is none of this id. */
  async retry(id: string): Promise<boolean> {
    const job = await this.queue?.getJob(id);
    if (!job || !(await job.isFailed())) return false;
    await job.retry('failed');
    return true;
  }

  async stop(): Promise<void> {
    clearInterval(this.restoring);
    await this.worker?.close();
    await this.queue?.close();
    this.backend?.close();
  }

  private async work(backend: QueueBackend, queue: Queue): Promise<void> {
    this.worker = backend.worker((job) => this.run(job.name, job.data));
    this.worker.on('error', (err: Error) => this.logger.error({ err }, 'the job worker failed'));
    this.worker.on('failed', (job, err) => this.logger.error({ err, job: job?.name, id: job?.id }, 'a job failed'));
    await this.worker.waitUntilReady();
    for (const name of this.schedules.keys()) await this.schedule(queue, name);
  }

  /** By its name there is one schedule, however often and in however many processes this is called. */
  private async schedule(queue: Queue, name: string): Promise<void> {
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.upsertJobScheduler(name, { every: this.schedules.get(name)! }, { name, opts });
  }

  /** Adds schedules that the queue has lost. Leaves the others alone: adding one again may move its next turn. */
  private async restoreSchedules(): Promise<void> {
    // A Redis that is away answers when it is back.
    if (this.isRestoring) return;
    this.isRestoring = true;
    const queue = this.queue!;
    try {
      for (const name of this.schedules.keys()) {
        if (await queue.getJobScheduler(name)) continue;
        await this.schedule(queue, name);
        this.logger.warn({ job: name }, 'the queue had lost a schedule, which was added again');
      }
    } finally {
      this.isRestoring = false;
    }
  }

  private async run(name: string, payload: unknown): Promise<void> {
    const handler = this.handlers.get(name);
    if (handler) await handler(payload);
    else if (this.unknown) await this.unknown(name, payload);
    else throw new Error(`No handler for the job ${name}`);
  }
}
