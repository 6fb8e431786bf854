import { Installation } from '../../support/servers/installation.ts';
import { survival } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

jest.setTimeout(900_000);

const CRASHES = Number(process.env.SOAK_CRASHES ?? 8);
const BETWEEN = 300;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start({ durable: false })));
afterAll(() => installation?.discard());

it(`promise 2: of what a PostgreSQL acknowledges without a flush, ${CRASHES} crashes lose some, and the harness sees it`, async () => {
  const writers = await Writers.start(installation);
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    const before = writers.count;
    await until('the load was on', () => writers.count >= before + BETWEEN, 120_000);
    await installation.crashPostgres();
  }
  // A writer whose topic was lost is refused.
  await writers.stop().catch(() => undefined);
  const { lost } = await survival(installation, writers);
  process.stdout.write(`The control lost ${lost.length} of ${writers.count} acknowledged commands.\n`);
  expect(lost.length).toBeGreaterThan(0);
});
