import type en from './en.ts';

export default {
  faq: {
    create: 'Nieuwe vraag',
    createAction: 'Vraag schrijven',
    about: 'Vraag en antwoord',
    wordsHint: 'Een lege regel begint een nieuwe alinea.',
    remove: 'Verwijderen',
    removeTitle: 'Deze vraag verwijderen?',
    removeHint: 'Hij verdwijnt meteen van de hulppagina.',
    removeReasons: ['Klopt niet meer', 'Elders beantwoord'],
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
        index: 'Plaats',
        reason: 'Reden',
      },
      notifications: { created: 'Vraag geschreven', updated: 'Vraag opgeslagen' },
    },
  },
} satisfies typeof en;
