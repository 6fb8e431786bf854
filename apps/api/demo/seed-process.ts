import 'reflect-metadata';
import { readConfig } from '@lyceum/api/platform/config.ts';
import { createApp } from '@lyceum/api/create-app.ts';
import { Readiness } from '@lyceum/api/platform/health/readiness.ts';
import { seedDemo } from './seed.ts';

const TELL_EVERY_MS = 200;

/**
 * Process that creates the demo community and exits, so that its memory use does not burden the server process.
 * Reports its progress to the parent process, and exits when the parent does.
 */
async function main(): Promise<void> {
  const { app, start, stop } = await createApp(readConfig(process.env));
  const readiness = app.get(Readiness);
  const tell = () => {
    const { key, values } = readiness.reason;
    process.send?.({ key, values });
  };
  const telling = setInterval(tell, TELL_EVERY_MS);
  await start();
  await seedDemo(app);
  clearInterval(telling);
  await stop();
}

process.on('disconnect', () => process.exit(1));
main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
