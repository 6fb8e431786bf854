import type en from './en.ts';

export default {
  home: {
    welcome: 'Welkom, {{name}}',
    hint: '{{community}} in het kort.',
    latest: 'Nieuwste topics',
    all: 'Alle topics',
    activity: 'Laatste {{count}} dagen',
    asTable: 'Tonen als tabel',
    table: 'Nieuw per dag',
    day: 'Dag',
    chart: '{{name}}: {{sum}} in {{count}} dagen, één staaf per dag. De tabel toont elke dag.',
    series: {
      topics: 'nieuwe topics',
      comments: 'nieuwe reacties',
      members: 'nieuwe leden',
      visits: 'bezoeken',
      sessions: 'sessies',
    },
    members: { total: 'Leden', week: 'Gezien in 7 dagen', month: 'Gezien in 30 dagen' },
    running: 'Systeem',
    well: 'Goed',
    wrong: 'Let op',
    look: 'Bekijken',
    lookAt: 'Bekijken: {{name}}',
    figures: {
      stalled: 'Gestopte verwerkers',
      parked: 'Apart gezette gebeurtenissen',
      jobs: 'Mislukte taken',
      lag: 'Achterstand van de verwerking',
      mails: 'Niet-verstuurde mails',
    },
  },
} satisfies typeof en;
