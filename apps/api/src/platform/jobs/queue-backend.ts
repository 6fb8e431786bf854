import { createPostgresBackend, createRedisBackend, DelayedError, type JobsOptions, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';

/** One queue for all jobs: on PostgreSQL each queue holds several connections. */
const QUEUE = 'lyceum';
/** Where the jobs are without Redis. BullMQ makes its tables itself. */
export const QUEUE_SCHEMA = 'bullmq';
const CONNECTIONS = 6;
const CONCURRENCY = 4;
/** After so long without a word of its worker a job goes to another one. Ours take milliseconds. */
const LOCK_MS = 10_000;
/** A job whose worker is killed twice would fail for good at the default of 1. */
const MAX_STALLED = 10;

const onPostgres = withBackend(createPostgresBackend);
const onRedis = withBackend(createRedisBackend);

/** What we use of BullMQ's queue; its own types differ with what it stands on. */
export interface Queue {
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  add(name: string, payload: object, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(id: string, every: { every: number }, job: { name: string; opts: object }): Promise<unknown>;
  /** Undefined where there is no schedule of this id. */
  getJobScheduler(id: string): Promise<object | undefined>;
  getJobCounts(): Promise<Record<string, number>>;
  getJobs(states: 'failed'[], start: number, end: number): Promise<(KeptJob | null | undefined)[]>;
  getJob(id: string): Promise<KeptJob | undefined | null>;
  close(): Promise<void>;
}

/** A job as the queue remembers it. */
export interface KeptJob {
  id?: string;
  name: string;
  attemptsMade: number;
  failedReason?: string;
  finishedOn?: number;
  isFailed(): Promise<boolean>;
  isDelayed(): Promise<boolean>;
  isCompleted(): Promise<boolean>;
  /** The queue forgets it. Throws while a worker has it. */
  remove(): Promise<void>;
  /** Done now instead of later. */
  promote(): Promise<void>;
  retry(state?: 'failed'): Promise<unknown>;
}

export interface Worker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { name: string; id?: string } | undefined, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

type Run = (job: { name: string; data: unknown }) => Promise<void>;

/** Thrown when a job comes before it is due, by a clock that is ahead: it goes back, which costs no attempt. */
export class TooEarly extends Error {
  readonly leftMs: number;

  constructor(leftMs: number) {
    super(`It is due in ${leftMs} ms`);
    this.leftMs = leftMs;
  }
}

interface HeldJob {
  name: string;
  data: unknown;
  moveToDelayed(timestamp: number, token?: string): Promise<void>;
}

const whenDue =
  (run: Run) =>
  async (job: HeldJob, token?: string): Promise<void> => {
    try {
      await run(job);
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error;
      await job.moveToDelayed(Date.now() + error.leftMs, token);
      throw new DelayedError();
    }
  };

/** Where jobs are kept: in Redis when there is one, else in the database. Both keep the same contract (jobs.db.spec.ts). */
export interface QueueBackend {
  queue(): Queue;
  worker(run: Run): Worker;
  close(): void;
}

const options = {
  concurrency: CONCURRENCY,
  maxStalledCount: MAX_STALLED,
  lockDuration: LOCK_MS,
  stalledInterval: LOCK_MS,
};

export function queueBackend({ redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>): QueueBackend {
  return redisUrl ? inRedis(redisUrl) : inPostgres(databaseUrl);
}

function inPostgres(connectionString: string): QueueBackend {
  const connection = { connectionString, schema: QUEUE_SCHEMA, migrate: true, max: CONNECTIONS };
  return {
    queue: () => new onPostgres.Queue<object>(QUEUE, { connection }),
    worker: (run) => new onPostgres.Worker(QUEUE, whenDue(run), { connection, ...options }),
    close: () => undefined,
  };
}

function inRedis(url: string): QueueBackend {
  // Jobs wait for a Redis that is away, and are not refused.
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  // Queue and worker listen to errors of their own; this connection is theirs.
  connection.on('error', () => undefined);
  return {
    queue: () => new onRedis.Queue<object>(QUEUE, { connection }),
    worker: (run) => new onRedis.Worker(QUEUE, whenDue(run), { connection, ...options }),
    close: () => connection.disconnect(),
  };
}
