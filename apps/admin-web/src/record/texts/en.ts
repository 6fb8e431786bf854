export default {
  deleted: {
    badge: 'Deleted',
    withTopic: 'Deleted with its topic',
    filter: 'Deleted',
    without: 'Not deleted',
    only: 'Deleted only',
    at: 'Deleted at',
    by: 'Deleted by',
    restore: 'Restore',
    restoreNamed: 'Restore “{{name}}”',
    title: { topic: 'Restore this topic?', comment: 'Restore this comment?' },
    done: { topic: 'The topic is back.', comment: 'The comment is back.' },
    hint: 'Members see it in its old place again. The reason goes into the history.',
    reasons: ['Deleted by mistake', 'On second thoughts it may stay', 'Agreed with its author'],
  },
};
