import type { Dutch } from '../../platform/texts/texts.ts';

export const searchDutch: Dutch = {
  'What are you looking for?': 'Waar ben je naar op zoek?',
  'A date looks like 2026-01-31 18:00:00.': 'Een datum ziet eruit als 2026-01-31 18:00:00.',
  'Only users are narrowed by a board or an inbox.': 'Alleen bij gebruikers kan een board of inbox worden genoemd.',
};
