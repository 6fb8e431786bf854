import { say } from '../lib/progress.mjs';

const AT = 16;

const ms = (value) => `${value.toFixed(1)} ms`;
/** Processor time, which is far less than a millisecond. */
const ms2 = (value) => value.toFixed(2);
const share = (value) => `${Math.round(value * 100)} %`;
const verdict = (holds) => (holds ? '✓' : '✗');

/** A table of text, columns as wide as they must be. */
function table(head, rows) {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells) =>
    say(`  ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}`);
  line(head);
  rows.forEach(line);
}

export function print({ rows, learnt, checks, sizes, transactions }) {
  say(
    `\n${sizes.topics.toLocaleString('en')} topics, ${sizes.comments.toLocaleString('en')} comments. Medians of five interleaved rounds.`,
  );
  say(
    'A second column compares with the bare program: the same statements, and for feeds a flat page of 20 rows. `node` and `pg`: processor time of one in ms.\n',
  );
  table(
    [
      '',
      'conn.',
      'API /s',
      'p50',
      'p95',
      'p99',
      'node',
      'pg',
      'bare /s',
      'node',
      'pg',
      'of bare',
      'flat /s',
      'of flat',
      'sql',
      'kB',
    ],
    rows.map(({ name, connections, api, bare, flat, ratio, flatRatio }) => [
      name,
      String(connections),
      String(api.perSecond),
      ms(api.p50),
      ms(api.p95),
      ms(api.p99),
      ms2(api.node),
      ms2(api.postgres),
      String(bare.perSecond),
      ms2(bare.node),
      ms2(bare.postgres),
      share(ratio),
      flat ? String(flat.perSecond) : '',
      flat ? share(flatRatio) : '',
      String(learnt.get(name).statements),
      (learnt.get(name).bytes / 1000).toFixed(1),
    ]),
  );
  for (const { name, made } of transactions) say(`  worker transactions of one ${name}: ${made}`);
  say('\nMust show:');
  for (const { title, holds, figure } of checks) say(`  ${verdict(holds)} ${title}: ${figure}`);
}

/** What is promised, with what was found. */
export function judge({ list, rows, learnt, far, rest, live, residentMb, heldSeconds }) {
  const checks = [];
  const check = (title, holds, figure) => checks.push({ title, holds, figure });
  for (const { name, floor, flatFloor, p95, perSecond } of list) {
    const at = (count) => rows.find((one) => one.name === name && one.connections === count);
    if (p95 && at(1)) check(`${name}, p95 under ${p95} ms for one caller`, at(1).api.p95 < p95, ms(at(1).api.p95));
    const row = at(AT);
    if (!row) continue;
    if (floor) check(`${name}, at least ${share(floor)} of the bare program`, row.ratio >= floor, share(row.ratio));
    if (perSecond)
      check(`${name}, at least ${perSecond} a second`, row.api.perSecond >= perSecond, String(row.api.perSecond));
    if (flatFloor)
      check(`${name}, at least ${share(flatFloor)} of a flat page`, row.flatRatio >= flatFloor, share(row.flatRatio));
    if (name.endsWith('feed') || name.startsWith('home')) {
      const { bytes } = learnt.get(name);
      check(`${name}, a page under 40 kB`, bytes < 40_000, `${(bytes / 1000).toFixed(1)} kB`);
    }
  }
  const refused = rows.reduce((sum, { api, bare }) => sum + api.refused + bare.refused, 0);
  check('no request refused', refused === 0, String(refused));
  if (far) check('page 500 by cursor within 1.5 times page 1', far <= 1.5, `${far.toFixed(2)} times`);
  if (rest) {
    const figure = `${rest.seconds.toFixed(1)} s after ${rest.events} events`;
    check('consumers at rest within 10 s of a write round', rest.reached && rest.seconds <= 10, figure);
  }
  if (live)
    check(
      'p99 from commit to live update under 250 ms at 200 writes/s',
      live.p99 < 250,
      `${ms(live.p99)} (p50 ${ms(live.p50)}, ${live.heard} heard, ${live.lost} not)`,
    );
  if (residentMb)
    check(`API under 350 MB resident ${heldSeconds} s after the load`, residentMb < 350, `${residentMb} MB`);
  return checks;
}
