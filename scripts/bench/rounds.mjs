import { askChild } from './environment.mjs';
import { keyOf, requestOf, SESSIONS } from './scenarios.mjs';
import { takenBetween, takenBy, takenByChildrenOf } from './processor.mjs';
import { restAfter } from './rest.mjs';

const ROUNDS = 5;
const WARM_UP_S = 0.2;
/** Writes begin here, and never at the same place twice. */
let serial = 1_000_000 + (Date.now() % 1_000_000) * 1000;

/** The statements that the API sends for the last of the requests, as the bare program will send them. */
async function statementsOf({ child, origin }, requests) {
  const ask = async ({ method, path, headers, body }) => {
    const answer = await fetch(origin + path, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  for (const request of requests.slice(0, -1)) await ask(request);
  child.send('record');
  const bytes = await ask(requests.at(-1));
  const { statements } = await askChild(child, 'recorded');
  return { statements, bytes };
}

/**
 * A request, and before it another by the same member: what is asked only now and then (settings, last seen, a member's key)
 * is not part of every request.
 */
function twice(scenario, n) {
  if (!scenario.writes) return [requestOf(scenario, n), requestOf(scenario, n)];
  serial += SESSIONS;
  return [requestOf(scenario, serial), requestOf(scenario, (serial += SESSIONS))];
}

/** Looks at one request of each kind, and tells the bare program what each read consists of. */
export async function learn(api, bare, list) {
  const reads = [];
  const learnt = new Map();
  for (const scenario of list) {
    const seen = [];
    for (let n = 0; n < (scenario.different ?? 4); n += 1) {
      const requests = twice(scenario, n);
      const { statements, bytes } = await statementsOf(api, requests);
      seen.push({ count: statements.length, bytes });
      if (!scenario.writes) reads.push([keyOf(requests[0]), statements]);
    }
    const mean = (pick) => Math.round((seen.reduce((sum, one) => sum + pick(one), 0) / seen.length) * 10) / 10;
    learnt.set(scenario.name, {
      statements: mean(({ count }) => count) * (scenario.per ?? 1),
      bytes: Math.max(...seen.map(({ bytes }) => bytes)),
    });
  }
  await bare.ask({ reads });
  return learnt;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const summary = (figures) => ({
  perSecond: Math.round(median(figures.map(({ perSecond }) => perSecond))),
  p50: median(figures.map(({ p50 }) => p50 ?? 0)),
  p95: median(figures.map(({ p95 }) => p95 ?? 0)),
  p99: median(figures.map(({ p99 }) => p99 ?? 0)),
  node: median(figures.map(({ node }) => node)),
  postgres: median(figures.map(({ postgres }) => postgres)),
  refused: figures.reduce((sum, { refused }) => sum + refused, 0),
});

/**
 * Rounds in turn, so that whatever else the machine does meets all alike: first everything of one number of connections, the
 * API and the bare program right after each other, then again. Answers medians, and how long projections took after writes.
 * `node` and `postgres` are the processor time of one request in ms, which depends less on what else the machine does.
 */
export async function measure({ list, connections, seconds, load, api, bare, flat, worker, database, postgres, said }) {
  const figures = new Map();
  const rests = [];
  const taken = (pid) => ({ node: takenBy(pid), postgres: takenByChildrenOf(postgres) });
  const once = async (key, { origin, child: { pid } }, scenario, count, path) => {
    const round = {
      origin,
      scenario: scenario.name,
      connections: count,
      seconds: seconds * (scenario.longer ?? 1),
      warmUp: WARM_UP_S,
      from: serial,
      path,
    };
    const before = taken(pid);
    const { figures: got } = await load.ask({ round });
    const after = taken(pid);
    const requests = got.asked / (scenario.per ?? 1);
    got.node = (after.node - before.node) / requests;
    got.postgres = takenBetween(before.postgres, after.postgres) / requests;
    serial = Math.max(serial, got.next) + 1;
    figures.set(key, [...(figures.get(key) ?? []), got]);
  };
  // The first one warms both up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const count of connections) {
      for (const scenario of list) {
        await once(`api ${scenario.name} ${count}`, api, scenario, count);
        await once(`bare ${scenario.name} ${count}`, bare, scenario, count);
        if (scenario.flatFloor) await once(`flat ${scenario.name} ${count}`, bare, scenario, count, flat);
      }
      if (list.some(({ writes }) => writes)) rests.push(await restAfter(worker, database));
    }
    if (round === 0) figures.clear();
    said(round === 0 ? 'warm' : `round ${round} of ${ROUNDS}`);
  }
  return { rows: list.flatMap((scenario) => connections.map((count) => rowOf(figures, scenario, count))), rests };
}

/** A ratio is the median of those of the rounds: what is compared was measured one right after the other. */
function rowOf(figures, { name, flatFloor }, count) {
  const of = (who) => figures.get(`${who} ${name} ${count}`);
  const against = (who) => median(of('api').map(({ perSecond }, round) => perSecond / of(who)[round].perSecond));
  return {
    name,
    connections: count,
    api: summary(of('api')),
    bare: summary(of('bare')),
    ratio: against('bare'),
    flat: flatFloor ? summary(of('flat')) : null,
    flatRatio: flatFloor ? against('flat') : null,
  };
}
