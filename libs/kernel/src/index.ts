export { hasPassed, reachedBy } from './consumers/checkpoint.ts';
export { type Clock, DatabaseClock, systemClock } from './database/clock.ts';
export { type CarriedOut, isRefused, NamedCommands } from './log/commands.ts';
export { Database, type Queryable, type Repeatable, run, runOne } from './database/database.ts';
export { unlessLocked, whileLocked } from './database/locks.ts';
export { inPages, type Page, PAGE_ROWS } from './database/pages.ts';
export { type Decider, fold, type Message, Refusal, type RefusalKind } from './log/decider.ts';
export type { Hears, OfType } from './consumers/consumer.ts';
export { Dispatcher } from './consumers/dispatcher.ts';
export {
  ConflictError,
  isTransient,
  NewerVersion,
  StartRefused,
  RepeatedCommand,
  StaleFactError,
  violates,
} from './database/errors.ts';
export { EventStore } from './log/event-store.ts';
export { type EventsOf, EventTypes, type Personal, type PersonalFields, type Upcaster } from './log/event-types.ts';
export {
  type Appended,
  comparePositions,
  type DomainEvent,
  isPosition,
  laterPosition,
  type Meta,
  type Position,
  type Recorded,
  START,
} from './log/events.ts';
export type { Executed, Execution, Prepared } from './log/executor.ts';
export { Kernel } from './kernel.ts';
export { isErased } from './log/vault.ts';
export {
  effect,
  type Effect,
  eventOf,
  jobId,
  type JobQueue,
  onceForEvent,
  onceForPage,
  type PendingJob,
  pendingJobOf,
  reactor,
  type Reactor,
  reconcileJobs,
  type Wanted,
} from './consumers/jobs.ts';
export {
  claimEffect,
  countTroubledEffects,
  dropEffect,
  type EffectKey,
  type EffectTrouble,
  type Lease,
  LEASE_MS,
  listTroubledEffects,
  markMade,
  noteFailure,
  pruneEffects,
  releaseEffect,
  renewLease,
  retryEffect,
  type TroubledEffect,
} from './consumers/pending-effects.ts';
export { listParked, type Parked } from './operations/parked.ts';
export { type Stalled, stalledProcessors } from './operations/stalled.ts';
export { asyncProjection, type AsyncProjection, inlineProjection, type Projection } from './consumers/projection.ts';
export { AS_ASKED } from './database/statement-names.ts';
export { retrying } from './database/retry.ts';
export { type TableVerdict, verifyProjection, verifyProjections } from './operations/verification.ts';
export { ErasedSubject, KeyVault, rewrapKeys, WrongSecret } from './log/vault.ts';
export type { Forgotten } from './operations/forget.ts';
export { memberId, subjectOf, subjectPaths, SUBJECTS } from './log/subjects.ts';
export { isFromAnotherCluster, type Lag, oldestTransaction, processorLag } from './operations/health.ts';
export { rebuildProjection } from './operations/rebuild.ts';
export { renumberEvents } from './operations/renumber.ts';
