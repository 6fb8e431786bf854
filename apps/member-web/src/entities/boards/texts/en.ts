/** What a member keeps of boards: unread counts and choices. */
export default {
  unread: {
    count_one: '{{count}} unread conversation',
    count_other: '{{count}} unread conversations',
    markAll: 'Mark all as read',
    markBoard: 'Mark board as read',
    markAllTitle: 'Mark everything as read?',
    markBoardTitle: 'Mark {{board}} as read?',
    markAllText: 'All conversations on all boards will count as read. You can’t undo this.',
    markBoardText: 'All conversations on this board will count as read. You can’t undo this.',
    marked: 'Marked as read',
  },
  watching: {
    label: 'Follow this board',
    watching: 'Watch: notify me of new conversations',
    following: 'Follow: show in Following',
    normal: 'Normal',
    muted: 'Mute: hide from home',
    saved: 'Saved',
  },
};
