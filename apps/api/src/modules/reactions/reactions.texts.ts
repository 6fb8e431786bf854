import { catalogue } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const reactionsText = catalogue('reactions', {
  notOffered: ['This reaction is not offered here.', 'Deze reactie kan hier niet.'],
});
