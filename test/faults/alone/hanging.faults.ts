import { setTimeout as sleep } from 'node:timers/promises';
import { Installation } from '../../support/servers/installation.ts';
import type { Persona } from '../../support/persona.ts';
import { survival, WHOLE } from '../../support/faults/survivors.ts';
import { until } from '../../support/until.ts';
import { Writers } from '../../support/faults/writers.ts';

jest.setTimeout(600_000);

const HANGS_MS = 40_000;
/** Promised are 10 seconds, and 3 for what asks whether it is ready; a machine that is busy with other things takes longer. */
const BOUND_MS = 25_000;
const BACK_MS = 60_000;

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

/** Status and seconds of an answer. */
async function timed(ask: () => Promise<number>): Promise<{ status: number; seconds: number }> {
  const began = performance.now();
  const status = await ask();
  return { status, seconds: (performance.now() - began) / 1000 };
}

it(`a PostgreSQL that hangs for ${HANGS_MS / 1000} s: everybody is told so in time, it goes on at once, nothing acknowledged is lost`, async () => {
  const writers = await Writers.start(installation);
  const reader: Persona = await installation.person('member');
  const topic = await installation.topic(await installation.person('admin'), 'Hangt');
  const api = installation.part('api');
  await until('the load was on', () => writers.count > 50, 120_000);

  const goOn = installation.hangPostgres();
  const ended = sleep(HANGS_MS).then(() => goOn());
  const asks: Record<string, () => Promise<number>> = {
    ready: () => api.status('/health/ready'),
    live: () => api.status('/health/live'),
    read: () => api.status('/api/v3/topics'),
    'read by a member': async () => (await reader.send('GET', '/api/v3/topics')).status,
    write: async () =>
      (await reader.send('POST', `/api/v3/topics/${topic}/comments`, { content: '<p>Hallo?</p>' })).status,
  };
  const answers = await Promise.all(Object.values(asks).map(timed));
  const told = Object.fromEntries(Object.keys(asks).map((name, at) => [name, answers[at]!]));
  process.stdout.write(
    `${Object.entries(told)
      .map(([name, { status, seconds }]) => `${name}: ${status} after ${seconds.toFixed(1)} s`)
      .join(', ')} (promised: 10, ready 3).\n`,
  );
  expect(Object.fromEntries(Object.entries(told).map(([name, { status }]) => [name, status]))).toEqual({
    ready: 503,
    live: 200,
    read: 503,
    'read by a member': 503,
    write: 503,
  });
  for (const { seconds } of answers) expect(seconds * 1000).toBeLessThan(BOUND_MS);

  await ended;
  const [count, began] = [writers.count, performance.now()];
  await until('it was written again', () => writers.count > count, BACK_MS);
  await until('it was ready again', async () => (await api.status('/health/ready')) === 200, BACK_MS);
  process.stdout.write(`Written again after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  await writers.stop();

  expect([...writers.troubles]).toEqual([503]);
  expect(await survival(installation, writers)).toEqual(WHOLE);
  for (const part of ['api', 'worker'] as const) expect(installation.part(part).hasEnded).toBe(false);
});
