import { Kernel } from '@lyceum/kernel';
import { openContext } from './context.ts';
import { verified } from './verification.ts';

/**
 * Every projection of every database that DATABASE_URLS names, separated by blanks, in one process: a run of the tests leaves over a hundred,
 * and to start takes longer than to compare. Says what differs, or went wrong, and where; exit code 1.
 */
async function faultOf(address: string): Promise<string | null> {
  try {
    const context = await openContext({ DATABASE_URL: address });
    const kernel = context.get(Kernel);
    try {
      const { lines, equal } = await verified(kernel, kernel.projections);
      return equal ? null : lines.filter((line) => line.includes('DIFFERS')).join('\n');
    } finally {
      await kernel.db.close();
    }
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
}

const faults: string[] = [];
for (const address of process.env.DATABASE_URLS!.split(' ')) {
  const fault = await faultOf(address);
  if (fault) faults.push(`${new URL(address).pathname.slice(1)}:\n${fault}`);
}
if (faults.length > 0) console.error(faults.join('\n'));
process.exit(faults.length > 0 ? 1 : 0);
