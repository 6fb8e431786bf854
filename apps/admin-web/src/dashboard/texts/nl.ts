import type en from './en.ts';

export default {
  home: {
    welcome: 'Welkom, {{name}}',
    hint: 'Wat {{community}} vandaag telt.',
    latest: 'Nieuwste topics',
    all: 'Alle topics',
    activity: 'De laatste {{count}} dagen',
    asTable: 'Als tabel',
    table: 'Nieuw per dag',
    day: 'Dag',
    chart: '{{name}}: {{sum}} in {{count}} dagen, per dag als staaf. De tabel noemt elke dag.',
    series: {
      topics: 'nieuwe topics',
      comments: 'nieuwe reacties',
      members: 'nieuwe leden',
      visits: 'bezoeken',
      sessions: 'sessies',
    },
    members: { total: 'Leden', week: 'Gezien in 7 dagen', month: 'Gezien in 30 dagen' },
    running: 'Achter de schermen',
    well: 'Goed',
    wrong: 'Let op',
    look: 'Bekijken',
    lookAt: 'Bekijken: {{name}}',
    figures: {
      stalled: 'Verwerkers die stilstaan',
      parked: 'Apart gezette gebeurtenissen',
      jobs: 'Mislukte taken',
      lag: 'Achterstand van de verwerking',
      mails: 'Mails die niet weg zijn',
    },
  },
} satisfies typeof en;
