/** The search itself. */
export default {
  found: {
    close: 'Close the search',
    placeholder: 'Members, conversations, boards…',
    idle: 'Find members by their names, and conversations by anything that was said in them.',
    order: 'Order',
    orders: { best: 'Relevance', desc: 'Newest', asc: 'Oldest' },
    running: 'Searching',
    what: 'Found: {{what}}',
    nothing: 'Nothing found for “{{text}}”',
    nothingHint: 'Try fewer words, or only the beginning of one.',
    all: 'All {{amount}} in {{what}}',
    back: 'All results',
    failed: 'Something went wrong during the search.',
  },
};
