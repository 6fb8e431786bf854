import type en from './en.ts';

export default {
  beside: {
    level: 'niveau {{level}}',
    streak_one: '{{count}} dag op rij',
    streak_other: '{{count}} dagen op rij',
    trophy: 'trofee {{title}}',
  },
} satisfies typeof en;
