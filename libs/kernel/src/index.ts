export { hasPassed, reachedBy } from './checkpoint.ts';
export { type Clock, DatabaseClock, systemClock } from './clock.ts';
export { type CarriedOut, NamedCommands } from './commands.ts';
export { Database, type Queryable, type Repeatable, run, runOne } from './database.ts';
export { type Decider, fold, Refusal, type RefusalKind } from './decider.ts';
export { Dispatcher } from './dispatcher.ts';
export { ConflictError, isTransient, NewerVersion, RepeatedCommand, StaleFactError, violates } from './errors.ts';
export { EventStore } from './event-store.ts';
export { type EventsOf, EventTypes, type Personal, type PersonalFields, type Upcaster } from './event-types.ts';
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
} from './events.ts';
export type { Executed, Execution, Prepared } from './executor.ts';
export { Kernel } from './kernel.ts';
export {
  eventOf,
  type JobQueue,
  onceForEvent,
  type PendingJob,
  type Reactor,
  reconcileJobs,
  type Wanted,
} from './jobs.ts';
export { listParked, type Parked } from './parked.ts';
export { type Stalled, stalledProcessors } from './stalled.ts';
export { asyncProjection, inlineProjection, type Projection } from './projection.ts';
export { AS_ASKED } from './statement-names.ts';
export { retrying } from './retry.ts';
export { type TableVerdict, verifyProjection } from './verification.ts';
export { ErasedSubject, KeyVault } from './vault.ts';
export { isFromAnotherCluster, type Lag, oldestTransaction, processorLag } from './health.ts';
export { rebuildProjection } from './rebuild.ts';
export { renumberEvents } from './renumber.ts';
