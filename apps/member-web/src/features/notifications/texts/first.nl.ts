import type en from './first.en.ts';

export default {
  notifications: {
    title: 'Meldingen',
    unread_one: '{{count}} nieuwe melding',
    unread_other: '{{count}} nieuwe meldingen',
    others_one: '<who/> en nog {{count}} ander',
    others_other: '<who/> en nog {{count}} anderen',
    settings: 'Meldingen',
    new: 'Nieuw',
    empty: 'Nog geen meldingen',
    emptyHint: 'Als iemand op je reageert, zie je dat hier.',
    failed: 'Je meldingen konden niet worden geladen',
  },
} satisfies typeof en;
