import type en from './en.ts';

export default {
  editor: {
    toolbar: 'Opmaak',
    bold: 'Vet',
    italic: 'Cursief',
    underline: 'Onderstrepen',
    strike: 'Doorhalen',
    code: 'Code',
    heading2: 'Kop',
    heading3: 'Tussenkop',
    bulletList: 'Lijst met punten',
    orderedList: 'Genummerde lijst',
    blockquote: 'Citaat',
    codeBlock: 'Codeblok',
    rule: 'Scheidingslijn',
    link: 'Link',
    linkAddress: 'Adres van de link',
    linkApply: 'Toepassen',
    linkRemove: 'Link weghalen',
    linkInvalid: 'Vul een adres in dat begint met https:// of mailto:.',
    mentions: {
      heading: 'Leden voor: @{{query}}',
      searching: 'Zoeken…',
      nobody: 'Hier heet niemand zo.',
    },
    submitHint: 'Ctrl+Enter plaatst',
  },
} satisfies typeof en;
