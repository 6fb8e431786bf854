import type en from './first.en.ts';

export default {
  search: {
    title: 'Zoeken',
    fromField: 'Zoeken, ook tijdens het typen',
    users: 'Leden',
    topics: 'Gesprekken',
    boards: 'Borden',
    events: 'Evenementen',
    groups: 'Groepen',
    lessons: 'Lessen',
    courses: 'Cursussen',
  },
} satisfies typeof en;
