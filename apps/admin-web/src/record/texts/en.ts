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
    done: { topic: 'Topic restored.', comment: 'Comment restored.' },
    hint: 'Members will see it again in its old place. The reason is saved in the history.',
    reasons: ['Deleted by mistake', 'Doesn’t break the rules', 'Agreed with the author'],
  },
};
