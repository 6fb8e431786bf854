import type { PoolClient, QueryResultRow } from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from './database.ts';

/** So many rows are in memory at once. */
export const PAGE_ROWS = 200;

export interface Page<R> {
  rows: R[];
  /** How many rows there are in all pages. */
  total: number;
}

/**
 * Reads a statement's rows page by page, so that memory stays flat however many there are. PostgreSQL keeps the result outside of
 * any transaction (`with hold`): nothing holds back vacuum or the readers of the log while a page is worked at. All pages are of
 * one snapshot. Holds a connection of `repairs` until the last page was read or the loop over them is left.
 */
export async function* inPages<R extends QueryResultRow>(
  { repairs }: Pick<Database, 'repairs'>,
  statement: Sql,
  size = PAGE_ROWS,
): AsyncGenerator<Page<R>, void, undefined> {
  const client = await repairs.connect();
  let broken: Error | undefined;
  try {
    await client.query(unnamed(sql`declare paged scroll cursor with hold for ${statement}`));
    const total = (await client.query('move forward all in paged')).rowCount ?? 0;
    await client.query('move absolute 0 in paged');
    for (;;) {
      const { rows } = await client.query<R>(unnamed(sql`fetch ${raw(String(size))} from paged`));
      if (rows.length > 0) yield { rows, total };
      if (rows.length < size) return;
    }
  } finally {
    // A cursor that could not be closed ends with its connection.
    await close(client).catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

const unnamed = ({ text, values }: Sql) => ({ text, values });

/** If the statement itself failed, there is nothing to close. */
async function close(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ open: boolean }>(
    `select exists (select from pg_cursors where name = 'paged') as open`,
  );
  if (rows[0]!.open) await client.query('close paged');
}
