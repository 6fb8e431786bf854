import { createPostgresBackend, createRedisBackend, type JobsOptions, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';

/** One queue for all jobs: on PostgreSQL each queue holds several connections. */
const QUEUE = 'lyceum';
const CONNECTIONS = 6;
const CONCURRENCY = 4;
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
  retry(state?: 'failed'): Promise<unknown>;
}

export interface Worker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { name: string; id?: string } | undefined, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

type Run = (job: { name: string; data: unknown }) => Promise<void>;

/** Where jobs are kept: in Redis when there is one, else in the database. Both keep the same contract (jobs.db.spec.ts). */
export interface QueueBackend {
  queue(): Queue;
  worker(run: Run): Worker;
  close(): void;
}

const options = { concurrency: CONCURRENCY, maxStalledCount: MAX_STALLED };

export function queueBackend({ redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>): QueueBackend {
  return redisUrl ? inRedis(redisUrl) : inPostgres(databaseUrl);
}

function inPostgres(connectionString: string): QueueBackend {
  const connection = { connectionString, schema: 'bullmq', migrate: true, max: CONNECTIONS };
  return {
    queue: () => new onPostgres.Queue<object>(QUEUE, { connection }),
    worker: (run) => new onPostgres.Worker(QUEUE, run, { connection, ...options }),
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
    worker: (run) => new onRedis.Worker(QUEUE, run, { connection, ...options }),
    close: () => connection.disconnect(),
  };
}
