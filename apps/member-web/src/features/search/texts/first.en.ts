/** What leads to the search, and what the shell says of it. */
export default {
  search: {
    title: 'Search',
    users: 'Users',
    topics: 'Conversations',
    boards: 'Boards',
    events: 'Events',
    groups: 'Groups',
    lessons: 'Lessons',
    courses: 'Courses',
  },
};
