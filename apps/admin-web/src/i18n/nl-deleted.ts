import type { enDeleted } from './en-deleted.ts';

export const nlDeleted: typeof enDeleted = {
  badge: 'Verwijderd',
  withTopic: 'Met topic verwijderd',
  filter: 'Verwijderd',
  without: 'Niet verwijderd',
  only: 'Alleen verwijderd',
  at: 'Verwijderd op',
  by: 'Verwijderd door',
  restore: 'Terugzetten',
  restoreNamed: '“%{name}” terugzetten',
  title: { topic: 'Dit topic terugzetten?', comment: 'Deze reactie terugzetten?' },
  done: { topic: 'Het topic is terug.', comment: 'De reactie is terug.' },
  hint: 'Leden zien het weer op zijn oude plaats. De reden komt in de geschiedenis.',
  reasons: { 0: 'Per ongeluk verwijderd', 1: 'Bij nader inzien mag het blijven', 2: 'Na overleg met de schrijver' },
};
