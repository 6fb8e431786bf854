import { createPostgresBackend, withBackend } from 'bullmq';
import type { Logger } from 'pino';

/** One queue for all jobs: on PostgreSQL each queue holds several connections. */
const QUEUE = 'lyceum';
const CONCURRENCY = 4;
const CONNECTIONS = 6;
const ATTEMPTS = 8;
const FIRST_RETRY_MS = 500;
/** A job whose worker is killed twice would fail for good at the default of 1. */
const MAX_STALLED = 10;
const REMEMBERED_DONE = 10_000;

type Handler = (payload: unknown) => Promise<void>;

const { Queue, Worker } = withBackend(createPostgresBackend);

/**
 * Jobs on BullMQ, kept in PostgreSQL. Delivery is at least once, so a handler makes its effect once in PostgreSQL.
 * Payloads carry ids only.
 */
export class Jobs {
  private readonly handlers = new Map<string, Handler>();
  /** Name → interval in milliseconds. */
  private readonly schedules = new Map<string, number>();
  private readonly logger: Logger;
  private readonly connection: { connectionString: string; schema: string; migrate: boolean; max: number };
  private queue?: InstanceType<typeof Queue>;
  private worker?: InstanceType<typeof Worker>;

  constructor(databaseUrl: string, logger: Logger) {
    this.connection = { connectionString: databaseUrl, schema: 'bullmq', migrate: true, max: CONNECTIONS };
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

  async start(): Promise<void> {
    this.queue = new Queue(QUEUE, { connection: this.connection });
    this.queue.on('error', (err: Error) => this.logger.error({ err }, 'the job queue failed'));
    await this.queue.waitUntilReady();
    this.worker = new Worker(QUEUE, (job) => this.run(job.name, job.data), {
      connection: this.connection,
      concurrency: CONCURRENCY,
      maxStalledCount: MAX_STALLED,
    });
    this.worker.on('error', (err: Error) => this.logger.error({ err }, 'the job worker failed'));
    this.worker.on('failed', (job, err) => this.logger.error({ err, job: job?.name, id: job?.id }, 'a job failed'));
    await this.worker.waitUntilReady();
    // By its name there is one schedule, however often and in however many processes this is said.
    for (const [name, every] of this.schedules) {
      await this.queue.upsertJobScheduler(
        name,
        { every },
        { name, opts: { removeOnComplete: true, removeOnFail: true } },
      );
    }
  }

  /** Adds a job once: the same id again is the same job, as long as the first is remembered. */
  async add(name: string, payload: object, jobId: string, delayMs = 0): Promise<void> {
    if (!this.queue) throw new Error('The job queue has not started');
    await this.queue.add(name, payload, {
      jobId,
      delay: delayMs,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      removeOnComplete: { count: REMEMBERED_DONE },
    });
  }

  /** How many jobs stand where; the next turn of each schedule, which always waits, is not counted. */
  async counts(): Promise<{ waiting: number; active: number; delayed: number; failed: number }> {
    if (!this.queue) throw new Error('The job queue has not started');
    const { waiting = 0, active = 0, delayed = 0, failed = 0 } = await this.queue.getJobCounts();
    return { waiting, active, delayed: Math.max(0, delayed - this.schedules.size), failed };
  }

  async stop(): Promise<void> {
    await this.worker?.close();
    await this.queue?.close();
  }

  private async run(name: string, payload: unknown): Promise<void> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for the job ${name}`);
    await handler(payload);
  }
}
