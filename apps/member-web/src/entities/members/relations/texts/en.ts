/** What a member does about another: follow, block. */
export default {
  relations: {
    follow: 'Follow',
    following: 'Following',
    followOne: 'Follow {{name}}',
    unfollowOne: 'Following {{name}}: unfollow',
    block: 'Block {{name}}',
    unblock: 'Unblock',
    unblockOne: 'Unblock {{name}}',
    blockSure: 'Block {{name}}?',
    blockText:
      'You won’t get messages or notifications from each other, and you’ll unfollow each other. {{name}} won’t be told.',
    blocked: 'You blocked {{name}}.',
    unblocked: 'You unblocked {{name}}.',
    hint: 'People you block can’t contact you, and you won’t see their activity. Only you can see this list.',
    since: 'since',
    none: 'You haven’t blocked anyone',
    noneHint: 'To block someone, open the menu on their profile.',
    failed: 'The list could not be loaded',
  },
};
