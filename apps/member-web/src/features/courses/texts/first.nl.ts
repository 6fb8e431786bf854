import type en from './first.en.ts';

export default {
  resources: {
    title: 'Cursussen',
  },
} satisfies typeof en;
