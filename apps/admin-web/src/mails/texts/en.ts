export default {
  mail: {
    sent: 'Sent',
    waiting: 'Waiting',
    kept: 'Not sent',
    keptHint: 'This e-mail was not sent because no mail server is set up (SMTP_URL). You can read it here.',
    refused: 'Refused',
    refusedHint:
      'The recipient’s mail server refused this e-mail for good, so we won’t try again. Its text is not kept. Notifications to this address stop for 90 days, or until another e-mail arrives there.',
    failing: 'Trying again',
    text: 'Text',
    showHtml: 'Show formatted',
    html: 'Formatted e-mail',
    noBody: 'This e-mail was sent. Its text is not kept, since it may contain a login link.',
  },
  resources: {
    mails: {
      name_one: 'E-mail',
      name_other: 'E-mails',
      fields: { subject: 'Subject', recipient: 'To', sent_at: 'Status', created_at: 'Created' },
    },
  },
};
