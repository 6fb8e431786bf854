/** What leads to the search, and what the shell says of it. */
export default {
  search: {
    title: 'Search',
    fromField: 'Search, also while you are writing',
    users: 'Users',
    topics: 'Conversations',
    boards: 'Boards',
    events: 'Events',
    groups: 'Groups',
    lessons: 'Lessons',
    courses: 'Courses',
  },
};
