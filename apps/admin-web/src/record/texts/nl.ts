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
    hint: 'Leden zien het weer op de oude plaats. De reden komt in de geschiedenis.',
    reasons: ['Per ongeluk verwijderd', 'Geen regel overtreden', 'Afgesproken met de auteur'],
  },
} satisfies typeof en;
