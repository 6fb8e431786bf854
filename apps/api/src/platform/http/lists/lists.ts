import type { ListMeta } from '@lyceum/contracts';
import { z } from 'zod';

/** Totals stop here: nobody pages further, and no request counts a hundred thousand rows (decisions 2). */
export const COUNT_CAP = 10_000;

/**
 * Both paging shapes of the specification for one page of a list (decisions 2). `capped`: there are more than `total` says, because
 * counting stopped there.
 */
export function listMeta(
  page: number,
  perPage: number,
  count: number,
  total: number,
  next: string | null,
  capped = total === COUNT_CAP,
): ListMeta {
  const last = Math.max(1, Math.ceil(total / perPage));
  return {
    current_page: page,
    last_page: last,
    per_page: perPage,
    total,
    pagination: { current_page: page, total_pages: last, last_page: last, per_page: perPage, count, total },
    next_cursor: next,
    ...(capped && { total_capped: true }),
  };
}

/** A list that fits on one page. */
export const whole = <T>(rows: T[]): { data: T[]; meta: ListMeta } => paged(rows, 1, Math.max(1, rows.length));

/** One page of a short list that is there as a whole. */
export function paged<T>(rows: T[], page: number, perPage: number): { data: T[]; meta: ListMeta } {
  const data = rows.slice((page - 1) * perPage, page * perPage);
  return { data, meta: listMeta(page, perPage, data.length, rows.length, null) };
}

const instant = z.iso.datetime();

/**
 * What a place in a list is made of: a moment, as PostgreSQL writes it or the app, and an id. A cursor that nobody was given may
 * hold anything, and what PostgreSQL cannot read would fail there; it knows no year 0.
 */
export const placeMoment = z
  .string()
  .refine(
    (text) => !text.startsWith('0000') && instant.safeParse(text.replace(' ', 'T').replace(/\+00$/, 'Z')).success,
  );
export const placeId = z.int32();

/** A cursor is opaque to callers: the sort key of the last row. */
export const encodeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The sort key in a cursor; null when it is missing or was not made for this list. */
export function decodeCursor<S extends z.ZodType>(cursor: string | undefined, key: S): z.output<S> | null {
  if (!cursor) return null;
  try {
    const result = key.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
