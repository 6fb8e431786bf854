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
    indexHint: 'De laagste staat vooraan; leeg gelaten staat hij achteraan.',
  },
  resources: {
    'faq-categories': {
      name_one: 'Vragencategorie',
      name_other: 'Vragencategorieën',
      fields: { name: 'Naam', index: 'Plaats', faqs_count: 'Vragen', reason: 'Reden' },
      notifications: { created: 'Categorie gemaakt', updated: 'Categorie opgeslagen' },
    },
  },
} satisfies typeof en;
