import type en from './en.ts';

export default {
  shortcutsDialog: {
    title: 'Sneltoetsen',
    switch: 'Sneltoetsen met één toets',
  },
  keys: {
    search: 'Zoeken',
    searchFromField: 'Zoeken, ook tijdens het typen',
    next: 'Volgend gesprek of volgende reactie',
    previous: 'Vorig gesprek of vorige reactie',
    open: 'Open het gesprek',
    like: 'Vind ik leuk',
    quote: 'Citeer de selectie',
    read: 'Een melding als gelezen markeren',
    submit: 'Plaatsen',
    newest: 'Naar de nieuwste reactie',
    help: 'Toon deze sneltoetsen',
  },
} satisfies typeof en;
