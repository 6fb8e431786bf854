import { sleep } from '../lib/processes.mjs';

const LONGEST_MS = 120_000;

/** Events that consumers, reactors too, have not taken in yet, of the one that is furthest behind. */
const BEHIND = `select coalesce(max(n), 0)::int as behind from (
  select (select count(*) from (select 1 from events.event e where (e.txid, e.position) > (c.txid, c.position) limit 100000) x) as n
  from events.checkpoint c) y`;

/** Lets the worker go, waits until its consumers are at rest, and holds it again. */
export async function restAfter(worker, database) {
  const [{ behind: events }] = await database.rows(BEHIND);
  const begin = Date.now();
  worker.child.kill('SIGCONT');
  let behind = events;
  while (behind > 0 && Date.now() - begin < LONGEST_MS) {
    await sleep(100);
    [{ behind }] = await database.rows(BEHIND);
  }
  const seconds = (Date.now() - begin) / 1000;
  hold(worker);
  return { events, seconds, reached: behind === 0 };
}

/** While the API is measured alone, nothing else of the application takes the machine. */
export const hold = (worker) => worker.child.kill('SIGSTOP');
export const release = (worker) => worker.child.kill('SIGCONT');
