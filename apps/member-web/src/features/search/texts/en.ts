/** The search itself. */
export default {
  found: {
    close: 'Close search',
    placeholder: 'Members, conversations, boards…',
    idle: 'Search members by name, and conversations by their text.',
    order: 'Order',
    orders: { best: 'Relevance', desc: 'Newest', asc: 'Oldest' },
    running: 'Searching',
    what: 'Found: {{what}}',
    nothing: 'Nothing found for “{{text}}”',
    nothingHint: 'Try fewer words or the start of a word.',
    all: 'All {{amount}} in {{what}}',
    back: 'All results',
    failed: 'Something went wrong during the search.',
  },
};
