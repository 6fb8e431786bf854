export default {
  invoice: {
    kinds: { invoice: 'Invoice', credit: 'Credit invoice' },
    file: 'PDF',
    fileOf: 'PDF of {{number}}',
  },
  resources: {
    invoices: {
      name_one: 'Invoice',
      name_other: 'Invoices',
      fields: {
        number: 'Number',
        kind: 'Type',
        member: 'Member',
        issued_at: 'Date',
        gross_cents: 'Amount',
        vat_cents: 'VAT included',
        file: 'File',
      },
    },
  },
};
