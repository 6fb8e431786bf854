export default {
  mail: {
    sent: 'Sent',
    waiting: 'Waiting',
    failing: 'Trying again',
    text: 'Text',
    showHtml: 'Show it as a mail program does',
    html: 'As a mail program shows it',
    noBody: 'This mail has left. Its text is not kept, since it may hold a link that opens an account.',
  },
  resources: {
    mails: {
      name_one: 'Mail',
      name_other: 'Mails',
      fields: { subject: 'Subject', recipient: 'To', sent_at: 'State', created_at: 'Written' },
    },
  },
};
