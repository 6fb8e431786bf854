import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { reportFailure, step } from './lib/progress.mjs';

/** `npm run build`: builds the API and the web apps where their sources have changed; `-- --force` builds all. */
try {
  await step('Packages', ensureInstalled);
  await step('Build', () => buildAll({ force: process.argv.includes('--force') }));
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
