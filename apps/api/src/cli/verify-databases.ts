import { Kernel } from '@lyceum/kernel';
import { openContext } from './context.ts';
import { verified } from './verification.ts';

/**
 * Verifies every projection of all databases in `DATABASE_URLS`, which are separated by spaces.
 * Uses one process, because a test run leaves over a hundred databases and starting takes longer than comparing.
 * Prints differences and errors, and exits with 1 if there are any.
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
