import type en from './first.en.ts';

export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'Geen toegang',
    failed: 'Laden is mislukt. Opnieuw proberen',
    adminsOnly: 'Alleen zichtbaar voor beheerders',
    noAccessTitle: 'Dit bord is voor leden met toegang',
    hasAccess: '{{board}} is voor je open.',
    noAccessGuest: 'Log in om te zien of je {{board}} kunt lezen.',
    noAccessMember: 'Je lidmaatschap geeft nog geen toegang tot {{board}}.',
    noAccessSales: 'Krijg toegang tot {{board}}, en lees en schrijf mee.',
    openedBy: 'Het gaat open met: {{levels}}.',
    getAccess: 'Toegang krijgen',
  },
  preview: { title: 'Waar het hier over gaat' },
} satisfies typeof en;
