import type en from './en.ts';

export default {
  faq: {
    create: 'Nieuwe vraag',
    createAction: 'Vraag maken',
    about: 'Vraag en antwoord',
    wordsHint: 'Laat een regel leeg tussen alinea’s.',
    remove: 'Verwijderen',
    removeTitle: 'Deze vraag verwijderen?',
    removeHint: 'De vraag verdwijnt meteen van de hulppagina.',
    removeReasons: ['Verouderd', 'Elders beantwoord'],
    removed: 'Vraag verwijderd',
  },
  resources: {
    faqs: {
      name_one: 'Vraag',
      name_other: 'Vragen',
      fields: {
        question: 'Vraag',
        words: 'Antwoord',
        faq_category_id: 'Categorie',
        faq_category: 'Categorie',
        index: 'Positie',
        reason: 'Reden',
      },
      notifications: { created: 'Vraag gemaakt', updated: 'Vraag opgeslagen' },
    },
  },
} satisfies typeof en;
