import { constants } from 'node:os';
import { join } from 'node:path';
import { apiIsReady, spawnApi } from './lib/api-process.mjs';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { claimInstance } from './lib/instance.mjs';
import { onLauncherGone } from './lib/launcher.mjs';
import { inRoot, node24 } from './lib/paths.mjs';
import { portObstacle } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { atEnd, cleanUp, processStamp, run, stopChild } from './lib/processes.mjs';
import { elapsed, Refusal, reportFailure, say, step } from './lib/progress.mjs';
import { startSettings } from './lib/settings.mjs';

/**
 * `npm start`: everything from a fresh clone to a running application (the environment it reads: lib/settings.mjs).
 *
 * Processes: this one, the API and, without DATABASE_URL, PostgreSQL. Each may be killed at any time: the API ends when
 * its channel to us breaks, we end when one of the two does, and what PostgreSQL leaves behind the next start clears.
 */
let instance = null;
let stopping = null;

async function main() {
  const settings = startSettings();
  instance = await claimInstance(settings.dataDir);
  atEnd(() => instance.release());
  await checkPort(settings);

  await step('Packages', ensureInstalled);
  await step('Build', buildAll);
  const databaseUrl = settings.databaseUrl ?? (await ownDatabase(settings));
  const env = {
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_MODE: String(settings.demoMode),
    LOG_FILE: process.env.LOG_FILE ?? join(settings.dataDir, 'lyceum.log'),
  };
  await step('Migrations', () => run(node24(), [inRoot('scripts', 'migrate.ts')], { env }).then(() => 'done'));
  await step('Application', () => application(settings, env));
  instance.update({ address: settings.address });
  greet(settings);
}

/** Said before the installation and the build: nobody should wait minutes for it. */
async function checkPort({ host, port }) {
  const obstacle = await portObstacle(port, host);
  if (!obstacle) return;
  const reason = obstacle === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${obstacle})`;
  throw new Refusal(`Port ${port} on ${host} ${reason}. Choose another, as in: PORT=${port + 1} npm start`);
}

async function ownDatabase({ dataDir }) {
  let server;
  await step('Database', async () => {
    server = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: (message) => say(`  ${message}`) });
    return `PostgreSQL on port ${server.port}`;
  });
  atEnd(() => server.stop());
  server.exited.then(({ code, signal }) => endWith(1, `PostgreSQL ended unexpectedly (${signal ?? `code ${code}`}).`));
  return server.url;
}

async function application(settings, env) {
  const { child, exited } = spawnApi(env);
  atEnd(() => stopChild(child, { patience: 20_000 }));
  instance.update({ api: { pid: child.pid, stamp: processStamp(child.pid) } });
  exited.then(({ code, signal, error }) => {
    const reason = error?.message ?? signal ?? `code ${code}`;
    endWith(code ?? 128 + constants.signals[signal], `The API ended unexpectedly (${reason}).`);
  });
  // When it ended before it was ready, the line above takes everything down and there is nothing more to say here.
  if (!(await apiIsReady(child, settings.localAddress))) await new Promise(() => {});
}

function greet({ address, dataDir, demoMode, databaseUrl }) {
  say(`\nLyceum is ready after ${elapsed()}.\n`);
  say(`  Member app   ${address}/`);
  say(`  Console      ${address}/admin`);
  say(`  API          ${address}/api/docs`);
  if (demoMode) {
    say('\n  Demo accounts, password lyceum-demo');
    for (const name of ['admin', 'moderator', 'member']) say(`  ${name.padEnd(12)} ${name}@demo.test`);
  }
  say(
    `\n  Data and log lie in ${dataDir}${databaseUrl ? ' (files) and in the given database' : ''}. Ctrl-C stops everything.\n`,
  );
}

/** Ends everything because one part ended; says nothing when we are stopping anyway. */
function endWith(code, message) {
  if (!stopping) process.stderr.write(`\n${message}\n`);
  return shutDown(code);
}

/** Stops the API, then PostgreSQL, then ends with the code. Further calls change nothing. */
function shutDown(code) {
  if (!stopping) {
    // A start that comes now waits for us instead of reporting a running instance.
    instance?.update({ state: 'stopping' });
    stopping = cleanUp().finally(() => process.exit(code));
  }
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shutDown(0));

onLauncherGone(() => shutDown(0));

main().catch((error) => {
  if (!stopping) reportFailure(error);
  return shutDown(1);
});
