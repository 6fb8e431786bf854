import { createServer } from 'node:http';
import pg from 'pg';
import { keyOf } from './scenarios.mjs';
import { writeOf } from './bare-writes.mjs';

/**
 * The program that the API is measured against: node:http and pg with a pool of the same size, no framework, no session, no
 * rights. Reads send the statements that the API was seen to send for the same address, and pass the JSON on that
 * PostgreSQL has put together; `/flat` reads twenty rows of one table; writes are a transaction of four statements.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 16,
  options: '-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
});

const FLAT = {
  name: 'flat',
  text: `select json_agg(f)::text as page from (select * from bench.flat order by id desc limit 20) f`,
  values: [],
};
let reads = new Map();

const textIn = (row) =>
  Object.values(row ?? {}).find((value) => typeof value === 'string') ?? JSON.stringify(row ?? null);

/** All statements of one answer, on one connection, since there may be a transaction among them; the last rows are the answer. */
async function read(statements) {
  const client = await pool.connect();
  let row;
  try {
    for (const statement of statements) row = (await client.query(statement)).rows[0] ?? row;
  } finally {
    client.release();
  }
  return textIn(row);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

async function answer(request) {
  if (request.method !== 'GET') return writeOf(pool, request.method, request.url, await bodyOf(request));
  if (request.url === '/flat') return read([FLAT]);
  const statements = reads.get(keyOf({ path: request.url, headers: request.headers }));
  if (!statements) throw new Error(`Nobody has told what ${request.url} reads`);
  return read(statements);
}

const server = createServer((request, response) => {
  answer(request).then(
    (text) => {
      const body = `{"data":${text}}`;
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});

process.on('message', (told) => {
  reads = new Map(told.reads);
  process.send({ ready: true });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
