import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, node24 } from './lib/paths.mjs';
import { openPostgres } from './lib/postgres.mjs';
import { run } from './lib/processes.mjs';
import { reportFailure } from './lib/progress.mjs';
import { startSettings } from './lib/settings.mjs';

/**
 * `npm run projections -- verify [NAME…]`: on the database that DATABASE_URL names, else on that of `npm start`, whether
 * it is running or not. Exit code 0: every projection, rebuilt from its events, equals the live one.
 */
async function main() {
  const { databaseUrl, dataDir } = startSettings();
  const tool = inRoot('apps', 'api', 'dist', 'cli', 'projections.js');
  if (!existsSync(tool)) {
    await ensureInstalled();
    await buildAll();
  }
  const own = databaseUrl ? null : await openPostgres({ dataDir: join(dataDir, 'postgres') });
  try {
    const env = { DATABASE_URL: databaseUrl ?? own.url, DATA_DIR: dataDir };
    const { code } = await run(node24(), [tool, ...process.argv.slice(2)], { env, check: false });
    process.exitCode = code;
  } finally {
    await own?.stop();
  }
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});
