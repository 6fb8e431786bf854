import { Kernel } from '@lyceum/kernel';
import { openContext } from './context.ts';
import { verified } from './verification.ts';

/**
 * Every projection of every database that DATABASE_URLS names, separated by blanks, in one process: a run of the tests leaves over a hundred,
 * and to start takes longer than to compare. Says what differs, or went wrong, and where; exit code 1.
 */
const faults: string[] = [];
for (const address of (process.env.DATABASE_URLS ?? '').split(' ').filter(Boolean)) {
  const found = await faultsIn(address).catch((error: Error) => [error.stack ?? error.message]);
  if (found.length > 0) faults.push(`${new URL(address).pathname.slice(1)}:`, ...found);
}
if (faults.length > 0) console.error(faults.join('\n'));
process.exit(faults.length > 0 ? 1 : 0);

async function faultsIn(address: string): Promise<string[]> {
  const context = await openContext({ DATABASE_URL: address });
  try {
    const kernel = context.get(Kernel);
    const verdicts = await verified(kernel, kernel.projections);
    return verdicts.filter(({ equal }) => !equal).map(({ line }) => line);
  } finally {
    await context.close();
  }
}
