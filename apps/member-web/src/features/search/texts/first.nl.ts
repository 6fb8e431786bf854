import type en from './first.en.ts';

export default {
  search: {
    title: 'Zoeken',
    users: 'Leden',
    topics: 'Gesprekken',
    boards: 'Borden',
    events: 'Evenementen',
    groups: 'Groepen',
    lessons: 'Lessen',
    courses: 'Cursussen',
  },
} satisfies typeof en;
