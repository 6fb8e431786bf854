import type en from './en.ts';

export default {
  mail: {
    sent: 'Verstuurd',
    waiting: 'Wacht',
    kept: 'Hier bewaard, niet verstuurd',
    keptHint: 'Deze mail is niet verstuurd: er is geen mailserver ingesteld (SMTP_URL). Je kunt hem hier lezen.',
    refused: 'Geweigerd',
    refusedHint:
      'De mailserver van de ontvanger weigert deze mail definitief, dus we proberen het niet opnieuw. De tekst wordt niet bewaard. Meldingen aan dit adres stoppen 90 dagen, of tot er weer een mail aankomt.',
    failing: 'Wordt opnieuw geprobeerd',
    text: 'Tekst',
    showHtml: 'Toon zoals een mailprogramma',
    html: 'Zoals een mailprogramma het toont',
    noBody: 'Deze mail is verstuurd. De tekst wordt niet bewaard: er kan een link in staan die een account opent.',
  },
  resources: {
    mails: {
      name_one: 'Mail',
      name_other: 'Mails',
      fields: { subject: 'Onderwerp', recipient: 'Aan', sent_at: 'Toestand', created_at: 'Geschreven' },
    },
  },
} satisfies typeof en;
