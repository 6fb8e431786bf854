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
    done: { topic: 'Het topic is terug.', comment: 'De reactie is terug.' },
    hint: 'Leden zien het weer op zijn oude plaats. De reden komt in de geschiedenis.',
    reasons: ['Per ongeluk verwijderd', 'Bij nader inzien mag het blijven', 'Na overleg met de schrijver'],
  },
} satisfies typeof en;
