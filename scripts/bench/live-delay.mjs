import { startHelper } from './environment.mjs';
import { release } from './rest.mjs';

const PER_SECOND = 200;

/** From the moment that a comment is recorded to its live event at a client of the API. */
export async function liveDelay({ api, worker, database, worldFile, seconds }) {
  release(worker);
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
