import { type Clock, systemClock } from './clock.ts';
import type { Database, Queryable } from './database.ts';
import { Dispatcher, type Failed } from './dispatcher.ts';
import { asConflict } from './errors.ts';
import { EventStore } from './event-store.ts';
import { EventTypes } from './event-types.ts';
import type { DomainEvent } from './events.ts';
import { type Executed, type Execution, Executor } from './executor.ts';
import { ProjectionProcessor, ReactorProcessor, type Reactor } from './processor.ts';
import type { Projection } from './projection.ts';
import { retrying } from './retry.ts';

/** The parts wired together for one process: modules register what they have, then the dispatcher starts. */
export class Kernel {
  readonly db: Database;
  readonly store: EventStore;
  readonly dispatcher: Dispatcher;
  readonly projections: Projection[] = [];
  readonly clock: Clock;
  private readonly types = new EventTypes();
  private readonly executor: Executor;

  constructor(db: Database, failed: Failed, clock: Clock = systemClock) {
    this.db = db;
    this.clock = clock;
    this.store = new EventStore(this.types);
    this.dispatcher = new Dispatcher(db, failed);
    this.executor = new Executor(db, this.store, clock, () => this.dispatcher.wake());
  }

  events(schemas: Parameters<EventTypes['register']>[0]): void {
    this.types.register(schemas);
  }

  project(...projections: Projection[]): void {
    for (const projection of projections) {
      this.projections.push(projection);
      if (projection.mode === 'inline') this.executor.project(projection);
      else this.dispatcher.add(new ProjectionProcessor(this.db, this.store, projection));
    }
  }

  react(reactor: Reactor): void {
    this.dispatcher.add(new ReactorProcessor(this.db, this.store, reactor));
  }

  /**
   * Several appends and plain rows in one transaction (REPEATABLE READ), tried again when it loses a race. Inside,
   * {@link execute} is given the `tx`.
   */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const result = await retrying(() =>
      this.db.transaction(work, this.db.appends).catch((error: unknown) => {
        throw asConflict(error);
      }),
    );
    this.dispatcher.wake();
    return result;
  }

  /** Decides one command on one stream. Throws the decider's Refusal, or ConflictError when a version was named. */
  execute<S, C, E extends DomainEvent>(execution: Execution<S, C, E>): Promise<Executed<S>> {
    return this.executor.execute(execution);
  }
}
