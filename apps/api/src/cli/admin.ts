import { asciiAddress } from '@lyceum/contracts/base/email';
import { Kernel, Refusal } from '@lyceum/kernel';
import { Administrators } from '../modules/identity/index.ts';
import { openContext } from './context.ts';

const USAGE = `Usage: npm run admin -- list | create EMAIL | demote EMAIL | claim
  list          prints the administrators
  create EMAIL  makes the account of this address an administrator; without one it makes an account and prints a link to enter it
  demote EMAIL  makes an administrator a member again; the last one stays
  claim         prints a link that makes the account with which it is opened an administrator, once, within a day`;

/**
 * Runs a command and returns the lines to print.
 * @throws {Refusal} if the command is refused
 */
async function perform(administrators: Administrators, command: string, email: string): Promise<string[]> {
  switch (command) {
    case 'list': {
      const all = await administrators.list();
      const lines = all.map((one) => `${one.email}  ${one.name}${one.active ? '' : '  (has not signed in yet)'}`);
      return lines.length ? lines : ['There is no administrator.'];
    }
    case 'create': {
      const { outcome, invitation } = await administrators.create(email);
      const done = {
        promoted: `${email} is an administrator now.`,
        unchanged: `${email} is an administrator already.`,
        invited: `An account for ${email} was made.`,
      };
      return [done[outcome], ...(invitation ? [`Open this link to enter it: ${invitation}`] : [])];
    }
    case 'demote':
      return [(await administrators.demote(email)) ? `${email} is a member now.` : `${email} is no administrator.`];
    default:
      return [`Open this link and sign in: ${await administrators.claimLink(false)}`];
  }
}

const [command = '', typed = '', ...rest] = process.argv.slice(2);
/** In stored form, with the domain in ASCII. */
const email = asciiAddress(typed) ?? '';
const takesEmail = ['create', 'demote'].includes(command);
const isKnown = takesEmail || ['list', 'claim'].includes(command);
if (!isKnown || rest.length > 0 || takesEmail !== (email !== '') || (!takesEmail && typed !== '')) {
  console.error(USAGE);
  process.exit(2);
}
const context = await openContext();
try {
  for (const line of await perform(context.get(Administrators, { strict: false }), command, email)) console.log(line);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await context.get(Kernel).db.close();
}
process.exit();
