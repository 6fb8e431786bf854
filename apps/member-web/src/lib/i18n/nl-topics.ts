import type { enTopics } from './en-topics.ts';

export const nlTopics: typeof enTopics = {
  history: {
    show: 'Eerdere versies',
    edited: 'bewerkt',
    failed: 'De eerdere versies konden niet worden geladen',
    version: 'Versie {{number}}',
    current: 'Nu',
    by: '<when/> door <who/>',
    nobody: 'een vroeger lid',
  },
  preview: { title: 'Waar het hier over gaat' },
  ticket: {
    status: 'Status',
    set: 'Zet de status op',
    statuses: { all: 'Alle', open: 'Open', hold: 'In de wacht', closed: 'Gesloten' },
    choices: { open: 'Open', hold: 'In de wacht: antwoord nodig', closed: 'Gesloten' },
    filter: 'Tickets naar status',
    private: 'Wat je hier vraagt, lezen alleen jij en de beheerders.',
    prompt: 'Waarmee helpen we je?',
    empty: 'Nog geen tickets',
    emptyStatus: 'Geen tickets met deze status',
    emptyHint: 'Stel een vraag: alleen jij en de beheerders lezen die.',
  },
  release: {
    held: 'Tegengehouden: kies een andere datum',
    scheduled: 'Gepland',
    atOnce: 'Leeg: meteen.',
    zone: 'De tijd in {{zone}}.',
    past: 'Kies een moment in de toekomst.',
    posted: 'Je gesprek verschijnt op {{when}}',
  },
};
