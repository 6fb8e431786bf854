import { sleep } from '../lib/processes.mjs';
import { hold, release } from './rest.mjs';
import { requestOf, SESSIONS } from './scenarios.mjs';

const NAMES = ['like', 'create comment'];
const TIMES = 5;
const LONGEST_MS = 20_000;

/** Consumers that are not at the end of the log, and jobs that are not done. */
const LEFT = `select ((select count(*) from events.checkpoint c where exists (
    select 1 from events.event e where (e.txid, e.position) > (c.txid, c.position)))
  + (select count(*) from events.job where due_at is null))::int as left`;
/** Each transaction that writes takes the next number; whoever only reads takes none. */
const NEXT = 'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next';

/** How many transactions the worker writes for one request, its jobs included, when nothing else goes on; medians. */
export async function workerTransactions({ list, api, worker, database }) {
  const told = [];
  for (const scenario of list.filter(({ name }) => NAMES.includes(name))) {
    const made = [];
    for (let n = 0; n < TIMES; n += 1) made.push(await ofOne(scenario, n, { api, worker, database }));
    told.push({ name: scenario.name, made: made.sort((a, b) => a - b)[Math.floor(TIMES / 2)] });
  }
  return told;
}

async function ofOne(scenario, n, { api, worker, database }) {
  const settled = async () => {
    release(worker);
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; await sleep(50)) {
      const [{ left }] = await database.rows(LEFT);
      if (left === 0) break;
    }
    hold(worker);
  };
  const ask = async (serial, as = null) => {
    const { method, path, headers, body } = { ...requestOf(scenario, serial), ...(as && { method: as }) };
    const answer = await fetch(api.origin + path, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const next = async () => Number((await database.rows(NEXT))[0].next);
  // Before it another by the same member: what the API writes only now and then is over by then.
  const serial = 900_000_000 + Math.floor(Math.random() * 1_000_000) * SESSIONS + n;
  await ask(serial);
  // Liked in the rounds, it would be liked already, and nothing made of it.
  if (scenario.name === 'like') await ask(serial + SESSIONS, 'DELETE');
  await settled();
  await ask(serial + SESSIONS);
  const before = await next();
  await settled();
  return (await next()) - before;
}
