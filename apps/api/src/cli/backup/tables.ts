import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { QUEUE_SCHEMA } from '../../platform/jobs/queue-backend.ts';
import { checksum, type Manifest, type TableFile } from './manifest.ts';

export interface Table {
  schema: string;
  /** With its schema, quoted. */
  name: string;
  /** Those that PostgreSQL does not compute, quoted. */
  columns: string[];
}

/** Tables that a rebuild or the job queue makes for itself, and the list of migrations. */
const LEFT_OUT = ['shadow', QUEUE_SCHEMA, 'public', 'information_schema'];

/** The tables of the application. A table comes after those to which its foreign keys refer. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>({
    text: `select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name,
             (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
             array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint k
                   join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
                   where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> all($1)
           order by name`,
    values: [LEFT_OUT],
  });
  const waiting = [...rows];
  const ordered: typeof rows = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => ordered.some((done) => done.name === name)));
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** Writes the rows of a table into a file of the folder. The transaction of the client decides what it sees. */
export async function writeTable(client: Client, { name, columns }: Table, folder: string): Promise<TableFile> {
  const file = `tables/${name.replaceAll('"', '')}.copy.gz`;
  const path = join(folder, file);
  const rows = client.query(to(`copy ${name} (${columns.join(', ')}) to stdout`));
  await pipeline(rows, createGzip({ level: 4 }), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { file, ...(await checksum(path)), table: name, columns, rows: rows.rowCount };
}

/** Adds the rows of a file to its table. */
export async function readTable(client: Client, { table, columns, file }: TableFile, folder: string): Promise<void> {
  const rows = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, file)), createGunzip(), rows);
}

/** Where each sequence stands. One that is ahead of the rows only leaves a gap. */
export async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string; called: boolean }>({
    text: `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
             last_value is not null as called
           from pg_sequences where schemaname not like 'pg\\_%' and schemaname <> all($1) order by name`,
    values: [LEFT_OUT],
  });
  return rows;
}
