import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, moment } from '../base/shared.ts';

/** An event that a processor has set aside, or one that waits behind it in its stream. */
export const parkedEvent = z.object({
  id: z.string(),
  processor: z.string(),
  event_id: z.string(),
  stream: z.string(),
  version: z.int(),
  type: z.string(),
  /** What it failed with; null for those that only wait. */
  error: z.string().nullable(),
  parked_at: moment,
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

export const processorState = z.object({
  name: z.string(),
  mode: z.enum(['projection', 'reactor']),
  tables: z.array(z.string()),
  /** Events not taken in yet, at most 10,000, and the age of the oldest of them. */
  lag_events: z.int(),
  lag_seconds: z.number(),
  parked: z.int(),
  /** Its next event cannot be read by this program: where it lies, what it is, and why. Null: it can go on. */
  stalled: z.object({ position: z.string(), type: z.string(), reason: z.string() }).nullable(),
  moved_at: moment,
});
export type ProcessorState = z.infer<typeof processorState>;

export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  error: z.string(),
  failed_at: moment.nullable(),
});
export type FailedJob = z.infer<typeof failedJob>;

const counts = z.object({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() });

export const listProcessors = operation({
  method: 'GET',
  path: '/api/v4/admin/processors',
  summary: 'Projections and reactors: how far each is behind, and what it has parked',
  permission: 'admin',
  output: data(z.array(processorState)).extend({ oldest_write_transaction_seconds: z.number() }),
});

export const listParked = operation({
  method: 'GET',
  path: '/api/v4/admin/parked-events',
  summary: 'Events that a processor could not take in, oldest first',
  permission: 'admin',
  output: data(z.array(parkedEvent)),
});

export const replayParked = operation({
  method: 'POST',
  path: '/api/v4/admin/parked-events/replay',
  summary: 'Takes in what a processor has parked of one stream, in order, all or nothing',
  permission: 'admin',
  takesKey: false,
  body: z.object({ processor: z.string().max(100), stream: z.string().max(200) }),
  output: data(z.object({ replayed: z.int() })),
  errors: [404, 409],
});

export const listJobs = operation({
  method: 'GET',
  path: '/api/v4/admin/jobs',
  summary: 'How many jobs stand where, and the newest that have failed for good',
  permission: 'admin',
  output: data(counts.extend({ failures: z.array(failedJob) })),
});

export const retryJob = operation({
  method: 'POST',
  path: '/api/v4/admin/jobs/{id}/retry',
  summary: 'Tries a failed job again',
  permission: 'admin',
  takesKey: false,
  params: z.object({ id: z.string().max(200) }),
  output: acknowledged,
  errors: [404],
});
