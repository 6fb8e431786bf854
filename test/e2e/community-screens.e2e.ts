import { boardScreens } from './screens/community/board-screens.ts';
import { conversationScreens } from './screens/community/conversation-screens.ts';
import { mediaScreens } from './screens/community/media-screens.ts';
import { memberScreens } from './screens/people/member-screens.ts';
import { pollScreens } from './screens/community/poll-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'identity, shell: members and the member app': memberScreens(world),
  'community, boards: what is on them': boardScreens(world),
  'community, topics, comments: conversations': conversationScreens(world),
  'community, polls: asked and answered': pollScreens(world),
  'media: pictures, videos and sounds': mediaScreens(world),
}));
