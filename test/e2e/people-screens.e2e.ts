import { accountScreens } from './screens/account-screens.ts';
import { consoleAccountScreens } from './screens/console-account-screens.ts';
import { consoleRunningScreens } from './screens/console-running-screens.ts';
import { consoleCommerceScreens } from './screens/console-commerce-screens.ts';
import { consoleCourseScreens } from './screens/console-course-screens.ts';
import { consoleEventScreens } from './screens/console-event-screens.ts';
import { consoleGroupScreens } from './screens/console-group-screens.ts';
import { consoleScreens } from './screens/console-screens.ts';
import { courseScreens } from './screens/course-screens.ts';
import { eventScreens } from './screens/event-screens.ts';
import { gamificationScreens } from './screens/gamification-screens.ts';
import { groupScreens } from './screens/group-screens.ts';
import { helpdeskScreens } from './screens/helpdesk-screens.ts';
import { messageScreens } from './screens/message-screens.ts';
import { consoleQuizScreens, quizScreens } from './screens/quiz-screens.ts';
import { relationsScreens } from './screens/relations-screens.ts';
import { searchScreens } from './screens/search-screens.ts';
import { consentScreens } from './screens/consent-screens.ts';
import { supportScreens } from './screens/support-screens.ts';
import { shopScreens } from './screens/shop-screens.ts';
import { areFine } from './screens/shown.ts';
import { welcomeScreens } from './screens/welcome-screens.ts';

areFine((world) => ({
  'community, introductions: welcomes': welcomeScreens(world),
  'community, helpdesk: tickets': helpdeskScreens,
  'identity: accounts': accountScreens(world),
  'messages: the inbox and its reports': messageScreens(world),
  'calendar: events': eventScreens,
  'quizzes: taken': quizScreens,
  'groups: what they are': groupScreens,
  'support: help': supportScreens(world),
  'gamification: trophies and points': gamificationScreens(world),
  'consent: the policy and its console': consentScreens(),
  'learning: courses': courseScreens,
  'commerce: what was bought': shopScreens,
  'relations: who hears of whom': relationsScreens,
  'search: what is looked for': searchScreens,
  'console, identity: accounts': consoleAccountScreens(world),
  'console, system: running the community': consoleRunningScreens,
  'console: records and the documentation': consoleScreens(world),
  'console: commerce': consoleCommerceScreens,
  'console: courses and their builder': consoleCourseScreens(world),
  'console: events and their categories': consoleEventScreens(world),
  'console: quizzes': consoleQuizScreens(world),
  'console: groups': consoleGroupScreens(world),
}));
