import 'reflect-metadata';
import { type Config, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { createLogger } from './http/logger.ts';
import { Readiness } from './http/readiness.ts';
import { serveHealth } from './http/worker-health.ts';

/** One process: it serves the API and the apps, projects events and runs jobs, or a part of that (config: role). */
async function main(config: Config): Promise<void> {
  const { app, start } = await createApp(config);
  stopWhenTold(() => app.close());
  if (config.role === 'worker') await serveHealth(app, config);
  else await app.listen(config.port, config.host);
  await start();
  // Loaded only where it is wanted: the demo's texts are large.
  if (config.demoMode && config.role !== 'api') await (await import('./demo/seed.ts')).seedDemo(app);
  app.get(Readiness).ready = true;
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

const config = readConfig(process.env);
main(config).catch((err: unknown) => {
  createLogger(config).fatal({ err }, 'could not start');
  process.exit(1);
});
