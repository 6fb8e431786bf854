import type en from './en.ts';

export default {
  messageReport: {
    open: 'Open',
    closed: 'Afgehandeld',
    deleted: 'Verwijderd',
    kept: 'Behouden',
    by: 'Bericht van {{name}}',
    messages: 'Berichten',
    readCount: 'Keer gelezen',
    unread:
      'Berichten zijn privé. Je ziet het gemelde bericht en een paar berichten eromheen. In de geschiedenis komt te staan dat je ze hebt gelezen.',
    read: 'Berichten lezen',
    isClosed: 'Deze melding is afgehandeld. De berichten worden niet meer getoond.',
    readTitle: 'Deze berichten lezen?',
    readHint: 'In de geschiedenis komt te staan dat je ze hebt gelezen, wanneer en waarom.',
    readReasons: ['Om over deze melding te beslissen', 'Vervolgvraag'],
    opened: 'Vastgelegd in de geschiedenis.',
    this: 'Gemeld',
    gone: 'Dit bericht is verwijderd.',
    another: 'Iemand anders',
    decide: { deleted: 'Bericht verwijderen', kept: 'Bericht behouden' },
    decideTitle: { deleted: 'Dit bericht verwijderen?', kept: 'Dit bericht behouden?' },
    decideHint: {
      deleted: 'Het bericht verdwijnt voor iedereen in het gesprek en de melding is afgehandeld.',
      kept: 'Het bericht blijft staan en de melding is afgehandeld.',
    },
    decided: { deleted: 'Bericht verwijderd.', kept: 'Melding afgehandeld.' },
    deletedReasons: ['Belediging of bedreiging', 'Reclame', 'Privégegevens van iemand'],
    keptReasons: ['Geen regel overtreden', 'Ze hebben het zelf opgelost'],
  },
  resources: {
    'message-reports': {
      name_one: 'Gemeld bericht',
      name_other: 'Gemelde berichten',
      fields: {
        reason: 'Reden',
        user: { name: 'Geschreven door' },
        reporter: { name: 'Gemeld door' },
        state: 'Status',
        created_at: 'Gemeld',
      },
    },
  },
} satisfies typeof en;
