import { catalogue } from '../../platform/texts/texts.ts';

/** What the settings say to administrators. */
export const settingsText = catalogue('settings', {
  'logo.picture': ['The logo must be a picture.', 'Het logo moet een afbeelding zijn.'],
});
