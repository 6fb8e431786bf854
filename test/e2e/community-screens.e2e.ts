import { mediaScreens } from './screens/media-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { areFine } from './screens/shown.ts';

areFine((world) => ({
  'the member app': memberScreens(world),
  'pictures, videos and sounds': mediaScreens(world),
}));
