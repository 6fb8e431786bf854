import type en from './en.ts';

export default {
  lock: {
    noAccessTitle: 'Dit bord is voor leden met toegang',
    hasAccess: 'Je hebt toegang tot {{board}}.',
    noAccessGuest: 'Log in om te zien of je toegang hebt tot {{board}}.',
    noAccessMember: 'Je lidmaatschap geeft geen toegang tot {{board}}.',
    noAccessSales: 'Krijg toegang om in {{board}} te lezen en te plaatsen.',
    openedBy: 'Inbegrepen bij {{levels}}.',
    getAccess: 'Toegang krijgen',
    previews: 'Recente gesprekken',
  },
  boardsOverview: {
    failed: 'De borden konden niet worden geladen',
    none: 'Nog geen borden',
    topics_one: '{{count}} gesprek',
    topics_other: '{{count}} gesprekken',
    below: 'Borden binnen {{board}}',
  },
} satisfies typeof en;
