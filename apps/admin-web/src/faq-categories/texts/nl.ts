import type en from './en.ts';

export default {
  faqCategory: {
    create: 'Nieuwe vragencategorie',
    createAction: 'Categorie maken',
    about: 'Over deze categorie',
    faqs_one: '{{count}} vraag',
    faqs_other: '{{count}} vragen',
    remove: 'Verwijderen',
    removeTitle: '{{name}} verwijderen?',
    removeHint: 'Alleen een categorie zonder vragen kan worden verwijderd.',
    removeReasons: ['Wordt niet meer gebruikt', 'Per vergissing gemaakt'],
    removed: 'Categorie verwijderd',
    indexHint: 'Laagste eerst. Laat leeg om de categorie achteraan te zetten.',
  },
  resources: {
    'faq-categories': {
      name_one: 'Vragencategorie',
      name_other: 'Vragencategorieën',
      fields: { name: 'Naam', index: 'Positie', faqs_count: 'Vragen', reason: 'Reden' },
      notifications: { created: 'Categorie gemaakt', updated: 'Categorie opgeslagen' },
    },
  },
} satisfies typeof en;
