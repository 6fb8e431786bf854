import { Kernel, rewrapKeys, WrongSecret } from '@lyceum/kernel';
import { CONFIG, type Config } from '../platform/config.ts';
import { openContext } from './context.ts';

const USAGE = `Usage: bin/lyceum rotate-secret
  Wraps members' encryption keys by APP_SECRET instead of the first of FORMER_APP_SECRETS. Stop every process first.`;

if (process.argv.length > 2) {
  console.error(USAGE);
  process.exit(2);
}
const context = await openContext();
const { secret, formerSecrets } = context.get<Config>(CONFIG);
const [former] = formerSecrets;
const { db } = context.get(Kernel);
try {
  if (!former) throw new WrongSecret('FORMER_APP_SECRETS is not set.');
  const keys = await rewrapKeys(db, former, secret);
  console.log(`${keys} keys are wrapped by the new secret. Start every process with it, and keep FORMER_APP_SECRETS.`);
} catch (error) {
  if (!(error instanceof WrongSecret)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.close();
}
process.exit();
