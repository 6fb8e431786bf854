import { accountScreens } from './screens/people/account-screens.ts';
import { consoleAccountScreens } from './screens/console/console-account-screens.ts';
import { consoleRunningScreens } from './screens/console/console-running-screens.ts';
import { consoleCommerceScreens } from './screens/console/console-commerce-screens.ts';
import { consoleCourseScreens } from './screens/console/console-course-screens.ts';
import { consoleEventScreens } from './screens/console/console-event-screens.ts';
import { consoleGroupScreens } from './screens/console/console-group-screens.ts';
import { consoleScreens } from './screens/console/console-screens.ts';
import { courseScreens } from './screens/learning/course-screens.ts';
import { gamificationScreens } from './screens/learning/gamification-screens.ts';
import { messageScreens } from './screens/people/message-screens.ts';
import { consoleQuizScreens, quizScreens } from './screens/learning/quiz-screens.ts';
import { relationsScreens } from './screens/people/relations-screens.ts';
import { consentScreens } from './screens/house/consent-screens.ts';
import { supportScreens } from './screens/house/support-screens.ts';
import { shopScreens } from './screens/house/shop-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'identity: accounts': accountScreens(world),
  'messages: the inbox and its reports': messageScreens(world),
  'quizzes: taken': quizScreens,
  'support: help': supportScreens(world),
  'gamification: trophies and points': gamificationScreens(world),
  'consent: the policy and its console': consentScreens(),
  'learning: courses': courseScreens,
  'commerce: what was bought': shopScreens,
  'relations: who hears of whom': relationsScreens,
  'console, identity: accounts': consoleAccountScreens(world),
  'console, system: running the community': consoleRunningScreens,
  'console: records and the documentation': consoleScreens(world),
  'console: commerce': consoleCommerceScreens,
  'console: courses and their builder': consoleCourseScreens(world),
  'console: events and their categories': consoleEventScreens(world),
  'console: quizzes': consoleQuizScreens(world),
  'console: groups': consoleGroupScreens(world),
}));
