import type en from './first.en.ts';

export default {
  trophies: {
    title: 'Trofeeën',
    leaders: 'Ranglijst',
    earned_one: 'Je hebt een trofee verdiend',
    earned_other: 'Je hebt {{count}} trofeeën verdiend',
    reached: 'Je hebt niveau {{level}} bereikt',
    look: 'Bekijken',
  },
} satisfies typeof en;
