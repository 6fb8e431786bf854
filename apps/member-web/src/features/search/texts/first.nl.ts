import type en from './first.en.ts';

export default {
  search: {
    title: 'Zoeken',
    fromField: 'Zoeken, ook terwijl je schrijft',
    users: 'Gebruikers',
    topics: 'Gesprekken',
    boards: 'Borden',
    events: 'Evenementen',
    groups: 'Groepen',
    lessons: 'Lessen',
    courses: 'Cursussen',
  },
} satisfies typeof en;
