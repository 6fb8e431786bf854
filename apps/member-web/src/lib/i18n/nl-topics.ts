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
  release: {
    scheduled: 'Gepland',
    atOnce: 'Leeg: meteen.',
    zone: 'De tijd in {{zone}}.',
    past: 'Kies een moment in de toekomst.',
    posted: 'Je gesprek verschijnt op {{when}}',
  },
};
