import type en from './first.en.ts';

export default {
  messages: {
    title: 'Berichten',
    unread_one: '{{count}} ongelezen gesprek',
    unread_other: '{{count}} ongelezen gesprekken',
  },
} satisfies typeof en;
