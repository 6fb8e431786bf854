/** Something that happened, as a decider states it. Names are past tense; data is plain JSON in snake_case. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Who caused an event, in which request. Carries no personal data. */
export interface Meta {
  /** The member who acted; null for a guest or the system itself. */
  readonly actor_id: number | null;
  /** The administrator who acted as that member. */
  readonly impersonator_id?: number;
  /** The request or job: the same id stands in the logs. */
  readonly correlation_id: string;
  /** Why, where the actor gave a reason. */
  readonly reason?: string;
  /** Seeding and importing: nothing is sent, no job, no live event. */
  readonly silent?: true;
}

/** An event with its place in its stream, before it has a place in the global order. */
export interface Appended<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  /** 1 for the first event of a stream. */
  readonly version: number;
  readonly type: E['type'];
  readonly schemaVersion: number;
  readonly data: E['data'];
  readonly meta: Meta;
  readonly occurredAt: Date;
}

export interface Recorded<E extends DomainEvent = DomainEvent> extends Appended<E> {
  readonly position: Position;
  readonly recordedAt: Date;
}

/**
 * A place in the global order, `transaction.sequence`. Ordered by transaction first: a bare sequence skips events whose
 * transaction commits late.
 */
export type Position = string & { readonly brand?: 'position' };

export const START: Position = '0.0';

const PATTERN = /^(\d{1,20})\.(\d{1,19})$/;

/** The two halves of a position; throws on anything that is not one. */
export function splitPosition(position: Position): { txid: string; sequence: string } {
  const match = PATTERN.exec(position);
  if (!match) throw new TypeError(`Not a position: ${position}`);
  return { txid: match[1]!, sequence: match[2]! };
}

export const isPosition = (value: unknown): value is Position => typeof value === 'string' && PATTERN.test(value);

/** Negative when `a` comes before `b`. */
export function comparePositions(a: Position, b: Position): number {
  const left = splitPosition(a);
  const right = splitPosition(b);
  const difference = BigInt(left.txid) - BigInt(right.txid) || BigInt(left.sequence) - BigInt(right.sequence);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const laterPosition = (a: Position, b: Position): Position => (comparePositions(a, b) >= 0 ? a : b);
export const earlierPosition = (a: Position, b: Position): Position => (comparePositions(a, b) <= 0 ? a : b);
