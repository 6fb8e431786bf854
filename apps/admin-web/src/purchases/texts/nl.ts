import type en from './en.ts';

export default {
  purchase: {
    about: 'De aankoop',
    invoices: 'Facturen van dit lid',
    gone: 'Een lid dat er niet meer is',
    failing: 'Betaling mislukt',
    states: {
      begun: 'Nog niet betaald',
      abandoned: 'Nooit betaald',
      active: 'Loopt',
      cancelled: 'Opgezegd',
      ended: 'Afgelopen',
      refunded: 'Terugbetaald',
    },
    cancel: 'Aankoop opzeggen',
    cancelTitle: 'Deze aankoop opzeggen?',
    cancelHint: 'Er wordt niets meer afgeschreven; hij eindigt met de periode die betaald is.',
    cancelReasons: ['Op verzoek van het lid', 'Het product wordt niet meer verkocht'],
    cancelDone: 'Aankoop opgezegd',
    refund: 'Terugbetalen',
    refundTitle: 'De laatste betaling teruggeven?',
    refundHint: 'Het lid verliest het niveau meteen en krijgt een creditfactuur.',
    refundReasons: ['Op verzoek van het lid', 'Per ongeluk gekocht', 'Dubbel afgeschreven'],
    refundDone: 'Betaling teruggegeven',
  },
  resources: {
    purchases: {
      name_one: 'Aankoop',
      name_other: 'Aankopen',
      fields: {
        product: 'Product',
        member: 'Lid',
        level: 'Niveau',
        state: 'Stand',
        period: 'Betaald',
        price_cents: 'Prijs',
        last_cents: 'Laatste betaling',
        vat_rate: 'Btw',
        begun_at: 'Begonnen',
        paid_at: 'Eerst betaald',
        renews_at: 'Opnieuw afgeschreven',
        ends_at: 'Betaald tot',
        payment_failed_at: 'Afschrijving mislukt',
      },
    },
  },
} satisfies typeof en;
