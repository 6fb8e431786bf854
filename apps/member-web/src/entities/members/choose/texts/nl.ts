import type en from './en.ts';

export default {
  choose: {
    label: 'Leden zoeken',
    clear: 'Zoekveld leegmaken',
    chosen: 'Gekozen leden',
    remove: '{{name}} niet toevoegen',
    none: 'Niemand met die naam kan worden toegevoegd.',
    failed: 'fout bij het ophalen van leden',
  },
} satisfies typeof en;
