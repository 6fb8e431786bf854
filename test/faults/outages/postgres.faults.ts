import { countMade } from '../../support/log/effects.ts';
import { Installation } from '../../support/servers/installation.ts';
import { caughtUp, survival, WHOLE } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

jest.setTimeout(600_000);

const CRASHES = 5;
const BETWEEN = 300;
/** Promised are fifteen seconds; a machine that is busy with other things may take longer. */
const BACK_MS = 60_000;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

it(`promise 4: PostgreSQL is killed ${CRASHES} times under load; API and worker go on by themselves, nothing acknowledged is lost`, async () => {
  const writers = await Writers.start(installation);
  let longest = 0;
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    const before = writers.count;
    await until('the load was on', () => writers.count >= before + BETWEEN, 120_000);
    await installation.crashPostgres();
    const start = performance.now();
    const [written, made] = [writers.count, await countMade(installation)];
    await until('the API wrote again', () => writers.count > written + WRITTEN_ALREADY, BACK_MS);
    await until('the worker made effects again', async () => (await countMade(installation)) > made, BACK_MS);
    longest = Math.max(longest, performance.now() - start);
  }
  await writers.stop();
  process.stdout.write(`Both worked again after ${(longest / 1000).toFixed(1)} s at most (promised: 15).\n`);

  expect([...writers.troubles]).toEqual([503]);
  expect(await survival(installation, writers)).toEqual(WHOLE);
  await caughtUp(installation);
  for (const part of ['api', 'worker'] as const) expect(installation.part(part).hasEnded).toBe(false);
  expect(await installation.part('api').status('/health/ready')).toBe(200);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});

/** More than what can have been on its way when the server died. */
const WRITTEN_ALREADY = 16;
