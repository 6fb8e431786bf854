import type en from './en.ts';

export default {
  deleted: {
    badge: 'Verwijderd',
    withTopic: 'Met topic verwijderd',
    filter: 'Verwijderd',
    without: 'Niet verwijderd',
    only: 'Alleen verwijderd',
    at: 'Verwijderd op',
    by: 'Verwijderd door',
    restore: 'Terugzetten',
    restoreNamed: '“{{name}}” terugzetten',
    title: { topic: 'Dit topic terugzetten?', comment: 'Deze reactie terugzetten?' },
    done: { topic: 'Topic teruggezet.', comment: 'Reactie teruggezet.' },
    delete: 'Verwijderen',
    deleteNamed: '“{{name}}” verwijderen',
    deleteTitle: { topic: 'Dit topic verwijderen?', comment: 'Deze reactie verwijderen?' },
    deleteHint: {
      topic: 'Leden zien het topic en de reacties niet meer. Je kunt het terugzetten.',
      comment: 'Leden zien de reactie en de antwoorden niet meer. Je kunt de reactie terugzetten.',
    },
    deleteDone: { topic: 'Topic verwijderd.', comment: 'Reactie verwijderd.' },
    deleteReasons: ['Spam', 'Regels overtreden', 'Hoort hier niet', 'Dubbel geplaatst', 'Op verzoek van de auteur'],
    hint: 'Leden zien het weer op de oude plaats. De reden komt in de geschiedenis.',
    reasons: ['Per ongeluk verwijderd', 'Geen regel overtreden', 'Afgesproken met de auteur'],
  },
} satisfies typeof en;
