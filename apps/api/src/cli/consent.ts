import { Kernel } from '@lyceum/kernel';
import { DecisionQueries } from '../modules/consent/index.ts';
import { openContext } from './context.ts';

const USAGE = `Usage: npm run consent -- verify
  verify  compares every line of the ledger of consent with its own hash, the line before and what was recorded; exit code 1
          names each line that was changed or is missing, by its subject and number, without what was decided`;

if (process.argv[2] !== 'verify') {
  console.error(USAGE);
  process.exit(2);
}
const context = await openContext();
const { lines, broken } = await context.get(DecisionQueries, { strict: false }).verify();
for (const { subject, number, fault } of broken) console.log(`${subject} line ${number} ${fault}`);
console.log(
  broken.length === 0 ? `${lines} lines verified.` : `${broken.length} of ${lines} lines are not as recorded.`,
);
await context.get(Kernel).db.close();
process.exit(broken.length === 0 ? 0 : 1);
