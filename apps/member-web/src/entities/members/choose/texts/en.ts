/** Choosing members by their names. */
export default {
  choose: {
    label: 'Search members',
    clear: 'Empty the search',
    chosen: 'Chosen members',
    remove: 'Do not add {{name}}',
    none: 'Nobody of that name can be added.',
    failed: 'error fetching users',
  },
};
