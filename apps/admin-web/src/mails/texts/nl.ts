import type en from './en.ts';

export default {
  mail: {
    sent: 'Verstuurd',
    waiting: 'Wacht',
    kept: 'Niet verstuurd',
    keptHint: 'Deze mail is niet verstuurd, omdat er geen mailserver is ingesteld (SMTP_URL). Je kunt hem hier lezen.',
    refused: 'Geweigerd',
    refusedHint:
      'De mailserver van de ontvanger weigert deze mail definitief, dus we proberen het niet opnieuw. De tekst wordt niet bewaard. Meldingen aan dit adres stoppen 90 dagen, of tot er weer een mail aankomt.',
    failing: 'Wordt opnieuw geprobeerd',
    text: 'Tekst',
    showHtml: 'Opgemaakt tonen',
    html: 'Opgemaakte mail',
    noBody: 'Deze mail is verstuurd. De tekst wordt niet bewaard, omdat er een inloglink in kan staan.',
  },
  resources: {
    mails: {
      name_one: 'Mail',
      name_other: 'Mails',
      fields: { subject: 'Onderwerp', recipient: 'Aan', sent_at: 'Status', created_at: 'Gemaakt' },
    },
  },
} satisfies typeof en;
