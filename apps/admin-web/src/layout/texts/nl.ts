import type en from './en.ts';

export default {
  shortcuts: {
    title: 'Sneltoetsen',
    search: 'Naar het zoekveld',
    next: 'Volgende rij',
    previous: 'Vorige rij',
    open: 'Rij openen',
    select: 'Rij selecteren',
    decide: 'Over een melding beslissen',
    help: 'Toon deze sneltoetsen',
    enabled: 'Sneltoetsen van één toets gebruiken',
  },
} satisfies typeof en;
