import type en from './en.ts';

export default {
  mail: {
    sent: 'Verstuurd',
    waiting: 'Wacht',
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
