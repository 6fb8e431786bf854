import { catalogue } from '../../platform/texts/texts.ts';

/** What the search says to somebody. */
export const searchText = catalogue('search', {
  'topics.only': ['These filters apply to conversations only.', 'Deze filters gelden alleen voor gesprekken.'],
  'users.only': [
    'Only a search for users can be limited to a board or an inbox.',
    'Alleen bij gebruikers kan een bord of inbox worden genoemd.',
  ],
  'board.missing': ['There is no such board.', 'Dat bord is er niet.'],
});
