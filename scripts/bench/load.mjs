import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import { everyScenario, requestOf } from './scenarios.mjs';

const world = JSON.parse(readFileSync(process.env.BENCH_WORLD, 'utf8'));

/**
 * The load, in a process of its own. Each message asks for one round and is answered with its figures: every connection
 * sends its next request when the last one is answered.
 */
process.on('message', ({ round }) => {
  measure(round).then(
    (figures) => process.send({ figures }),
    (error) => process.send({ error: String(error) }),
  );
});

async function measure({ origin, scenario: name, connections, seconds, warmUp, from, path }) {
  const scenario = everyScenario(world).find((one) => one.name === name);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const state = { serial: from, asked: 0, refused: 0, bytes: 0, latencies: [], begin: 0, end: 0 };
  const next = () => {
    const request = requestOf(scenario, state.serial++);
    return path ? { ...request, path } : request;
  };
  const begin = performance.now();
  state.begin = begin + warmUp * 1000;
  state.end = state.begin + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => keepAsking(pool, next, state)));
  await pool.close();
  const { latencies } = state;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  return {
    perSecond: latencies.length / seconds / (scenario.per ?? 1),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    asked: state.asked,
    refused: state.refused,
    bytes: Math.round(state.bytes / Math.max(1, latencies.length)),
    next: state.serial,
  };
}

async function keepAsking(pool, next, state) {
  for (let now = performance.now(); now < state.end;) {
    const asked = now;
    const { statusCode, body } = await pool.request(next());
    const { byteLength } = await body.arrayBuffer();
    now = performance.now();
    state.asked += 1;
    if (statusCode >= 300) state.refused += 1;
    if (asked < state.begin || now > state.end) continue;
    state.latencies.push(now - asked);
    state.bytes += byteLength;
  }
}
