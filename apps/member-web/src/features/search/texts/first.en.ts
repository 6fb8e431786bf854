export default {
  found: {
    users: 'Users',
    topics: 'Conversations',
    boards: 'Boards',
  },
  searchButton: {
    open: 'Search',
  },
};
