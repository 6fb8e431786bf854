import type en from './first.en.ts';

export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'Geen toegang',
    failed: 'Laden is mislukt. Opnieuw proberen',
    adminsOnly: 'Alleen zichtbaar voor beheerders',
  },
} satisfies typeof en;
