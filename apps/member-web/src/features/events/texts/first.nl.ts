import type en from './first.en.ts';

export default {
  calendar: {
    title: 'Evenementen',
    today_one: '{{count}} evenement vandaag',
    today_other: '{{count}} evenementen vandaag',
  },
} satisfies typeof en;
