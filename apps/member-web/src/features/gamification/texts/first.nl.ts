import type en from './first.en.ts';

export default {
  trophies: {
    title: 'Trofeeën',
    leaders: 'Ranglijst',
  },
} satisfies typeof en;
