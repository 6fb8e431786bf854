import type { Sql } from 'sql-template-tag';
import type { DomainEvent, Recorded } from '../log/events.ts';
import type { AsyncProjection } from './projection.ts';
import { versionOf, writesOf } from './projection.ts';

export type OfType<E extends DomainEvent, T extends E['type']> = Extract<E, { type: T }>;

/** What is done at each type of event that is heard. Of the other types nothing is told. */
export type Hears<E extends DomainEvent, Answer = void> = {
  readonly [T in E['type']]?: (event: Recorded<OfType<E, T>>) => Answer;
};

/** Hears events in their global order: a projection with its live listeners, or a reactor. */
export interface Consumer {
  /** Unique; the name of its checkpoint. */
  readonly name: string;
  readonly startAt: 'beginning' | 'now';
  /** In which it fills its rows; left out by what fills none. */
  readonly version?: number;
  /** The types that it hears: of others nothing is ever for it. */
  readonly types: readonly string[];
  /** Whether there is anything to do for this event. May throw what taking it in would throw. */
  concerns(event: Recorded): boolean;
  /** Whether it is taken in by itself, without the limit that statements have. */
  takesLong?(event: Recorded): boolean;
  /** What it writes for one event, in the transaction that also moves the checkpoint: so each event counts exactly once. */
  writes(event: Recorded): readonly Sql[];
  /** After the commit, where something must be told outside of the database. May be lost with the process. */
  applied(events: readonly Recorded[]): Promise<void>;
}

/** Whose position it is that one process tells another: where versions differ they do not hear the same. */
export const keyOf = ({ name, version }: Pick<Consumer, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} ${version}`;

/** Who hears of what a projection has taken in, by type. */
export type Listener = Hears<DomainEvent>;

/**
 * A projection with those who hear what it has taken in: behind its commit, in the one process that has made it. What only
 * they hear moves the checkpoint too, or every process would tell it.
 */
export class ProjectionConsumer implements Consumer {
  readonly startAt = 'beginning';
  private readonly projection: AsyncProjection;
  private readonly listeners: readonly Listener[];

  constructor(projection: AsyncProjection, listeners: readonly Listener[]) {
    this.projection = projection;
    this.listeners = listeners;
  }

  get name(): string {
    return this.projection.name;
  }

  get version(): number {
    return versionOf(this.projection);
  }

  get types(): string[] {
    return [this.projection.handles, ...this.listeners].flatMap((each) => Object.keys(each));
  }

  concerns(event: Recorded): boolean {
    if (event.type in this.projection.handles) return true;
    return !event.meta.silent && this.listeners.some((on) => event.type in on);
  }

  takesLong({ type }: Recorded): boolean {
    return this.projection.takesLong?.includes(type) ?? false;
  }

  writes(event: Recorded): readonly Sql[] {
    return writesOf(this.projection, event);
  }

  async applied(events: readonly Recorded[]): Promise<void> {
    for (const event of events) {
      if (event.meta.silent) continue;
      for (const on of this.listeners) on[event.type]?.(event);
    }
  }
}
