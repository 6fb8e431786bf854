export default {
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
