import { boardScreens } from './screens/community/board-screens.ts';
import { conversationScreens } from './screens/community/conversation-screens.ts';
import { mediaScreens } from './screens/community/media-screens.ts';
import { memberScreens } from './screens/people/member-screens.ts';
import { pollScreens } from './screens/community/poll-screens.ts';
import { eventScreens } from './screens/community/event-screens.ts';
import { groupScreens } from './screens/community/group-screens.ts';
import { helpdeskScreens } from './screens/community/helpdesk-screens.ts';
import { searchScreens } from './screens/community/search-screens.ts';
import { welcomeScreens } from './screens/people/welcome-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'identity, shell: members and the member app': memberScreens(world),
  'community, boards: what is on them': boardScreens(world),
  'community, topics, comments: conversations': conversationScreens(world),
  'community, polls: asked and answered': pollScreens(world),
  'media: pictures, videos and sounds': mediaScreens(world),
  'community, introductions: welcomes': welcomeScreens(world),
  'community, helpdesk: tickets': helpdeskScreens,
  'calendar: events': eventScreens,
  'groups: what they are': groupScreens,
  'search: what is looked for': searchScreens,
}));
