import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import makeDemo, { demoSeedEnvironment, SEED } from './demo-setup.ts';
import { OwnProcess } from './deployment.ts';
import { SECRET } from './installation.ts';

const ROOT = join(__dirname, '..', '..', '..');

/** Where the data of a PostgreSQL with the demo community lies, for installations to start with a copy of it. */
export const preparedInstallation = (): string => join(process.env.DEMO_FOLDER!, 'installation');

/** Once before the fault tests: an installation takes half a minute to fill, and a second to copy. */
export default async function prepareInstallation(): Promise<void> {
  await OwnProcess.build();
  await makeDemo();
  const dataDir = preparedInstallation();
  if (existsSync(dataDir)) return;
  const postgres = await startPostgres({ dataDir, fast: true });
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'migrate.ts')], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: postgres.url },
    });
    await promisify(execFile)(process.execPath, [SEED], {
      env: demoSeedEnvironment({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(process.env.DEMO_FOLDER!, 'files'),
        APP_SECRET: SECRET,
      }),
    });
  } finally {
    await postgres.stop();
  }
}
