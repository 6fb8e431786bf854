/** The bell. */
export default {
  notifications: {
    title: 'Notifications',
    unread_one: '{{count}} new notification',
    unread_other: '{{count}} new notifications',
    comment: '<who/> commented on <what/>',
    ticket: '<who/> opened a ticket: <what/>',
    held: 'Not published: <what/>. Whoever planned it may no longer post there.',
    new: 'New',
    empty: 'Nothing yet',
    emptyHint: 'When somebody answers one of your conversations, you see it here.',
    failed: 'Your notifications could not be loaded',
  },
};
