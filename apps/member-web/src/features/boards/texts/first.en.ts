/** Boards in the navigation. */
export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'No access',
    failed: 'Could not be loaded. Try again',
    adminsOnly: 'Only visible to admins',
  },
};
