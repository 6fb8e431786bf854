import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, moment } from '../base/shared.ts';
import { REASON_LENGTH } from '../limits.ts';

/** An event that a processor has parked, or a later event that waits behind it in its stream. */
export const parkedEvent = z.object({
  id: z.string(),
  processor: z.string(),
  event_id: z.string(),
  stream: z.string(),
  version: z.int(),
  type: z.string(),
  /** The error, or null for an event that only waits. */
  error: z.string().nullable(),
  parked_at: moment,
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

export const processorState = z.object({
  name: z.string(),
  mode: z.enum(['projection', 'reactor']),
  tables: z.array(z.string()),
  /** Events that the processor has not applied yet, at most 10,000, and the age of the oldest one. */
  lag_events: z.int(),
  lag_seconds: z.number(),
  parked: z.int(),
  /**
   * The next event, which this program cannot read: its position, its type and the reason. Null if the processor can
   * continue.
   */
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
  errors: [503],
});

export const retryJob = operation({
  method: 'POST',
  path: '/api/v4/admin/jobs/{id}/retry',
  summary: 'Tries a failed job again',
  permission: 'admin',
  takesKey: false,
  params: z.object({ id: z.string().max(200) }),
  output: acknowledged,
  errors: [404, 503],
});

/** An effect of an event (an e-mail, a refund, a level) that failed or is ten minutes late. */
export const troubledEffect = z.object({
  /** Event id and effect name as one text. */
  id: z.string(),
  event_id: z.uuid(),
  effect: z.string(),
  stream: z.string(),
  /** Type of the event. */
  type: z.string(),
  failures: z.int(),
  /** Null if no worker has reported an error and the effect is only late. */
  error: z.string().nullable(),
  since: moment,
  failed_at: moment.nullable(),
  retry_at: moment.nullable(),
});
export type TroubledEffect = z.infer<typeof troubledEffect>;

const effectInput = z.object({
  event_id: z.uuid(),
  effect: z.string().min(1).max(100),
  reason: z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH),
});

export const listTroubledEffects = operation({
  method: 'GET',
  path: '/api/v4/admin/effects',
  summary: 'Effects that have failed and are tried again, or that are late, the oldest trouble first, 200 at most',
  permission: 'admin',
  output: data(z.array(troubledEffect)),
});

export const retryEffect = operation({
  method: 'POST',
  path: '/api/v4/admin/effects/retry',
  summary: 'Tries a pending effect now; the reason stands in the history of effects',
  permission: 'admin',
  takesKey: false,
  body: effectInput,
  output: acknowledged,
  errors: [404],
});

export const dropEffect = operation({
  method: 'POST',
  path: '/api/v4/admin/effects/drop',
  summary: 'Decides that a pending effect is never to be made; the reason stands in the history of effects',
  permission: 'admin',
  takesKey: false,
  body: effectInput,
  output: acknowledged,
  errors: [404],
});
