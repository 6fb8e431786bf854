export { type Clock, systemClock } from './clock.ts';
export { Database, type Queryable, run, runOne } from './database.ts';
export { type Decider, fold, Refusal, type RefusalKind } from './decider.ts';
export { Dispatcher } from './dispatcher.ts';
export { onceForEvent } from './effect.ts';
export { ConflictError, StaleFactError, violates } from './errors.ts';
export { EventStore } from './event-store.ts';
export { EventTypes, type EventsOf } from './event-types.ts';
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
export type { Reactor } from './processor.ts';
export { asyncProjection, inlineProjection, type Projection } from './projection.ts';
export { retrying } from './retry.ts';
export { type TableVerdict, verifyProjection } from './verification.ts';
