import type en from './en.ts';

export default {
  choose: {
    label: 'Leden zoeken',
    clear: 'Zoekopdracht wissen',
    chosen: 'Gekozen leden',
    remove: '{{name}} verwijderen',
    none: 'Geen leden gevonden.',
    failed: 'fout bij het ophalen van leden',
  },
} satisfies typeof en;
