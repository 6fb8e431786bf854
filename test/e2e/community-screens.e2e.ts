import { boardScreens } from './screens/board-screens.ts';
import { conversationScreens } from './screens/conversation-screens.ts';
import { mediaScreens } from './screens/media-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { pollScreens } from './screens/poll-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'identity, shell: members and the member app': memberScreens(world),
  'community, boards: what is on them': boardScreens(world),
  'community, topics, comments: conversations': conversationScreens(world),
  'community, polls: asked and answered': pollScreens(world),
  'media: pictures, videos and sounds': mediaScreens(world),
}));
