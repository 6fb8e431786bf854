import { spawn } from 'node:child_process';
import { inRoot } from './lib/paths.mjs';

/**
 * `npm run soak -- <name>`: what the tests do, for as long as nobody waits for it. `control` is the proof of the proof: the
 * same kills of a PostgreSQL that acknowledges before it flushes, which the harness must see. It ends well (0) when loss was
 * seen, and badly (1) when not.
 */
const SOAKS = {
  kills: { args: ['faults', 'killed.faults'], env: { SOAK_APPENDS: '100000', SOAK_KILLS: '200' } },
  jobs: {
    args: ['faults', 'jobs.faults', '-t', 'promise 13|killed'],
    env: { SOAK_JOBS: '10000', SOAK_KILLS: '50', SOAK_STALLS: '4' },
  },
  digests: { args: ['faults', 'digests.faults'], env: { SOAK_READERS: '2000', SOAK_KILLS: '30' } },
  places: { args: ['faults', 'places.faults'], env: { SOAK_JOINS: '200', SOAK_REMINDERS: '500', SOAK_KILLS: '20' } },
  learning: {
    args: ['faults', 'learning.faults'],
    env: { SOAK_ATTEMPTS: '1000', SOAK_LEARNERS: '50', SOAK_KILLS: '20' },
  },
  awards: { args: ['faults', 'awards.faults'], env: { SOAK_AWARDS: '2000', SOAK_KILLS: '20' } },
  purchases: { args: ['faults', 'purchases.faults'], env: { SOAK_PURCHASES: '200', SOAK_KILLS: '20' } },
  'last-places': { args: ['database', 'calendar/events', '-t', 'fifty'], env: { SOAK_EVENTS: '100' } },
  control: { args: ['soak', 'control.soak'], env: {} },
  letters: { args: ['faults', 'letters.faults'], env: { SOAK_MESSAGES: '2000', SOAK_KILLS: '20' } },
  models: { args: ['unit', 'decider'], env: { MODEL_RUNS: '20000' } },
  fuzz: { args: ['database', 'fuzz'], env: { FUZZ_CASES: '5000' } },
};

const [name = 'kills'] = process.argv.slice(2);
const soak = SOAKS[name];
if (!soak) {
  console.error(`There is no soak ${name}: ${Object.keys(SOAKS).join(', ')}.`);
  process.exit(1);
}
// What is given in the environment stands, for a shorter or a longer run.
const child = spawn(process.execPath, [inRoot('scripts', 'test.mjs'), ...soak.args], {
  stdio: 'inherit',
  env: { ...soak.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
