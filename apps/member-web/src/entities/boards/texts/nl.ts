import type en from './en.ts';

export default {
  lock: {
    noAccessTitle: 'Dit bord is voor leden met toegang',
    hasAccess: 'Je hebt toegang tot {{board}}.',
    noAccessGuest: 'Log in om te zien of je toegang hebt tot {{board}}.',
    noAccessMember: 'Je lidmaatschap geeft geen toegang tot {{board}}.',
    noAccessSales: 'Krijg toegang om in {{board}} te lezen en te plaatsen.',
    openedBy: 'Inbegrepen bij {{levels}}.',
    inside: 'Wat je er vindt: {{description}}',
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
  unread: {
    count_one: '{{count}} ongelezen gesprek',
    count_other: '{{count}} ongelezen gesprekken',
    markAll: 'Alles als gelezen markeren',
    markBoard: 'Bord als gelezen markeren',
    markAllTitle: 'Alles als gelezen markeren?',
    markBoardTitle: '{{board}} als gelezen markeren?',
    markAllText: 'Alle gesprekken op alle borden tellen dan als gelezen. Je kunt dit niet terugdraaien.',
    markBoardText: 'Alle gesprekken op dit bord tellen dan als gelezen. Je kunt dit niet terugdraaien.',
    marked: 'Als gelezen gemarkeerd',
  },
  watching: {
    label: 'Dit bord volgen',
    watching: 'In de gaten houden: melding bij elk nieuw gesprek',
    following: 'Volgen: tonen onder Volgend',
    normal: 'Normaal: tonen op de startpagina',
    muted: 'Dempen: niet tonen op de startpagina',
    saved: 'Opgeslagen',
  },
} satisfies typeof en;
