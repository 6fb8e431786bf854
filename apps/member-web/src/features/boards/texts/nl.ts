import type en from './en.ts';

export default {
  boardsOverview: {
    failed: 'De borden konden niet worden geladen',
    none: 'Nog geen borden',
    topics_one: '{{count}} gesprek',
    topics_other: '{{count}} gesprekken',
    below: 'Borden binnen {{board}}',
  },
} satisfies typeof en;
