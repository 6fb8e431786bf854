import type en from './first.en.ts';

export default {
  feed: {
    title: 'Gesprekken',
    loading: 'Gesprekken laden',
    failed: 'De gesprekken konden niet worden geladen',
    empty: 'Nog geen gesprekken',
    emptyWrite: 'Begin het eerste: stel een vraag, of laat zien waar je mee bezig bent.',
    emptyGuest: 'Log in om het eerste te beginnen.',
    emptyRead: 'Kom gauw terug; nieuwe gesprekken verschijnen hier vanzelf.',
    end: 'Je hebt alles gezien',
    new_one: '{{count}} nieuw gesprek',
    new_other: '{{count}} nieuwe gesprekken',
    show: 'Tonen',
    order: 'Volgorde',
    latest: 'Nieuwste',
    popular: 'Populair',
    display: 'Weergave',
    big: 'Grote kaarten',
    small: 'Kleine kaarten',
    noFavorites: 'Nog niets bewaard',
    noFavoritesHint: 'Kies “Bij favorieten bewaren” in het menu van een gesprek, dan vind je het hier terug.',
    readMore: 'Lees meer',
    guestTitle: 'Fijn dat je er bent',
    guestText: 'Je leest mee als gast. Word lid om te vragen, te antwoorden en je werk te laten zien.',
  },
} satisfies typeof en;
