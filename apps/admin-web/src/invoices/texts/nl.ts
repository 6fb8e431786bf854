import type en from './en.ts';

export default {
  invoice: {
    kinds: { invoice: 'Factuur', credit: 'Creditfactuur' },
    file: 'PDF',
    fileOf: 'PDF van {{number}}',
  },
  resources: {
    invoices: {
      name_one: 'Factuur',
      name_other: 'Facturen',
      fields: {
        number: 'Nummer',
        kind: 'Soort',
        member: 'Lid',
        issued_at: 'Datum',
        gross_cents: 'Bedrag',
        vat_cents: 'Waarvan btw',
        file: 'Bestand',
      },
    },
  },
} satisfies typeof en;
