import type { PoolClient, QueryResultRow } from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from './database.ts';

/** So many rows are in memory at once. */
export const PAGE_ROWS = 200;

/** The rows of one statement, page by page. */
export interface Paged<R> {
  /** How many rows there are in all pages. */
  total: number;
  next(): Promise<R[]>;
}

/**
 * Reads a statement's rows page by page, so that memory stays flat however many there are. PostgreSQL keeps the result outside of
 * any transaction (`with hold`): nothing holds back vacuum or the readers of the log while the pages are worked at. All pages are of
 * one snapshot. Holds a connection of `repairs` until `work` ends.
 */
export async function inPages<R extends QueryResultRow, T>(
  { repairs }: Database,
  statement: Sql,
  work: (pages: Paged<R>) => Promise<T>,
  size = PAGE_ROWS,
): Promise<T> {
  const client = await repairs.connect();
  let broken: Error | undefined;
  try {
    await client.query(unnamed(sql`declare paged scroll cursor with hold for ${statement}`));
    const { rowCount } = await client.query('move forward all in paged');
    await client.query('move absolute 0 in paged');
    const next = async () => (await client.query<R>(unnamed(sql`fetch ${raw(String(size))} from paged`))).rows;
    return await work({ total: rowCount ?? 0, next });
  } finally {
    // A cursor that could not be closed ends with its connection.
    await close(client).catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

const unnamed = ({ text, values }: Sql) => ({ text, values });

/** Without the cursor there is nothing to close: the statement itself had failed. */
async function close(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ open: boolean }>(
    `select exists (select from pg_cursors where name = 'paged') as open`,
  );
  if (rows[0]!.open) await client.query('close paged');
}
