/** Choosing members by their names. */
export default {
  choose: {
    label: 'Search members',
    clear: 'Clear search',
    chosen: 'Chosen members',
    remove: 'Remove {{name}}',
    none: 'No matching members.',
    failed: 'error fetching users',
  },
};
