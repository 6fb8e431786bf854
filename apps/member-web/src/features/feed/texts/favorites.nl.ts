import type en from './favorites.en.ts';

export default {
  favorites: {
    none: 'Nog geen favorieten',
    hint: 'Kies “Toevoegen aan favorieten” in het menu van een gesprek om het hier te zien.',
  },
} satisfies typeof en;
