import { catalogue } from '../../platform/texts/texts.ts';

/** What the module says to somebody. */
export const linksText = catalogue('links', {
  missing: ['There is no such picture.', 'Die afbeelding is er niet.'],
});
