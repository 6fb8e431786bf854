import type en from './en.ts';

export default {
  members: {
    search: 'Zoek op naam',
    clear: 'Zoekopdracht wissen',
    loading: 'Leden laden',
    failed: 'De leden konden niet worden geladen',
    none: 'Geen leden gevonden',
    order: { label: 'Volgorde', name: 'Op naam', newest: 'Nieuwste' },
    level: 'Lidmaatschap',
    everyLevel: 'Elk lidmaatschap',
    here: 'Online',
  },
} satisfies typeof en;
