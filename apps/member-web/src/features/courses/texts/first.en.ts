/** What the shell says of courses. */
export default {
  resources: {
    title: 'Courses',
  },
};
