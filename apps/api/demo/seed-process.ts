import 'reflect-metadata';
import { readConfig } from '@lyceum/api/platform/config.ts';
import { createApp } from '@lyceum/api/create-app.ts';
import { Readiness } from '@lyceum/api/platform/health/readiness.ts';
import { seedDemo } from './seed.ts';

const TELL_EVERY_MS = 200;

/**
 * A process that makes the demo community and ends. All its texts, and what a thousand topics leave in memory while they are
 * made, are gone with it: the one that serves members stays small. It tells its parent what it is busy with, and ends with it.
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
