import { Installation, type Part } from '../../support/servers/installation.ts';
import { caughtUp, survival, WHOLE } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

/** Beside other work a kill and the commands until the next one take some ten seconds. */
const LONGEST_PER_KILL_MS = 45_000;

const APPENDS = Number(process.env.SOAK_APPENDS ?? 10_000);
const KILLS = Number(process.env.SOAK_KILLS ?? 20);
jest.setTimeout(KILLS * LONGEST_PER_KILL_MS);

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

it(`promises 1, 6 and 13: ${APPENDS} commands over ${KILLS} kills of API and worker are all there, once, whole, shown and told`, async () => {
  const writers = await Writers.start(installation, { commands: APPENDS });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // At a moment that follows from how far they have come, not from a clock.
    const next = Math.floor((APPENDS * kill) / (KILLS + 1));
    await until(`${next} commands were acknowledged`, () => writers.count >= next, 300_000);
    const part: Part = kill % 2 ? 'api' : 'worker';
    await installation.restart(part);
  }
  await until('all were acknowledged', () => writers.count >= APPENDS, 300_000);
  await writers.stop();

  expect(await survival(installation, writers)).toEqual(WHOLE);
  await caughtUp(installation);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
