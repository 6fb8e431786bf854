import { accountScreens } from './screens/account-screens.ts';
import { consoleAccountScreens } from './screens/console-account-screens.ts';
import { consoleRunningScreens } from './screens/console-running-screens.ts';
import { consoleScreens } from './screens/console-screens.ts';
import { helpdeskScreens } from './screens/helpdesk-screens.ts';
import { areFine } from './screens/shown.ts';
import { welcomeScreens } from './screens/welcome-screens.ts';

areFine((world) => ({
  welcomes: welcomeScreens(world),
  'the helpdesk': helpdeskScreens,
  accounts: accountScreens(world),
  'accounts in the console': consoleAccountScreens(world),
  'running the community': consoleRunningScreens,
  'the console and the documentation': consoleScreens(world),
}));
