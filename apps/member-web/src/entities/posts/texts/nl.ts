import type en from './en.ts';

export default {
  historyDialog: {
    failed: 'De eerdere versies konden niet worden geladen',
    version: 'Versie {{number}}',
    current: 'Nu',
    by: '<when/> door <who/>',
    nobody: 'een vroeger lid',
  },
  topicFields: {
    slug: 'Adres',
    slugHint: 'Kleine letters, cijfers en streepjes. Het oude adres blijft werken.',
    metaTitle: 'Titel voor zoekmachines',
    metaDescription: 'Beschrijving voor zoekmachines',
  },
} satisfies typeof en;
