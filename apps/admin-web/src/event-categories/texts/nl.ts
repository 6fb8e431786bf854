import type en from './en.ts';

export default {
  eventCategory: {
    create: 'Nieuwe categorie',
    createAction: 'Categorie maken',
    about: 'Over deze categorie',
    events_one: '{{count}} evenement',
    events_other: '{{count}} evenementen',
    remove: 'Verwijderen',
    removeTitle: '{{name}} verwijderen?',
    removeHint: 'De evenementen blijven, zonder categorie.',
    removeReasons: ['Wordt niet meer gebruikt', 'Per vergissing gemaakt'],
    removed: 'Categorie verwijderd',
  },
  resources: {
    'event-categories': {
      name_one: 'Evenementcategorie',
      name_other: 'Evenementcategorieën',
      fields: { name: 'Naam', color: 'Kleur', events_count: 'Openbare evenementen', reason: 'Reden' },
      notifications: { created: 'Categorie gemaakt', updated: 'Categorie opgeslagen' },
    },
  },
} satisfies typeof en;
