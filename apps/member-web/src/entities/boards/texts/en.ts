/** Texts of boards that come later: locks, the page of all boards, unread counts and choices. */
export default {
  lock: {
    noAccessTitle: 'This board is for members with access',
    hasAccess: 'You have access to {{board}}.',
    noAccessGuest: 'Log in to see if you have access to {{board}}.',
    noAccessMember: 'Your membership doesn’t include {{board}}.',
    noAccessSales: 'Get access to read and post in {{board}}.',
    openedBy: 'Included in {{levels}}.',
    getAccess: 'Get access',
    previews: 'Recent conversations',
  },
  boardsOverview: {
    failed: 'Boards could not be loaded',
    none: 'No boards yet',
    topics_one: '{{count}} conversation',
    topics_other: '{{count}} conversations',
    below: 'Boards within {{board}}',
  },
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
    normal: 'Normal: show on home',
    muted: 'Mute: hide from home',
    saved: 'Saved',
  },
};
