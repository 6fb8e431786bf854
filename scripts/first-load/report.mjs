import { say } from '../lib/progress.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value) => `${Math.round(value)} ms`;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** What is promised of a first load, with what was found. */
export function judge(rows) {
  return rows.flatMap(({ name, size, isFeed, scripts, bytes, painted, shift }) => {
    const check = (title, holds, figure) => ({ title: `${name}, ${size}: ${title}`, holds, figure });
    const still = check('shifts less than 0.02', shift < 0.02, shift.toFixed(4));
    if (!isFeed) return [still];
    return [
      check('at most 220 kB of gzipped JavaScript', scripts <= 220_000, kB(scripts)),
      check('at most 500 kB without pictures', bytes <= 500_000, kB(bytes)),
      check('first topic card within 1.5 s', painted <= 1500, ms(painted)),
      still,
    ];
  });
}

export function print(rows, checks, { files }) {
  say('\n                      JavaScript (gzip)   all but pictures   requests   painted   shift');
  for (const { name, size, scripts, bytes, requests, painted, shift } of rows) {
    const cells = [kB(scripts), kB(bytes), String(requests), ms(painted), shift.toFixed(4)];
    const widths = [17, 18, 10, 9, 7];
    say(`  ${`${name}, ${size}`.padEnd(22)}${cells.map((cell, i) => cell.padStart(widths[i])).join(' ')}`);
  }
  for (const row of rows) {
    for (const { value, at, parts } of row.shifts.filter((each) => each.value > 0.001))
      say(`  ${row.name}, ${row.size}: shifted ${value.toFixed(4)} at ${ms(at)}: ${parts.join(' | ')}`);
    if (files)
      for (const { kind, bytes, url } of row.files) say(`  ${kind.padEnd(12)} ${kB(bytes).padStart(9)}  ${url}`);
  }
  say('\nMust show:');
  for (const { title, holds, figure } of checks) say(`  ${holds ? '✓' : '✗'} ${title}: ${figure}`);
}
