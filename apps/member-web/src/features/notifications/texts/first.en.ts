/** The bell. */
export default {
  notifications: {
    title: 'Notifications',
    unread_one: '{{count}} new notification',
    unread_other: '{{count}} new notifications',
    others_one: '<who/> and {{count}} other',
    others_other: '<who/> and {{count}} others',
    settings: 'Notifications',
    new: 'New',
    empty: 'No notifications yet',
    emptyHint: 'When someone replies to you, you’ll see it here.',
    failed: 'Your notifications could not be loaded',
  },
};
