import { sleep } from '../lib/processes.mjs';
import { startHelper } from './environment.mjs';
import { release } from './rest.mjs';

const PER_SECOND = 200;
const LONGEST_S = 120;

/** Until nothing is left to be done of what the rounds before have written: the delay at a steady pace is meant, not behind a queue. */
async function workedOff({ origin }) {
  for (let second = 0; second < LONGEST_S; second += 1) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const waiting = [...metrics.matchAll(/^lyceum_jobs\{state="(?:waiting|prioritized|active)"\} (\d+)$/gm)];
    const behind = [...metrics.matchAll(/^lyceum_processor_lag_events\{.*\} (\d+)$/gm)];
    if ([...waiting, ...behind].every(([, count]) => count === '0')) return;
    await sleep(1000);
  }
}

/** From the moment that a comment is recorded to its live event at a client of the API. */
export async function liveDelay({ api, worker, database, worldFile, seconds }) {
  release(worker);
  await workedOff(api);
  const { heard } = await startHelper('live.mjs', { BENCH_WORLD: worldFile }).ask({
    live: { origin: api.origin, perSecond: PER_SECOND, seconds, from: Date.now() % 1_000_000_000 },
  });
  const recorded = await database.rows(
    `select replace(stream_id, 'comment-', '')::int as id, extract(epoch from recorded_at)::float8 * 1000 as at
     from events.event where stream_id = any($1::text[]) and version = 1`,
    [heard.ids.map((id) => `comment-${id}`)],
  );
  const heardAt = new Map(heard.ids.map((id, i) => [id, heard.at[i]]));
  const delays = recorded.filter(({ id }) => heardAt.get(id)).map(({ id, at }) => heardAt.get(id) - at);
  delays.sort((a, b) => a - b);
  const place = (part) => delays[Math.floor(delays.length * part)] ?? Infinity;
  return {
    p50: place(0.5),
    p99: place(0.99),
    heard: delays.length,
    lost: recorded.length - delays.length,
    failed: heard.failed,
  };
}
