/** What leads to the inbox, and what the shell says of it. */
export default {
  messages: {
    title: 'Messages',
    unread_one: '{{count}} unread conversation',
    unread_other: '{{count}} unread conversations',
  },
};
