import { eachOf } from './insist.ts';
import type { Installation } from '../servers/installation.ts';
import { until } from '../until.ts';

const AT_ONCE = 4;

interface Killing {
  installation: Installation;
  kills: number;
  longestMs: number;
}

/** Does the work for all of them, and kills API and worker in turn while it is done, spread over it. */
export async function killedMeanwhile<T>(
  { installation, kills, longestMs }: Killing,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  const working = eachOf(all, AT_ONCE, async (one) => {
    await work(one);
    done += 1;
  });
  working.catch(() => undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    await until('some of it was done', () => done >= Math.floor((all.length * kill) / kills), longestMs);
    await installation.restart(kill % 2 ? 'worker' : 'api');
  }
  await working;
}
