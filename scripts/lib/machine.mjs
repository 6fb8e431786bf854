import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { Refusal, say } from './progress.mjs';

/** What the tests need from the machine beside Node: where each may be found, and the package that brings it. */
const needs = [
  {
    // The browser without a window: it draws less, so a journey takes a fifth less time than with `chromium`.
    package: 'chromium-headless-shell',
    find: () =>
      process.env.CHROMIUM_PATH || onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
  },
  { package: 'redis-server', find: () => process.env.REDIS_SERVER_PATH || onPath('redis-server') },
  {
    // Without it the pictures that the journeys take show boxes for every emoji.
    package: 'fonts-noto-color-emoji',
    find: () => firstExisting('/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf') || !onPath('apt-get'),
  },
];

/** Installs what is missing, where the system is a Debian; answers the paths, for the environment of the tests. */
export async function prepareMachine() {
  const missing = needs.filter(({ find }) => !find()).map((need) => need.package);
  if (missing.length > 0) await installPackages(missing);
  const [chromium, redis] = needs.map(({ find }) => find());
  return { CHROMIUM_PATH: chromium, REDIS_SERVER_PATH: redis };
}

async function installPackages(packages) {
  if (!onPath('apt-get')) {
    throw new Refusal(
      `The tests need ${packages.join(', ')}, and this system has no apt-get to install them by. Install Chromium and ` +
        'Redis, and name them with CHROMIUM_PATH and REDIS_SERVER_PATH when they are not on the PATH.',
    );
  }
  say(`  installing ${packages.join(', ')} by apt-get`);
  const [command, ...prefix] = process.getuid() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const aptGet = (...args) =>
    run(command, [...prefix, ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function onPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  return firstExisting(...names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

const firstExisting = (...paths) => paths.find((path) => existsSync(path)) ?? null;
