/** What the shell says of groups. */
export default {
  circle: { title: 'Groups' },
};
