import sql, { type Sql } from 'sql-template-tag';
import type { Appended, DomainEvent, Recorded } from '../log/events.ts';

type Writes<E> = (event: E) => Sql | readonly Sql[];
type ByType<E extends DomainEvent, Kind> = {
  [T in E['type']]?: Writes<Kind & { data: Extract<E, { type: T }>['data'] }>;
};

interface Common {
  /** Unique, `module.name`. */
  readonly name: string;
  /** Every table it writes, with schema. It reads no other. */
  readonly tables: readonly string[];
  /**
   * Its unique indexes that mean "somebody was first": commands look for what is there or free, and of two that find the
   * same the second looks again. Other violations reach the command, which refuses or answers by `violates`.
   */
  readonly contested?: readonly string[];
  /** Raised when the same events should lead to other rows: the next start rebuilds it. 1 when left out. */
  readonly version?: number;
  /**
   * Which rows come of one stream's events alone: by how the names of such streams begin (`topic` for `topic-12`), per table the
   * columns that hold the ids with which they end. When a member is erased, only the streams that hold something of theirs are
   * folded anew; a projection that cannot tell is filled anew as a whole (docs/adr/0040).
   */
  readonly ofStream?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/**
 * Where streams share rows: what the personal fields of an event have led to, said once more. Given all events of a stream that reads
 * otherwise since a key was destroyed, in order, it must leave what filling the whole anew would. Names every type of personal
 * events that it handles; one whose personal fields lead to nothing answers no statement.
 */
type Rewrites<E> = Readonly<Record<string, Writes<E>>>;

/**
 * Writes only rows that the event's own stream owns, in the append's own statement. It knows no global position, since
 * the event has none yet.
 */
export interface InlineProjection extends Common {
  readonly mode: 'inline';
  readonly handles: Readonly<Record<string, Writes<Appended<never>>>>;
  readonly rewrites?: Rewrites<Appended<never>>;
}

/** Writes what several streams share (counters, orders, unread), behind the append, in global order. */
export interface AsyncProjection extends Common {
  readonly mode: 'async';
  readonly handles: Readonly<Record<string, Writes<Recorded<never>>>>;
  /**
   * Types whose events write to the rows of all members: each is taken in by itself, and may take as long as it takes. No other
   * consumer waits for it.
   */
  readonly takesLong?: readonly string[];
  readonly rewrites?: Rewrites<Recorded<never>>;
}

/**
 * A projection turns each event into statements, from nothing but the event: no clock, no plain tables. So it can be
 * replayed into other tables and must come out the same.
 */
export type Projection = InlineProjection | AsyncProjection;

export const inlineProjection = <E extends DomainEvent>(
  declared: Common & {
    handles: ByType<E, Omit<Appended<E>, 'data'>>;
    rewrites?: ByType<E, Omit<Appended<E>, 'data'>>;
  },
): InlineProjection => ({ mode: 'inline', ...declared }) as unknown as InlineProjection;

export const asyncProjection = <E extends DomainEvent>(
  declared: Common & {
    handles: ByType<E, Omit<Recorded<E>, 'data'>>;
    takesLong?: readonly E['type'][];
    rewrites?: ByType<E, Omit<Recorded<E>, 'data'>>;
  },
): AsyncProjection => ({ mode: 'async', ...declared }) as unknown as AsyncProjection;

function statementsOf(writes: Projection['handles'], event: Appended): readonly Sql[] {
  const write = writes[event.type] as Writes<Appended> | undefined;
  if (!write) return [];
  const statements = write(event);
  return Array.isArray(statements) ? (statements as readonly Sql[]) : [statements as Sql];
}

/** The statements by which a projection takes in one event. */
export const writesOf = ({ handles }: Projection, event: Appended): readonly Sql[] => statementsOf(handles, event);

/** Those by which it says once more what the event's personal fields have led to. */
export const rewritesOf = (projection: Projection, event: Appended): readonly Sql[] =>
  statementsOf(projection.rewrites ?? {}, event);

export const versionOf = ({ version = 1 }: Projection): number => version;

/**
 * What the statement or transaction that writes the rows of these projections has to select beside, to fail where they are
 * no longer what it takes them for: replaced by a rebuild, or filled by a newer program. Null where nothing is written.
 */
export function mayProject(projections: readonly Projection[]): Sql | null {
  if (projections.length === 0) return null;
  const names = projections.map(({ name }) => name);
  const tables = projections.flatMap((projection) => projection.tables);
  return sql`events.may_project(${names}::text[], ${projections.map(versionOf)}::int[], ${tables}::text[])`;
}
