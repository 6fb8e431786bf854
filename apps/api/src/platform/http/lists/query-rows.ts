import { type Condition, conditionsOf, type Sort } from '@lyceum/contracts';

type Row<F extends string> = Record<F, string | number | boolean | null>;

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b);

/** Titles and names are compared without regard to capitals, as in lists that PostgreSQL narrows. */
const folded = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const HOLDS: Record<Condition['is'], (field: unknown, value: unknown) => boolean> = {
  '=': (field, value) => field === value,
  '<': (field, value) => field !== null && compare(field, value) < 0,
  '<=': (field, value) => field !== null && compare(field, value) <= 0,
  '>': (field, value) => field !== null && compare(field, value) > 0,
  '>=': (field, value) => field !== null && compare(field, value) >= 0,
  has: () => false,
  accepted: () => false,
};

/**
 * The query language over rows as they are answered, for lists that are short and whole. What the viewer is not told
 * cannot be asked for, since it is not in the row.
 */
export function chosen<F extends string, S extends F, T extends Row<NoInfer<F>>>(
  rows: readonly T[],
  query: Parameters<typeof conditionsOf<F>>[0] & { order_by: readonly Sort<S>[] },
): T[] {
  const asked = conditionsOf(query);
  const kept = rows.filter((row) =>
    asked.every(({ field, is, value }) => HOLDS[is](folded(row[field]), folded(value))),
  );
  return query.order_by.length === 0
    ? kept
    : kept.sort((a, b) => {
        for (const { by, descending } of query.order_by) {
          const order = compare(a[by], b[by]) * (descending ? -1 : 1);
          if (order !== 0) return order;
        }
        return 0;
      });
}
