import type en from './en.ts';

export default {
  messageReport: {
    open: 'Open',
    closed: 'Afgehandeld',
    deleted: 'Verwijderd',
    kept: 'Behouden',
    by: 'Een bericht van {{name}}',
    messages: 'Wat er is gezegd',
    readCount: 'Keer gelezen',
    unread:
      'Wat leden elkaar schrijven is van hen alleen. Je ziet het gemelde bericht met de paar eromheen, en dat je ze hebt gelezen blijft bewaard.',
    read: 'De berichten lezen',
    isClosed: 'Deze melding is afgehandeld: wat er is gezegd wordt niet meer getoond.',
    readTitle: 'Lezen wat er is gezegd?',
    readHint: 'Eerst wordt vastgelegd dat je het hebt gelezen, wanneer en waarom.',
    readReasons: ['Om over deze melding te beslissen', 'Er werd opnieuw naar gevraagd'],
    opened: 'Dat je het hebt gelezen is vastgelegd.',
    this: 'Gemeld',
    gone: 'Dit bericht is verwijderd.',
    another: 'Iemand anders',
    decide: { deleted: 'Het bericht verwijderen', kept: 'Behouden' },
    decideTitle: { deleted: 'Dit bericht verwijderen?', kept: 'Dit bericht behouden?' },
    decideHint: {
      deleted: 'Het verdwijnt voor iedereen in het gesprek, en de melding is afgehandeld.',
      kept: 'Het blijft zoals het is, en de melding is afgehandeld.',
    },
    decided: { deleted: 'Het bericht is verwijderd.', kept: 'De melding is afgehandeld.' },
    deletedReasons: ['Het beledigt of bedreigt iemand', 'Het is reclame', 'Het vertelt over iemand wat privé is'],
    keptReasons: ['Er is niets mis mee', 'Ze hebben het samen opgelost'],
  },
  resources: {
    'message-reports': {
      name_one: 'Gemeld bericht',
      name_other: 'Gemelde berichten',
      fields: {
        reason: 'Waarom het is gemeld',
        user: { name: 'Geschreven door' },
        reporter: { name: 'Gemeld door' },
        state: 'Status',
        created_at: 'Gemeld',
      },
    },
  },
} satisfies typeof en;
