import type en from './first.en.ts';

export default {
  poll: {
    edit: 'Poll bewerken',
    question: 'Vraag',
    questionPlaceholder: 'Wat wil je weten?',
    contentPlaceholder: 'Geef details (optioneel)',
  },
} satisfies typeof en;
