import type en from './first.en.ts';

export default {
  notifications: {
    title: 'Meldingen',
    unread_one: '{{count}} nieuwe melding',
    unread_other: '{{count}} nieuwe meldingen',
    comment: '<who/> reageerde op <what/>',
    ticket: '<who/> opende een ticket: <what/>',
    held: 'Niet verschenen: <what/>. Wie het plande, mag daar niet meer plaatsen.',
    new: 'Nieuw',
    empty: 'Nog niets',
    emptyHint: 'Als iemand op een van je gesprekken reageert, zie je dat hier.',
    failed: 'Je meldingen konden niet worden geladen',
  },
} satisfies typeof en;
