import { constants } from 'node:os';
import { join } from 'node:path';
import { apiIsReady, spawnApi } from './lib/api-process.mjs';
import { buildAll } from './lib/build.mjs';
import { diskIsFull, refuseDatabase, refuseFaulty, refusePort } from './lib/faulty-settings.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { claimInstance } from './lib/instance.mjs';
import { onLauncherGone } from './lib/launcher.mjs';
import { inRoot, node24 } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { atEnd, cleanUp, processStamp, run, stopChild } from './lib/processes.mjs';
import { elapsed, reportFailure, say, step } from './lib/progress.mjs';
import { startSettings } from './lib/settings.mjs';

/**
 * `npm start`: everything from a fresh clone to a running application (the environment it reads: lib/settings.mjs).
 *
 * Processes: this one, the API and, without DATABASE_URL, PostgreSQL. Each may be killed at any time: the API ends when
 * its channel to us breaks, we end when one of the two does, and what PostgreSQL leaves behind the next start clears.
 */
let settings = null;
let instance = null;
let stopping = null;

async function main() {
  settings = startSettings();
  const asked = await refuseFaulty(settings);
  instance = await claimInstance(settings.dataDir);
  atEnd(() => instance.release());
  // Said before the installation and the build: nobody should wait minutes for it.
  await refusePort(settings);

  await step('Packages', ensureInstalled);
  if (!asked) await refuseDatabase(settings.databaseUrl);
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
  child.on('message', ({ claimLink }) => claimLink && sayClaim(claimLink));
  instance.update({ api: { pid: child.pid, stamp: processStamp(child.pid) } });
  exited.then(({ code, signal, error }) => {
    const reason = error?.message ?? signal ?? `code ${code}`;
    // Whoever restarts what fails has to see that it did: nobody has told us to end.
    endWith(code || (signal ? 128 + constants.signals[signal] : 1), `The API ended unexpectedly (${reason}).`);
  });
  // When it ended before it was ready, the line above takes everything down and there is nothing more to say here.
  if (!(await apiIsReady(child, settings.localAddress))) await new Promise(() => {});
}

/** There is no administrator yet. The link works once, and no longer than a day. */
function sayClaim(link) {
  say(`\n  This community has no administrator. Open this link once to become one:\n  ${link}`);
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
  if (!stopping) reportFailure(error.code === 'ENOSPC' && settings ? diskIsFull(settings.dataDir) : error);
  return shutDown(1);
});
