export default {
  mail: {
    sent: 'Sent',
    waiting: 'Waiting',
    kept: 'Kept here, not sent',
    keptHint: 'This mail was not sent: no mail server is set up (SMTP_URL). You can read it here.',
    refused: 'Refused',
    refusedHint:
      'The recipient’s mail server refused this mail for good, so it is not tried again. Its text is not kept. Notifications to this address stop for 90 days, or until another mail arrives there.',
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
