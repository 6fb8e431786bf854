/** The page of all boards. */
export default {
  boardsOverview: {
    failed: 'Boards could not be loaded',
    none: 'No boards yet',
    topics_one: '{{count}} conversation',
    topics_other: '{{count}} conversations',
    below: 'Boards within {{board}}',
  },
};
