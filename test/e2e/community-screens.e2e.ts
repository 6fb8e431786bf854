import { boardScreens } from './screens/board-screens.ts';
import { conversationScreens } from './screens/conversation-screens.ts';
import { mediaScreens } from './screens/media-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { pollScreens } from './screens/poll-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'the member app': memberScreens(world),
  boards: boardScreens(world),
  conversations: conversationScreens(world),
  polls: pollScreens(world),
  'pictures, videos and sounds': mediaScreens(world),
}));
