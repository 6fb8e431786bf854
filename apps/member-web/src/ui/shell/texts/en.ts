/** The dialog of keyboard shortcuts. */
export default {
  shortcutsDialog: {
    title: 'Keyboard shortcuts',
    switch: 'Enable single-key shortcuts',
  },
  keys: {
    search: 'Search',
    searchFromField: 'Search, even while typing',
    next: 'Next conversation or comment',
    previous: 'Previous conversation or comment',
    open: 'Open the conversation',
    like: 'Like',
    quote: 'Quote the selection',
    read: 'Mark a notification as read',
    submit: 'Post',
    newest: 'Jump to latest',
    help: 'Show these shortcuts',
  },
};
