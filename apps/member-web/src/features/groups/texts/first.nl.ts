import type en from './first.en.ts';

export default {
  circle: { title: 'Groepen' },
} satisfies typeof en;
