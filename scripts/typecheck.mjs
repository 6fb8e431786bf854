import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cacheFolder, inRoot, node24, packageBin } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { filesBelow } from './lib/fingerprint.mjs';
import { Refusal, reportFailure, step } from './lib/progress.mjs';

/**
 * `npm run typecheck`: every TypeScript project of the repository. The libraries are checked once with the API and
 * once under their own stricter rule that Node must be able to strip their types.
 */
const projects = [
  { config: 'tsconfig.json', sources: ['libs', 'apps/api', 'scripts', 'test'] },
  ...['libs/kernel', 'libs/contracts', 'libs/editor', 'libs/browser', 'apps/member-web', 'apps/admin-web'].map(
    (folder) => ({
      config: `${folder}/tsconfig.json`,
      sources: [`${folder}/src`],
    }),
  ),
];

const hasSources = ({ config, sources }) =>
  existsSync(inRoot(config)) && filesBelow(sources).some((file) => /\.tsx?$/.test(file));

async function check({ config }) {
  const cache = join(cacheFolder, 'types', `${config.replaceAll('/', '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', cache];
  const { code, output } = await run(
    node24(),
    [packageBin('typescript', 'bin/tsc'), '--noEmit', ...incremental, '-p', inRoot(config)],
    { quiet: true, check: false },
  );
  return { config, failed: code !== 0, output };
}

/** Two at a time: the machine that this must be quick on has two cores. */
async function checkAll(queue) {
  const results = [];
  const worker = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) results.push(await check(project));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

try {
  await step('Packages', ensureInstalled);
  await step('Type check', async () => {
    const failed = (await checkAll(projects.filter(hasSources))).filter((result) => result.failed);
    if (failed.length > 0) throw new Refusal(failed.map(({ config, output }) => `${config}\n${output}`).join('\n'));
  });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
