/** Boards in the navigation, and those that are locked. */
export default {
  nav: {
    moodboards: 'Moodboards',
    locked: 'No access',
    failed: 'Could not be loaded. Try again',
    adminsOnly: 'Only visible to admins',
    noAccessTitle: 'This board is for members with access',
    hasAccess: '{{board}} is open to you.',
    noAccessGuest: 'Log in to see whether you can read {{board}}.',
    noAccessMember: 'Your membership does not include {{board}} yet.',
    noAccessSales: 'Get access to {{board}}, and read and write along.',
    openedBy: 'It opens with: {{levels}}.',
    getAccess: 'Get access',
  },
  preview: { title: 'What is talked about here' },
};
