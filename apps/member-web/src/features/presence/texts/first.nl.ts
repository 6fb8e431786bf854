import type en from './first.en.ts';

export default {
  presence: {
    title: 'Nu hier',
    count_one: '{{count}} lid nu hier',
    count_other: '{{count}} leden nu hier',
    others: 'en nog {{count}}',
    you: 'jij',
    unknown: 'Opnieuw verbinden…',
  },
} satisfies typeof en;
