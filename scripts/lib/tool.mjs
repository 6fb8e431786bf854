import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { buildAll } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runningAddress } from './instance.mjs';
import { inRoot, node24 } from './paths.mjs';
import { openPostgres } from './postgres.mjs';
import { run } from './processes.mjs';
import { reportFailure } from './progress.mjs';
import { startSettings } from './settings.mjs';

/**
 * A command-line tool of the API, with the arguments of this process: on the database that DATABASE_URL names, else on that of
 * `npm start`, whether it is running or not. The exit code is the tool's.
 */
export async function runTool(name) {
  try {
    const { databaseUrl, dataDir } = startSettings();
    const tool = inRoot('apps', 'api', 'dist', 'cli', `${name}.js`);
    if (!existsSync(tool)) {
      await ensureInstalled();
      await buildAll();
    }
    const own = databaseUrl ? null : await openPostgres({ dataDir: join(dataDir, 'postgres') });
    try {
      const env = { DATABASE_URL: databaseUrl ?? own.url, DATA_DIR: dataDir };
      // Links that the tool prints lead to the instance that runs, whatever port that was given.
      const address = own && runningAddress(dataDir);
      if (address && !process.env.PUBLIC_URL) env.PUBLIC_URL = address;
      const { code } = await run(node24(), [tool, ...process.argv.slice(2)], { env, check: false });
      process.exitCode = code;
    } finally {
      await own?.stop();
    }
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
