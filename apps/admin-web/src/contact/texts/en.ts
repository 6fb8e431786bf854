export default {
  contact: {
    open: 'Open',
    handled: 'Dealt with',
    by: 'by {{name}}',
    guest: 'A guest',
    handle: 'Mark as dealt with',
    handleTitle: 'Dealt with?',
    handleHint: 'Nobody is told; it leaves the list of what is open.',
    handleReasons: ['Answered by e-mail', 'Answered by phone', 'Nothing to do'],
    handleDone: 'Marked as dealt with',
    reopen: 'Open again',
    reopenTitle: 'Open it again?',
    reopenHint: 'It stands among what is open.',
    reopenReasons: ['A new answer came', 'Closed by mistake'],
    reopenDone: 'Open again',
    reply: 'Answer by e-mail',
  },
  resources: {
    'contact-requests': {
      name_one: 'Letter',
      name_other: 'Letters',
      fields: {
        title: 'Subject',
        content: 'Message',
        member: 'From',
        email: 'E-mail address',
        state: 'State',
        created_at: 'Sent',
      },
    },
  },
};
