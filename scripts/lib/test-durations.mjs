import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Seconds that each test file took; they order the files (test-order.mjs). */
const file = inRoot('test', 'durations.json');

export const readDurations = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Adds the files of a run to the committed durations, and drops files that are gone. */
export function recordDurations(files) {
  const measured = files.map((each) => [each.file, Math.round(each.milliseconds / 100) / 10]);
  const all = Object.entries({ ...readDurations(), ...Object.fromEntries(measured) });
  const present = all.filter(([path]) => existsSync(inRoot(path))).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(present), null, 2)}\n`);
}
