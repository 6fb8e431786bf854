import { buildAll } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { prepareMachine } from './lib/machine.mjs';
import { runToItsEnd } from './lib/program.mjs';
import { say, step } from './lib/progress.mjs';
import { busiest, memberCookies, startCommunity } from './first-load/community.mjs';
import { judge, median, print } from './first-load/report.mjs';
import { gzippedScripts } from './first-load/scripts.mjs';

/**
 * `npm run bench:first-load`: what a browser that has never been here loads, and when it shows something
 * (docs/performance.md). Starts the demo community on a database of its own.
 *
 *   --url=ADDRESS   measures an instance that is running already, with its demo accounts
 *   --only=TEXT     only screens with this in their name
 *   --runs=N        so many instead of five
 *   --files         tells every file of the first run
 *   --json          ends with one line of JSON
 */
const option = (name) => process.argv.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
const valueOf = (name) => option(name)?.split('=')[1];
const runs = Number(valueOf('runs') ?? 5);
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 1000 } };

function screensOf({ board, topic }, member) {
  const card = '[data-card]';
  return [
    { name: 'feed, guest', path: '/', mark: card, isFeed: true },
    { name: 'feed, member', path: '/', mark: card, cookies: member, isFeed: true },
    { name: 'board, guest', path: `/boards/${board.slug}`, mark: card },
    { name: 'topic, member', path: `/conversations/${topic.slug}`, mark: '[id^="comment-"]', cookies: member },
    { name: 'settings, member', path: '/profile/settings/profile', mark: 'main form', cookies: member },
  ];
}

async function main() {
  await step('Packages', ensureInstalled);
  const { CHROMIUM_PATH: executablePath } = await prepareMachine();
  // Behind the installation: on a fresh clone the browser's driver comes with it.
  const { visit } = await import('./first-load/visit.mjs');
  if (!option('url')) await step('Build', buildAll);
  const origin = valueOf('url') ?? (await step('Demo community', startCommunity));
  const screens = screensOf(await busiest(origin), await memberCookies(origin));
  const wanted = screens.filter(({ name }) => name.includes(valueOf('only') ?? ''));
  const rows = [];
  await step('Visits', async () => {
    for (const screen of wanted) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const visits = [];
        // The server is warm, the browser never is.
        await fetch(origin + screen.path, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
        for (let run = 0; run < runs; run += 1)
          visits.push(await visit({ cookies: [], ...screen, origin, viewport, executablePath }));
        rows.push({ ...screen, size, ...summary(visits), scripts: await gzippedScripts(visits[0].files) });
      }
    }
  });
  const checks = judge(rows);
  print(rows, checks, { files: Boolean(option('files')) });
  if (option('json')) say(JSON.stringify({ rows: rows.map(({ cookies: _, files: __, ...row }) => row), checks }));
}

/** Of all visits: the middle one by each measure, and the worst shift. */
function summary(visits) {
  const of = (measure) => median(visits.map(measure));
  const bytes = (files) => files.reduce((sum, file) => sum + file.bytes, 0);
  const shown = ({ kind }) => kind === 'Image';
  return {
    painted: of(({ painted }) => painted),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    shifts: visits.flatMap(({ shifts }) => shifts),
    bytes: of(({ files }) => bytes(files.filter((file) => !shown(file)))),
    requests: of(({ files }) => files.length),
    files: visits[0].files,
  };
}

runToItsEnd(main);
