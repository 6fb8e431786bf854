import 'reflect-metadata';
import { Kernel, NewerVersion, StartRefused } from '@lyceum/kernel';
import type { Logger } from 'pino';
import { type Config, readConfig } from './platform/config.ts';
import { createApp } from './create-app.ts';
import { Administrators } from './modules/identity/index.ts';
import { makeDemo, needsNoDemo } from './demo.ts';
import { createLogger, LOGGER } from './platform/observability/logger.ts';
import { Readiness } from './platform/health/readiness.ts';
import { serveHealth } from './platform/health/worker-health.ts';
import { platformText } from './platform/texts/platform.texts.ts';

/** One process: it serves the API and the apps, projects events and runs jobs, or a part of that (config: role). */
async function main(config: Config): Promise<void> {
  const { app, start, stop } = await createApp(config);
  logRejections(app.get<Logger>(LOGGER));
  stopWhenTold(stop);
  if (config.role === 'worker') await serveHealth(app, config);
  else await app.listen(config.port, config.host);
  const readiness = app.get(Readiness);
  if (config.demoMode && config.role !== 'api' && !(await needsNoDemo(app.get(Kernel).db.pool))) {
    await makeDemo((what) => (readiness.reason = what));
  }
  await start();
  if (config.role !== 'api') await tellClaimLink(app.get(Administrators));
  readiness.reason = platformText('failure.starting');
  readiness.ready = true;
}

/** `npm start` prints it: while there is no administrator, whoever runs the installation becomes one by this link. */
async function tellClaimLink(administrators: Administrators): Promise<void> {
  if (!process.send || (await administrators.exist())) return;
  process.send({ claimLink: await administrators.claimLink(true) });
}

/**
 * A promise that failed and that nobody has waited for concerns one request or job, whose own work is in a transaction: the
 * process is whole, and all others go on. It is a fault all the same, and told as one. What is thrown beside any promise still
 * ends the process: nobody knows what it has left half done.
 */
function logRejections(logger: Logger): void {
  process.on('unhandledRejection', (err) => logger.error({ err }, 'a failure that nobody has waited for'));
}

/** From before the port is taken: whoever starts next must find it free, even when this start has not ended. */
function stopWhenTold(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent that started us is gone, by whatever end.
  process.on('disconnect', stop);
  if (process.connected === false) stop();
}

/** What stands wrong in the environment is for people to read, not for the log. */
function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const config = configured();
main(config).catch((err: unknown) => {
  const logger = createLogger(config);
  // Without a stack: the sentence says what an operator has to do.
  if (err instanceof StartRefused || err instanceof NewerVersion) logger.fatal(`could not start: ${err.message}`);
  else logger.fatal({ err }, 'could not start');
  process.exit(1);
});
