import type en from './first.en.ts';

export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'Geen toegang',
    failed: 'Laden is mislukt. Opnieuw proberen',
    adminsOnly: 'Alleen zichtbaar voor beheerders',
    noAccessTitle: 'Dit bord is voor leden met toegang',
    hasAccess: 'Je hebt toegang tot {{board}}.',
    noAccessGuest: 'Log in om te zien of je toegang hebt tot {{board}}.',
    noAccessMember: 'Je lidmaatschap geeft geen toegang tot {{board}}.',
    noAccessSales: 'Krijg toegang om in {{board}} te lezen en te plaatsen.',
    openedBy: 'Inbegrepen bij {{levels}}.',
    getAccess: 'Toegang krijgen',
  },
  preview: { title: 'Recente gesprekken' },
} satisfies typeof en;
