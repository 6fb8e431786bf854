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
  /** Raised when the same events should lead to other rows: the next start rebuilds it. 1 when left out. */
  readonly version?: number;
}

/**
 * Writes only rows that the event's own stream owns, in the append's own statement. It knows no global position, since
 * the event has none yet.
 */
export interface InlineProjection extends Common {
  readonly mode: 'inline';
  readonly handles: Readonly<Record<string, Writes<Appended<never>>>>;
}

/** Writes what several streams share (counters, orders, unread), behind the append, in global order. */
export interface AsyncProjection extends Common {
  readonly mode: 'async';
  readonly handles: Readonly<Record<string, Writes<Recorded<never>>>>;
}

/**
 * A projection turns each event into statements, from nothing but the event: no clock, no plain tables. So it can be
 * replayed into other tables and must come out the same.
 */
export type Projection = InlineProjection | AsyncProjection;

export const inlineProjection = <E extends DomainEvent>(
  declared: Common & { handles: ByType<E, Omit<Appended<E>, 'data'>> },
): InlineProjection => ({ mode: 'inline', ...declared }) as unknown as InlineProjection;

export const asyncProjection = <E extends DomainEvent>(
  declared: Common & { handles: ByType<E, Omit<Recorded<E>, 'data'>> },
): AsyncProjection => ({ mode: 'async', ...declared }) as unknown as AsyncProjection;

/** The statements by which a projection takes in one event. */
export function writesOf(projection: Projection, event: Appended): readonly Sql[] {
  const write = projection.handles[event.type] as Writes<Appended> | undefined;
  if (!write) return [];
  const statements = write(event);
  return Array.isArray(statements) ? (statements as readonly Sql[]) : [statements as Sql];
}

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
