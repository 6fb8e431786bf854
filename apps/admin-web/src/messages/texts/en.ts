export default {
  messageReport: {
    open: 'Open',
    closed: 'Closed',
    deleted: 'Deleted',
    kept: 'Kept',
    by: 'Message by {{name}}',
    messages: 'Messages',
    readCount: 'Times read',
    unread:
      'Messages are private. You’ll see the reported message and a few around it. The history records that you read them.',
    read: 'Read messages',
    isClosed: 'This report is closed. The messages are no longer shown.',
    readTitle: 'Read these messages?',
    readHint: 'The history records that you read them, when and why.',
    readReasons: ['To decide on this report', 'Follow-up question'],
    opened: 'Recorded in the history.',
    this: 'Reported',
    gone: 'This message was deleted.',
    another: 'Someone else',
    decide: { deleted: 'Delete message', kept: 'Keep message' },
    decideTitle: { deleted: 'Delete this message?', kept: 'Keep this message?' },
    decideHint: {
      deleted: 'It disappears for everyone in the conversation, and the report is closed.',
      kept: 'The message stays, and the report is closed.',
    },
    decided: { deleted: 'Message deleted.', kept: 'Report closed.' },
    deletedReasons: ['Insult or threat', 'Advertising', 'Private information about someone'],
    keptReasons: ['No rule is broken', 'They resolved it themselves'],
  },
  resources: {
    'message-reports': {
      name_one: 'Reported message',
      name_other: 'Reported messages',
      fields: {
        reason: 'Reason',
        user: { name: 'Written by' },
        reporter: { name: 'Reported by' },
        state: 'Status',
        created_at: 'Reported',
      },
    },
  },
};
