import { relative } from 'node:path';
import { root } from './paths.mjs';
import { say } from './progress.mjs';

const SLOWEST = 10;
/** So many failures of a part are named at the end. */
const MOST_NAMED = 20;
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;

/** What a run did, collected as it goes and printed at its end. */
export class TestReport {
  parts = [];
  notRun = [];

  /**
   * A part of the run: counts of tests, and how long it took. `files` are those of jest; `failures` names the tests, or
   * says why a check failed.
   */
  add(title, { passed = 0, failed = 0, unstable = [], failures = [], files = [], milliseconds = 0 }) {
    this.parts.push({ title, passed, failed, unstable, failures, files, milliseconds });
  }

  get failed() {
    return this.sum('failed');
  }

  sum(key) {
    return this.parts.reduce((total, part) => total + part[key], 0);
  }

  /** Minutes per part, the slowest files and the share of importing. The very last line counts the tests. */
  print() {
    const files = this.parts.flatMap((part) => part.files);
    say();
    for (const { title, passed, failed, milliseconds } of this.parts) {
      const counts = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : '';
      say(`${failed > 0 ? '✗' : '✓'} ${title}${counts} (${minutes(milliseconds)})`);
    }
    printSlowest(files);
    printShares(files);
    for (const line of this.notRun) say(`Not run: ${line}`);
    const unstable = this.parts.flatMap((part) => part.unstable);
    for (const file of unstable) say(`  ! ${relative(root, file)} passed only at its second run. Fix it.`);
    say(`Test files that passed only at their second run: ${unstable.length}`);
    for (const line of this.parts.flatMap(failuresOf)) say(`  ✗ ${line}`);
    say(`${this.sum('passed')} passed, ${this.failed} failed`);
  }
}

/** Near the end, because the log of a long run is often cut at its begin. */
const failuresOf = ({ title, failures }) => failures.slice(0, MOST_NAMED).map((failure) => `${title}: ${failure}`);

function printSlowest(files) {
  if (files.length < SLOWEST) return;
  say('Slowest test files:');
  const slowest = [...files].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  for (const { file, milliseconds } of slowest) say(`  ${seconds(milliseconds).padStart(8)}  ${file}`);
}

function printShares(files) {
  const measured = files.filter(({ importing }) => importing !== undefined);
  if (measured.length === 0) return;
  const total = measured.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const importing = measured.reduce((sum, file) => sum + file.importing, 0);
  const memory = Math.max(...measured.map((file) => file.memory));
  say(`Importing took ${Math.round((100 * importing) / total)} % of ${minutes(total)} in test files.`);
  say(`Largest test process: ${Math.round(memory)} MB.`);
}
