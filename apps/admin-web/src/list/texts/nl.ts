import type en from './en.ts';

export default {
  bulk: {
    verb: '{{verb}} ({{count}})',
    names_one: '{{names}} en nog {{count}}',
    names_other: '{{names}} en nog {{count}}',
    done_one: 'Gedaan bij één',
    done_other: 'Gedaan bij {{count}}',
    failed_one: 'Bij één lukte het niet; die is nog gekozen: {{why}}',
    failed_other: 'Bij {{count}} lukte het niet; die zijn nog gekozen: {{why}}',
  },
  list: {
    searchTopics: 'Zoek in titels',
    searchComments: 'Zoek in reacties',
    searchMembers: 'Zoek op naam of gebruikersnaam',
    searchBoards: 'Zoek boards',
    any: 'Alle',
    noMatches: 'Niets dat hieraan voldoet',
    searchMails: 'Zoek adres of onderwerp',
    clear: 'Zoekopdracht wissen',
    open: 'Keuzes tonen',
    noOptions: 'Niets gevonden',
    found: '{{count}} gevonden',
    noResults: 'Niets gevonden voor “{{q}}”',
    noResultsHint: 'Probeer minder of andere woorden.',
    pastEnd: 'Deze pagina ligt voorbij het einde',
    pastEndHint: 'De lijst is misschien korter geworden.',
    firstPage: 'Naar de eerste pagina',
    showAll: 'Toon alles',
    pages: 'Pagina’s',
    empty: {
      levels: {
        title: 'Nog geen niveaus',
        hint: 'Een niveau opent boards voor leden die het hebben. Maak het eerste.',
      },
      courses: { title: 'Nog geen cursussen', hint: 'Wat leden hier leren, staat hier. Maak de eerste.' },
      events: { title: 'Nog geen evenementen', hint: 'Waar leden voor samenkomen, staat hier. Maak het eerste.' },
      'event-categories': {
        title: 'Nog geen categorieën',
        hint: 'Een categorie geeft evenementen een naam en een kleur. Maak de eerste.',
      },
      mails: { title: 'Nog geen mails', hint: 'Wat naar leden wordt gestuurd, staat hier.' },
      topics: { title: 'Nog geen topics', hint: 'Zodra leden gesprekken beginnen, staan ze hier.' },
      comments: { title: 'Nog geen reacties', hint: 'Zodra leden elkaar antwoorden, staat het hier.' },
      members: { title: 'Nog geen leden', hint: 'Wie zich aanmeldt, staat hier.' },
      boards: {
        title: 'Nog geen boards',
        hint: 'Een board is een plek voor gesprekken over één onderwerp. Maak het eerste.',
      },
    },
  },
} satisfies typeof en;
