import { type Condition, conditionsOf, type Sort } from '@lyceum/contracts';
import { AS_ASKED } from '@lyceum/kernel';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** What a name of the query language means in SQL: something to compare, or, for a relation, the whole question. */
export type Column = Sql | Caseless | ((value: Condition['value']) => Sql);

/** A text that is compared without regard to capitals: PostgreSQL folds both sides, so that they are folded alike. */
export interface Caseless {
  lower: Sql;
}

/** Fixed texts by fixed names: nothing of a request is ever part of a statement, only its values, as parameters. */
const COMPARE: Partial<Record<Condition['is'], string>> = { '=': '=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

/** Finds a piece of a text, whatever signs it holds. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Over the row `c` of `directory.cards()`: `and …` for those whose name or username holds this text. */
export const namedLike = (search: string | undefined): Sql =>
  search
    ? sql`and (c.username || ' ' || c.first_name || ' ' || c.last_name) ilike ${likeAnywhere(search.replace(/^@/, ''))}`
    : empty;

function condition({ is, value }: Condition, column: Column): Sql {
  if (typeof column === 'function') return column(value);
  const compare = raw(COMPARE[is]!);
  if ('lower' in column) return sql`${column.lower} ${compare} lower(${value}::text)`;
  return sql`${column} ${compare} ${value}`;
}

/**
 * `and …` for everything that a query asks of its rows, empty when it asks nothing. It stands beside the list's own
 * rights, never instead of them; so a condition tells only of rows that the viewer may see.
 */
export function narrowed<F extends string>(
  query: Parameters<typeof conditionsOf<F>>[0],
  columns: Record<NoInfer<F>, Column>,
): Sql {
  const asked = conditionsOf(query);
  if (asked.length === 0) return empty;
  return sql`${AS_ASKED} and ${join(
    asked.map((each) => condition(each, columns[each.field])),
    ' and ',
  )}`;
}

const sortKey = (column: Sql | Caseless): Sql => ('lower' in column ? column.lower : column);

/** What stands behind `order by`, before the list's own last word; `otherwise` when nothing is asked. */
export function sorted<S extends string>(
  sorts: readonly Sort<S>[],
  columns: Record<NoInfer<S>, Sql | Caseless>,
  otherwise: Sql,
): Sql {
  if (sorts.length === 0) return otherwise;
  const order = sorts.map(
    ({ by, descending }) => sql`${sortKey(columns[by])} ${raw(descending ? 'desc nulls last' : 'asc nulls last')}`,
  );
  return sql`${AS_ASKED} ${join(order, ', ')}`;
}
