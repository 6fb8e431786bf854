/** Boards in the navigation, and those that are locked. */
export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'No access',
    failed: 'Could not be loaded. Try again',
    adminsOnly: 'Only visible to admins',
    noAccessTitle: 'This board is for members with access',
    hasAccess: 'You have access to {{board}}.',
    noAccessGuest: 'Log in to see if you have access to {{board}}.',
    noAccessMember: 'Your membership doesn’t include {{board}}.',
    noAccessSales: 'Get access to read and post in {{board}}.',
    openedBy: 'Included in {{levels}}.',
    getAccess: 'Get access',
  },
  preview: { title: 'Recent conversations' },
};
