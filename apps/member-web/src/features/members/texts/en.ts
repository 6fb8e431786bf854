/** The member directory. */
export default {
  members: {
    search: 'Search by name',
    clear: 'Clear the search',
    loading: 'Loading members',
    failed: 'Members could not be loaded',
    none: 'No members found',
    order: { label: 'Order', name: 'By name', newest: 'Newest' },
    level: 'Membership level',
    everyLevel: 'Every level',
    here: 'Online',
  },
};
