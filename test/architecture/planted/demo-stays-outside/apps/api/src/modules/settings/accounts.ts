// wrong: the application knows the demo community
import { accounts } from '../../../demo/accounts.ts';

export const shown = accounts;
