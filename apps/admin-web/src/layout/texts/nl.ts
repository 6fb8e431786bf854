import type en from './en.ts';

export default {
  sections: {
    content: 'Inhoud',
    requests: 'Meldingen en verzoeken',
    people: 'Mensen',
    learning: 'Leren en evenementen',
    rewards: 'Punten en trofeeën',
    shop: 'Winkel',
    help: 'Hulp',
    site: 'Community',
  },
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
