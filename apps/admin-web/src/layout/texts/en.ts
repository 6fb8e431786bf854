export default {
  sections: {
    content: 'Content',
    requests: 'Reports and requests',
    people: 'People',
    learning: 'Learning and events',
    rewards: 'Points and trophies',
    shop: 'Shop',
    help: 'Help',
    site: 'Community',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    search: 'Go to the search field',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    select: 'Select the row',
    decide: 'Decide on a report',
    help: 'Show these shortcuts',
    enabled: 'Use single-key shortcuts',
  },
};
