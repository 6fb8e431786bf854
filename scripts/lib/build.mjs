import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cacheFolder, inRoot, node24, packageBin } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { run } from './processes.mjs';

/** The libraries are used as TypeScript source: Node strips their types, vite bundles them. Nothing to build there. */
const shared = ['package-lock.json', 'tsconfig.base.json'];
const shortening = 'scripts/lib/precompress.mjs';

const targets = [
  {
    name: 'api',
    inputs: [...shared, '.swcrc', 'nest-cli.json', 'apps/api/package.json', 'apps/api/src', 'apps/api/demo'],
    output: 'apps/api/dist',
    isThere: () => existsSync(inRoot('apps', 'api', 'src', 'main.ts')),
    build: buildApi,
  },
  webApp('member-web'),
  webApp('admin-web'),
];

function webApp(name) {
  const folder = inRoot('apps', name);
  return {
    name,
    inputs: [...shared, shortening, `apps/${name}`, 'libs'],
    output: `apps/${name}/dist`,
    isThere: () => existsSync(join(folder, 'vite.config.ts')) && existsSync(join(folder, 'src', 'main.tsx')),
    build: async () => {
      // Whatever it is that builds: a test run would have React's own checks built in, at four times its weight.
      const env = { NODE_ENV: 'production' };
      await run(node24(), [packageBin('vite', 'bin/vite.js'), 'build'], { cwd: folder, env, quiet: true });
      precompress(join(folder, 'dist'));
    },
  };
}

/**
 * Builds what has changed since its last build. `force` builds everything, `only` names one target. Answers a line that
 * says what was done.
 */
export async function buildAll({ force = false, only = null } = {}) {
  const done = [];
  for (const target of targets.filter(({ name, isThere }) => isThere() && (!only || only === name))) {
    if (!force && isFresh(target)) {
      done.push(`${target.name} unchanged`);
      continue;
    }
    // Taken before the build: what changes while it runs is built next time.
    const inputs = inputsOf(target);
    await target.build();
    remember(target, inputs);
    done.push(`${target.name} built`);
  }
  return done.join(', ') || 'nothing to build yet';
}

const stampFile = ({ name }) => join(cacheFolder, 'build', `${name}.hash`);

function isFresh(target) {
  const stamp = stampFile(target);
  // Of what was built, too: something of it may have been deleted, or changed by hand.
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(inputsOf(target), target);
}

/** No build takes in the tests beside the sources. */
const inputsOf = ({ inputs }) => fingerprint(inputs, (file) => !/\.spec\.tsx?$/.test(file));

const stampOf = (inputs, { output }) => `${inputs} ${fingerprint([output])}`;

function remember(target, inputs) {
  mkdirSync(join(cacheFolder, 'build'), { recursive: true });
  writeFileSync(stampFile(target), stampOf(inputs, target));
}

/** Into a folder beside and then swapped: a failed compilation leaves the last good build, a good one no old files. */
async function buildApi() {
  const folder = inRoot('apps', 'api');
  const [next, dist] = [join(folder, 'dist-next'), join(folder, 'dist')];
  rmSync(next, { recursive: true, force: true });
  const quiet = { cwd: folder, quiet: true };
  try {
    const settings = ['-c', '../../nest-cli.json', '-p', '../../tsconfig.json'];
    await run(node24(), [packageBin('@nestjs/cli', 'bin/nest.js'), 'build', ...settings], quiet);
    // Beside it, as nest builds one folder: the demo community uses the application as a package of its name.
    const swc = ['-d', 'dist-next', '--config-file', inRoot('.swcrc'), '--ignore', '**/*.spec.ts', '--quiet'];
    await run(node24(), [packageBin('@swc/cli', 'bin/swc.js'), 'demo', ...swc], quiet);
    rmSync(dist, { recursive: true, force: true });
    renameSync(next, dist);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
