/** The page of all boards, and locked boards. */
export default {
  lock: {
    noAccessTitle: 'This board is for members with access',
    hasAccess: 'You have access to {{board}}.',
    noAccessGuest: 'Log in to see if you have access to {{board}}.',
    noAccessMember: 'Your membership doesn’t include {{board}}.',
    noAccessSales: 'Get access to read and post in {{board}}.',
    openedBy: 'Included in {{levels}}.',
    getAccess: 'Get access',
    previews: 'Recent conversations',
  },
  boardsOverview: {
    failed: 'Boards could not be loaded',
    none: 'No boards yet',
    topics_one: '{{count}} conversation',
    topics_other: '{{count}} conversations',
    below: 'Boards within {{board}}',
  },
};
