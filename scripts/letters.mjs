import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fill,
  openDatabase,
  openPostgres,
  residentMb,
  startHelper,
  startRedis,
  startRole,
} from './bench/environment.mjs';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { atEnd, sleep } from './lib/processes.mjs';
import { runToItsEnd } from './lib/program.mjs';
import { Refusal, say, step } from './lib/progress.mjs';

/**
 * `npm run bench:letters`: a thousand members look on, in five hundred conversations of two in which a hundred messages a second are sent for
 * a minute. Each message must reach its two participants and nobody else, 99 of 100 in 250 ms from being recorded, and afterwards the
 * API holds at most 110 % of the memory of before. `--seconds=N` for a shorter look.
 */
const MEMBERS = 1000;
const PER_SECOND = 100;
const seconds = Number(process.argv.find((arg) => arg.startsWith('--seconds='))?.split('=')[1] ?? 60);
const PROMISED = { p99: 250, memory: 1.1 };
const sizes = { members: MEMBERS + 1, boards: 4, topics: 200, comments: 400, likes: 10 };
const tokenOf = (memberId) => `letters-of-member-${memberId}`;

async function main() {
  await step('Packages', ensureInstalled);
  await step('Build', () => buildAll({ only: 'api' }));
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-letters-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { url } = await step('Database', () => openPostgres(dataDir, sizes));
  await step('Members', () => fill(url, sizes));
  const database = await openDatabase(url);
  const members = Array.from({ length: MEMBERS }, (_, n) => n + 2);
  await database.rows(
    `insert into identity.session (token_hash, member_id, expires_at)
     select h, m, now() + interval '1 year' from unnest($1::bytea[], $2::int[]) as s(h, m)`,
    [members.map((id) => createHash('sha256').update(tokenOf(id)).digest()), members],
  );
  const context = { dataDir, databaseUrl: url, redisUrl: await startRedis(dataDir) };
  await step('Worker', () => startRole('worker', context));
  const api = await step('API', () => startRole('api', context));
  const helper = startHelper('letters.mjs');
  const tokens = members.map((id) => [id, tokenOf(id)]);
  await step('A thousand open screens', () => helper.ask({ open: { origin: api.origin, tokens } }));
  const send = (lasting) => helper.ask({ send: { perSecond: PER_SECOND, seconds: lasting } });
  await step('Warm', () => send(10));
  const before = residentMb(api.child.pid);
  const { told } = await step(`${PER_SECOND} messages a second for ${seconds} s`, () => send(seconds));
  await sleep(10_000);
  const after = residentMb(api.child.pid);
  print(await judged(database, told), { before, after });
}

/** From the moment that each was recorded until each of its two screens had it. */
async function judged(database, { ids, heard, astray, failed }) {
  const rows = await database.rows(
    `select (data ->> 'message_id')::int as id, extract(epoch from recorded_at)::float8 * 1000 as at
     from events.event where stream_id = any($1::text[]) and version = 1`,
    [ids.map((id) => `message-${id}`)],
  );
  const at = new Map(rows.map((row) => [row.id, row.at]));
  const delays = heard.map(({ id, when }) => when - at.get(id)).sort((a, b) => a - b);
  const place = (part) => delays[Math.floor(delays.length * part)] ?? Infinity;
  const missing = ids.length * 2 - heard.length;
  return { sent: ids.length, failed, missing, astray, p50: place(0.5), p99: place(0.99), longest: delays.at(-1) };
}

function print({ sent, failed, missing, astray, p50, p99, longest }, { before, after }) {
  const [load] = loadavg();
  say(`${sent} messages to two screens each: ${missing} not heard, ${astray} heard by others, ${failed} not sent.`);
  say(`From recorded to heard: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms.`);
  say(`The API held ${before} MB before and ${after} MB after. Load of the machine: ${load.toFixed(1)}.`);
  const kept = missing + astray + failed === 0 && p99 < PROMISED.p99 && after <= before * PROMISED.memory;
  if (!kept) throw new Refusal('Not what is promised.');
}

runToItsEnd(main);
