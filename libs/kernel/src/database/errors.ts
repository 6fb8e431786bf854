/** Somebody else appended to the stream first, or it is not where the caller believed. Worth another try. */
export class ConflictError extends Error {
  override readonly name: string = 'ConflictError';
}

/** A rebuild has put other tables in place of those that this transaction sees. Worth another try, whoever asks. */
export class SwappedError extends ConflictError {
  override readonly name = 'SwappedError';
}

/** The rows are those of a newer program: what this one writes would not fit to them. */
export class NewerVersion extends Error {
  override readonly name = 'NewerVersion';
}

/** A fact of another stream that had to hold at commit no longer does. Worth another look at the facts. */
export class StaleFactError extends Error {
  override readonly name = 'StaleFactError';
}

/** A command of this name has been carried out already; this try has changed nothing. */
export class RepeatedCommand extends Error {
  override readonly name = 'RepeatedCommand';
}

/** This program cannot read the event: it was recorded by a newer one, or its personal fields under another secret. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly position: string;
  readonly type: string;

  constructor(position: string, type: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.position = position;
    this.type = type;
  }
}

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as Partial<DatabaseError>).code === 'string';

const SERIALIZATION_CODES = new Set(['40001', '40P01']);
const STALE_FACT = 'LY002';
const NOT_THE_FIRST_TRY = 'LY003';
const SWAPPED = 'LY004';
const NEWER_VERSION = 'LY005';
const OWN_CONSTRAINTS = new Set(['event_stream_id_version_key']);

/**
 * Tells a lost race from other failures: racing appends raise 23505 on the stream's key, 40001 or 40P01. A unique index
 * of a module (a taken username) passes unchanged, see {@link violates}, unless it is among `free` (a slug that was looked for).
 */
export function asConflict(error: unknown, free: readonly string[] = []): unknown {
  if (!isDatabaseError(error)) return error;
  if (error.code === STALE_FACT) return new StaleFactError(error.message, { cause: error });
  if (error.code === NOT_THE_FIRST_TRY) return new RepeatedCommand(error.message, { cause: error });
  if (error.code === SWAPPED) return new SwappedError(error.message, { cause: error });
  if (error.code === NEWER_VERSION) return new NewerVersion(error.message, { cause: error });
  const contested = error.constraint ?? '';
  const lostRace = error.code === '23505' && (OWN_CONSTRAINTS.has(contested) || free.includes(contested));
  if (lostRace || SERIALIZATION_CODES.has(error.code)) return new ConflictError(error.message, { cause: error });
  return error;
}

/** Connection lost (08), out of resources (53), server stopping or a statement given up (57). */
const AWAY_CLASSES = new Set(['08', '53', '57']);
/** A lost race (40), a lock not given in time (55). */
const PASSING_CLASSES = new Set(['40', '55']);
const CONNECTION_LOST =
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired/;

const isOfClass = (error: unknown, classes: ReadonlySet<string>): boolean =>
  isDatabaseError(error) && error.code.length === 5 && classes.has(error.code.slice(0, 2));

/** Whether the database did not answer, or not in time: it is away, starting, hanging or has no room. */
export const isAway = (error: unknown): boolean =>
  isOfClass(error, AWAY_CLASSES) ||
  (error instanceof Error && CONNECTION_LOST.test(`${(error as Partial<DatabaseError>).code} ${error.message}`));

/** Whether the same work may well succeed later: the fault lies in the moment, not in what was asked. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ConflictError || error instanceof StaleFactError) return true;
  return isAway(error) || isOfClass(error, PASSING_CLASSES);
}

/** Whether the error is a violation of the named unique constraint or index. */
export const violates = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && error.constraint === constraint;

/** The start is refused until an operator does what the message says. */
export class StartRefused extends Error {}
