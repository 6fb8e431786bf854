import type en from './en.ts';

export default {
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
    normal: 'Normaal',
    muted: 'Dempen: niet tonen op de startpagina',
    saved: 'Opgeslagen',
  },
} satisfies typeof en;
