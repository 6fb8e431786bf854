import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runToItsEnd } from './lib/program.mjs';
import { atEnd, sleep } from './lib/processes.mjs';
import { say, step } from './lib/progress.mjs';
import {
  askChild,
  fill,
  openDatabase,
  openPostgres,
  residentMb,
  startHelper,
  startRedis,
  startRole,
} from './bench/environment.mjs';
import { liveDelay } from './bench/live-delay.mjs';
import { farAgainstNear } from './bench/pages.mjs';
import { makeGatherings } from './bench/gatherings.mjs';
import { makeScores } from './bench/scores.mjs';
import { makeTeaching } from './bench/teaching.mjs';
import { judge, print } from './bench/report.mjs';
import { hold, restAfter } from './bench/rest.mjs';
import { learn, measure } from './bench/rounds.mjs';
import {
  gatheringScenarios,
  scenarios,
  scoreScenarios,
  SESSION_MEMBERS,
  teachingScenarios,
  worldOf,
} from './bench/scenarios.mjs';
import { workerTransactions } from './bench/worker-transactions.mjs';

/**
 * `npm run bench`: fills a database of its own with 100,000 topics and 1,000,000 comments and measures the API role beside a
 * bare program (docs/performance.md).
 *
 *   --json          ends with one line of JSON
 *   --keep          keeps the filled database for the next run (DATA_DIR says where, default .data/bench)
 *   --quick         a tenth of the rows, shorter rounds: for looking while one works, not for figures
 *   --only=TEXT     only what has this in its name
 *   --connections=N only with so many connections
 *   --profile       writes a CPU profile of the API into DATA_DIR when it ends
 */
const option = (name) => process.argv.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
const valueOf = (name) => option(name)?.split('=')[1];
const quick = Boolean(option('quick'));
const keep = Boolean(option('keep'));
const only = valueOf('only');
const connections = valueOf('connections') ? [Number(valueOf('connections'))] : [1, 16, 64];
const scale = quick ? 10 : 1;
const sizes = {
  members: 2000,
  boards: 40,
  topics: 100_000 / scale,
  comments: 1_000_000 / scale,
  likes: 200_000 / scale,
};
const heldSeconds = quick ? 5 : 60;
const seconds = quick ? 0.4 : 1;

async function main() {
  await step('Packages', ensureInstalled);
  await step('Build', () => buildAll({ only: 'api' }));
  const dataDir = dataFolder();
  const { url, pid, isFilled } = await step('Database', () => openPostgres(dataDir, sizes));
  if (!isFilled)
    await step(`Seed: ${sizes.topics} topics, ${sizes.comments} comments`, async () => void (await fill(url, sizes)));
  const database = await openDatabase(url);
  const world = await worldOf(database, sizes);
  const worldFile = join(dataDir, 'world.json');
  writeFileSync(worldFile, JSON.stringify(world));
  const context = { dataDir, databaseUrl: url, redisUrl: await startRedis(dataDir) };
  const worker = await step('Worker', () => startRole('worker', context));
  const probe = ['--import', pathToFileURL(inRoot('scripts', 'bench', 'probe.mjs')).href];
  const profile = option('profile') ? ['--cpu-prof', '--cpu-prof-dir', dataDir] : [];
  const api = await step('API', () => startRole('api', context, [...probe, ...profile]));
  hold(worker);
  const bare = startHelper('bare.mjs', { DATABASE_URL: url });
  const { port } = await askChild(bare.child);
  const load = startHelper('load.mjs', { BENCH_WORLD: worldFile });

  const isWanted = ({ name }) => !only || name.includes(only);
  const list = scenarios(world).filter(isWanted);
  const learnt = await step('What each request asks', () => learn(api, bare, list));
  const measured = {
    list,
    connections,
    seconds,
    load,
    api,
    bare: { origin: `http://127.0.0.1:${port}`, child: bare.child },
    flat: '/flat',
    worker,
    database,
    postgres: pid,
  };
  const { rows, rests } = await step('Rounds', () => measure({ ...measured, said: (text) => say(`  ${text}`) }));
  const transactions = await step('Worker transactions', () => workerTransactions(measured));
  const far = only ? null : await step('Page 500', () => farAgainstNear(measured));
  const memory = only
    ? null
    : await step('Memory', () => sleep(heldSeconds * 1000).then(() => residentMb(api.child.pid)));
  const live = only
    ? null
    : await step('Live updates', () => liveDelay({ api, worker, database, worldFile, seconds: quick ? 3 : 10 }));

  const later = [
    ['Events and a group', gatheringScenarios, () => makeGatherings(api, database, SESSION_MEMBERS)],
    ['Courses and a quiz', teachingScenarios, () => makeTeaching(api, database, teachingSizes(sizes))],
    ['Points and trophies', scoreScenarios, () => makeScores(api)],
  ];
  for (const [title, scenariosOf, make] of later) {
    if (!scenariosOf(world).some(isWanted)) continue;
    await step(title, async () => {
      Object.assign(world, await make());
      writeFileSync(worldFile, JSON.stringify(world));
      await restAfter(worker, database);
    });
    const theirs = scenariosOf(world).filter(isWanted);
    for (const [name, told] of await learn(api, bare, theirs)) learnt.set(name, told);
    const those = { ...measured, list: theirs, load: startHelper('load.mjs', { BENCH_WORLD: worldFile }) };
    const more = await step('Their rounds', () => measure({ ...those, said: (text) => say(`  ${text}`) }));
    rows.push(...more.rows);
    list.push(...theirs);
  }

  const rest = rests.sort((a, b) => b.seconds - a.seconds)[0] ?? null;
  const checks = judge({ list, rows, learnt, far, rest, live, residentMb: memory, heldSeconds });
  print({ rows, learnt, checks, sizes, transactions });
  if (!option('json')) return;
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
  const told = rows.map((row) => ({ ...row, ...learnt.get(row.name) }));
  say(
    JSON.stringify({ machine, sizes, seconds, rows: told, far, rest, live, transactions, resident_mb: memory, checks }),
  );
}

/** A thousand courses of ten lessons and a hundred learners; with fewer rows as many fewer. */
const teachingSizes = ({ members }) => ({ sessions: SESSION_MEMBERS, members, courses: 1000 / scale });

function dataFolder() {
  if (keep) {
    const folder = resolve(process.env.DATA_DIR ?? inRoot('.data', 'bench'));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

runToItsEnd(main);
