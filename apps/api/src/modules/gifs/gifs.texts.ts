import { catalogue } from '../../platform/texts/texts.ts';

/** What GIFs say to members. */
export const gifsText = catalogue('gifs', {
  'gif.unknown': ['Choose a GIF from the panel.', 'Kies een GIF uit het paneel.'],
  'gif.missing': ['There is no such GIF.', 'Die GIF is er niet.'],
  'gif.away': [
    'The GIF service is not available. Please try again.',
    'De GIF-dienst antwoordt niet. Probeer het opnieuw.',
  ],
});
