export default {
  contact: {
    open: 'Open',
    handled: 'Handled',
    by: 'by {{name}}',
    guest: 'A guest',
    handle: 'Mark as handled',
    handleTitle: 'Mark as handled?',
    handleHint: 'It leaves the list of open messages. The sender is not notified.',
    handleReasons: ['Answered by e-mail', 'Answered by phone', 'Nothing to do'],
    handleDone: 'Marked as handled',
    reopen: 'Reopen',
    reopenTitle: 'Reopen this message?',
    reopenHint: 'It returns to the list of open messages.',
    reopenReasons: ['New reply', 'Closed by mistake'],
    reopenDone: 'Reopened',
    reply: 'Answer by e-mail',
  },
  resources: {
    'contact-requests': {
      name_one: 'Message',
      name_other: 'Contact messages',
      fields: {
        title: 'Subject',
        content: 'Message',
        member: 'From',
        email: 'E-mail address',
        state: 'Status',
        created_at: 'Sent',
      },
    },
  },
};
