import sql, { type Sql } from 'sql-template-tag';
import type { Clock } from '../database/clock.ts';
import { claimStatement } from './commands.ts';
import type { Database, Queryable, Repeatable } from '../database/database.ts';
import { run } from '../database/database.ts';
import { type Decider, fold } from './decider.ts';
import { asConflict, ConflictError, SwappedError } from '../database/errors.ts';
import { refuseInRowEffect } from '../database/row-effects.ts';
import type { EventStore } from './event-store.ts';
import type { Appended, DomainEvent, Meta, Position } from './events.ts';
import { type InlineProjection, mayProject, writesOf } from '../consumers/projection.ts';
import { retrying } from '../database/retry.ts';

export interface Prepared<Command> {
  command: Command;
  /** The stream that begins with this command, where {@link Execution} names none. */
  stream?: string;
  /** Statements that must each find a row when the events are appended. */
  require?: readonly Sql[];
}

export interface Execution<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  /** Left out where `prepare` draws the id of a new stream: then there is nothing to load. */
  stream?: string;
  meta: Meta;
  /**
   * The command, with the facts of other streams that it leans on. Called anew for each attempt, because a lost race may
   * mean that the facts have changed: this is the place for policy checks.
   */
  prepare: () => Prepared<NoInfer<Command>> | Promise<Prepared<NoInfer<Command>>>;
  /** Named by a caller that saw this version: when the stream has moved on, ConflictError is thrown and nothing retried. */
  expectedVersion?: number;
  /** When it happened, where that is not now (seeding, importing). */
  at?: Date;
  /** Runs inside this transaction instead of alone; its owner retries. */
  tx?: Repeatable;
}

export interface Executed<State> {
  state: State;
  version: number;
  /** The last event's place; null when the command changed nothing. */
  position: Position | null;
}

const wasSwapped = (error: unknown): boolean => error instanceof SwappedError;

/** Loads a stream, decides, appends and projects inline: the one way by which events come to be. */
export class Executor {
  private readonly db: Database;
  private readonly store: EventStore;
  private readonly clock: Clock;
  private readonly inline: InlineProjection[] = [];
  private readonly contested: readonly string[];
  private readonly committed: (position: Position) => void;

  /** `contested`: the unique indexes that projections declare; the list grows as they are registered. */
  constructor(
    db: Database,
    store: EventStore,
    clock: Clock,
    contested: readonly string[],
    committed: (position: Position) => void,
  ) {
    this.db = db;
    this.store = store;
    this.clock = clock;
    this.contested = contested;
    this.committed = committed;
  }

  project(projection: InlineProjection): void {
    this.inline.push(projection);
  }

  /** Executes one command. Throws the decider's Refusal, or ConflictError when an expected version was named. */
  async execute<S, C, E extends DomainEvent>(execution: Execution<S, C, E>): Promise<Executed<S>> {
    if (!execution.tx) refuseInRowEffect();
    const once = () =>
      this.attempt(execution).catch((error: unknown) => {
        throw execution.tx ? error : asConflict(error, this.contested);
      });
    const done = await (execution.tx
      ? once()
      : retrying(once, execution.expectedVersion === undefined ? undefined : wasSwapped));
    if (done.position && !execution.tx) this.committed(done.position);
    return done;
  }

  private async attempt<S, C, E extends DomainEvent>(execution: Execution<S, C, E>): Promise<Executed<S>> {
    const { decider, meta, expectedVersion } = execution;
    const past = execution.stream ? await this.store.read(execution.tx ?? this.db.pool, execution.stream) : [];
    const version = past.length;
    if (expectedVersion !== undefined && expectedVersion !== version) {
      throw new ConflictError(`${execution.stream} stands at version ${version}, not ${expectedVersion}`);
    }
    const state = fold(decider as Decider<S, never, E>, past);
    const { command, require = [], stream = execution.stream } = await execution.prepare();
    if (stream === undefined) throw new TypeError('Neither the execution nor its preparation names a stream');
    const decided = decider.decide(command, state);
    if (decided.length === 0) return { state, version, position: null };
    const events = this.store.prepare(stream, version, decided, meta, execution.at ?? this.clock.now());
    const position = await this.write(events, require, execution.tx);
    return {
      position,
      state: decided.reduce((folded, event) => decider.evolve(folded, event), state),
      version: version + events.length,
    };
  }

  private async write(events: Appended[], require: readonly Sql[], tx?: Queryable): Promise<Position> {
    const concerned = this.inline.filter(({ handles }) => events.some(({ type }) => type in handles));
    const perEvent = events.map((event) => concerned.flatMap((projection) => writesOf(projection, event)));
    const guard = mayProject(concerned);
    const [only] = perEvent;
    const claim = claimStatement(events[0]!.stream);
    if (events.length === 1 && (only?.length ?? 0) <= 1) {
      return this.store.append(tx ?? this.db.appends, events, { require, inline: only, guard, claim });
    }
    // Several writes may touch the same row, which one statement cannot do twice: then they follow in one transaction.
    const appendAndProject = async (client: Queryable) => {
      const appended = await this.store.append(client, events, { require, claim });
      for (const statement of perEvent.flat()) await run(client, statement);
      // Behind the writes: only now the transaction holds every table.
      if (guard) await run(client, sql`select ${guard}`);
      return appended;
    };
    if (tx) return appendAndProject(tx);
    return this.db.transaction(appendAndProject, this.db.appends).catch((error: unknown) => {
      throw asConflict(error);
    });
  }
}
