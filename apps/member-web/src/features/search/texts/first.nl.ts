import type en from './first.en.ts';

export default {
  found: {
    users: 'Gebruikers',
    topics: 'Gesprekken',
    boards: 'Borden',
  },
  searchButton: {
    open: 'Zoeken',
  },
} satisfies typeof en;
