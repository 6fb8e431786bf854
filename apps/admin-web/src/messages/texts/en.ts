export default {
  messageReport: {
    open: 'Open',
    closed: 'Closed',
    deleted: 'Deleted',
    kept: 'Kept',
    by: 'A message by {{name}}',
    messages: 'What was said',
    readCount: 'Times read',
    unread:
      'What members say to each other is theirs alone. You see the reported message with the few around it, and that you have read them stays on record.',
    read: 'Read the messages',
    isClosed: 'This report is closed: what was said is not shown any more.',
    readTitle: 'Read what was said?',
    readHint: 'It is recorded first: that you have read it, when and why.',
    readReasons: ['To decide on this report', 'It was asked about again'],
    opened: 'That you have read it is on record.',
    this: 'Reported',
    gone: 'This message was deleted.',
    another: 'Somebody else',
    decide: { deleted: 'Delete the message', kept: 'Keep it' },
    decideTitle: { deleted: 'Delete this message?', kept: 'Keep this message?' },
    decideHint: {
      deleted: 'It disappears for everybody in the conversation, and the report is closed.',
      kept: 'It stays as it is, and the report is closed.',
    },
    decided: { deleted: 'The message is deleted.', kept: 'The report is closed.' },
    deletedReasons: ['It insults or threatens somebody', 'It is advertising', 'It tells of somebody what is private'],
    keptReasons: ['Nothing is wrong with it', 'It was settled between them'],
  },
  resources: {
    'message-reports': {
      name_one: 'Reported message',
      name_other: 'Reported messages',
      fields: {
        reason: 'Why it was reported',
        user: { name: 'Written by' },
        reporter: { name: 'Reported by' },
        state: 'State',
        created_at: 'Reported',
      },
    },
  },
};
