import { type Clock, systemClock } from './database/clock.ts';
import { NamedCommands } from './log/commands.ts';
import { Concerns } from './log/concerns.ts';
import type { Database, Repeatable } from './database/database.ts';
import { type Hears, type Listener, ProjectionConsumer } from './consumers/consumer.ts';
import { Dispatcher } from './consumers/dispatcher.ts';
import { asConflict, StartRefused } from './database/errors.ts';
import { replayParked } from './operations/parked.ts';
import { EventStore } from './log/event-store.ts';
import { EventTypes } from './log/event-types.ts';
import type { DomainEvent, Position } from './log/events.ts';
import { type Executed, type Execution, Executor } from './log/executor.ts';
import { type JobQueue, reacting, type Reactor } from './consumers/jobs.ts';
import type { AsyncProjection, Projection } from './consumers/projection.ts';
import type { Failed } from './consumers/tail.ts';
import { forget, type Forgotten } from './operations/forget.ts';
import { isFromAnotherCluster } from './operations/health.ts';
import { rebuildOutdated, refuseNewer } from './operations/rebuild.ts';
import { refuseInRowEffect } from './database/row-effects.ts';
import { retrying } from './database/retry.ts';
import { KeyVault } from './log/vault.ts';

/** The parts wired together for one process: modules register what they have, then the dispatcher starts. */
export class Kernel {
  readonly db: Database;
  readonly store: EventStore;
  readonly dispatcher: Dispatcher;
  readonly projections: Projection[] = [];
  readonly clock: Clock;
  /** How long a reader waits for what it has just written. */
  patienceMs = 500;
  readonly vault: KeyVault;
  readonly commands: NamedCommands;
  /** What concerns whom. */
  readonly concerns: Concerns;
  readonly types = new EventTypes();
  private readonly listeners = new Map<AsyncProjection, Listener[]>();
  private readonly executor: Executor;
  private readonly contested: string[] = [];

  /** `secret` is the installation's: without it nobody opens what is sealed. */
  constructor(db: Database, secret: string, failed: Failed, clock: Clock = systemClock) {
    this.db = db;
    this.clock = clock;
    this.vault = new KeyVault(db.keys, secret);
    this.commands = new NamedCommands(db.pool, this.vault);
    this.store = new EventStore(this.types, this.vault);
    this.concerns = new Concerns(this.types, this.store);
    this.dispatcher = new Dispatcher(db, this.store, failed);
    this.executor = new Executor(db, this.store, clock, this.contested, (position) => this.dispatcher.wake(position));
  }

  events(...declared: Parameters<EventTypes['register']>): void {
    this.types.register(...declared);
  }

  project(...projections: Projection[]): void {
    for (const projection of projections) {
      this.projections.push(projection);
      this.contested.push(...(projection.contested ?? []));
      if (projection.mode === 'inline') this.executor.project(projection);
      else this.dispatcher.add(new ProjectionConsumer(projection, this.listenersOf(projection)));
    }
  }

  react(reactor: Reactor, queue: JobQueue): void {
    this.dispatcher.add(reacting(reactor, queue));
  }

  /**
   * Hears, by type, what this process has taken into the projection's rows, after its commit: live events go out behind what a
   * refetch reads. Silent events (seeding, importing) are not told.
   */
  onApplied<E extends DomainEvent>(projection: AsyncProjection, on: Hears<E>): void {
    this.listenersOf(projection).push(on as Listener);
  }

  private listenersOf(projection: AsyncProjection): Listener[] {
    const listeners = this.listeners.get(projection) ?? [];
    this.listeners.set(projection, listeners);
    return listeners;
  }

  /** Takes in what was parked of one stream. Throws when there is no such processor, and what still fails; see {@link replayParked}. */
  replay(processor: string, stream: string): Promise<number> {
    const consumer = this.dispatcher.consumers.find(({ name }) => name === processor);
    if (!consumer) throw new Error(`There is no processor named ${processor}`);
    return replayParked(this.db, this.store, consumer, stream);
  }

  /**
   * Rebuilds what another version has filled, then serves projections and reactors. Answers what was rebuilt. Throws StartRefused
   * when the events were restored from another cluster and have to be renumbered first, and NewerVersion when a newer program has filled the rows.
   */
  async start(): Promise<string[]> {
    if (await isFromAnotherCluster(this.db.pool)) {
      throw new StartRefused(
        'The events come from another database cluster. Run `npm run projections -- renumber` first.',
      );
    }
    const unknown = [...this.listeners.keys()].find((projection) => !this.projections.includes(projection));
    if (unknown) throw new Error(`Somebody listens to ${unknown.name}, which is not registered`);
    for (const projection of this.projections) this.requireForgetting(projection);
    const rebuilt = await rebuildOutdated(this.db, this.store, this.projections);
    await this.dispatcher.start();
    return rebuilt;
  }

  /**
   * After the keys of these subjects were destroyed: what read as written reads as erased then, in the rows too. Answers for
   * each projection of personal fields what was folded anew. Throws where the rows are a newer program's, which has to do it.
   */
  async forgetErased(subjects: readonly string[]): Promise<Forgotten[]> {
    await this.refuseNewer();
    const streams = await this.concerns.streamsSealedFor(this.db.repairs, subjects);
    const forgotten: Forgotten[] = [];
    for (const projection of this.projections.filter((each) => this.personalIn(each).length > 0)) {
      forgotten.push(await forget(this.db, this.store, projection, streams));
    }
    return forgotten;
  }

  /** A projection that cannot tell what an erasure touches would read the whole log for each. */
  private requireForgetting(projection: Projection): void {
    const { name, ofStream, rewrites } = projection;
    const missing = this.personalIn(projection).find((type) => !ofStream && !(type in (rewrites ?? {})));
    if (missing) throw new Error(`${name} does not say what is rewritten of ${missing}`);
  }

  private personalIn({ handles }: Projection): string[] {
    return Object.keys(handles).filter((type) => this.types.personalOf(type));
  }

  /** Throws NewerVersion once a newer program has filled the read models: this one is to be stopped. */
  refuseNewer(): Promise<void> {
    return refuseNewer(this.db.pool, this.projections);
  }

  /** Waits, no longer than `patienceMs`, until the projections show what stands at this position. */
  async shown(projections: readonly AsyncProjection[], position: Position | null): Promise<void> {
    if (position) await this.dispatcher.caughtUp(projections, position, this.patienceMs);
  }

  /**
   * Several appends and plain rows in one transaction (REPEATABLE READ), tried again when it loses a race. Inside,
   * {@link execute} is given the `tx`. Of two that meet in a unique index which its projection declares as contested, the
   * second looks again; `free` names more of them, for this transaction alone.
   */
  async transaction<T>(work: (tx: Repeatable) => Promise<T>, free: readonly string[] = []): Promise<T> {
    refuseInRowEffect();
    const result = await retrying(() =>
      this.db
        .transaction((tx) => work(tx as unknown as Repeatable), this.db.appends)
        .catch((error: unknown) => {
          throw asConflict(error, [...this.contested, ...free]);
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
