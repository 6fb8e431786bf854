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
      'You will hear nothing of each other any more: no notifications, no messages, and neither follows the other. {{name}} is not told.',
    blocked: 'You have blocked {{name}}.',
    unblocked: 'You have unblocked {{name}}.',
    hint: 'You hear nothing of whom you have blocked, and they hear nothing of you. Nobody else sees this list.',
    since: 'since',
    none: 'You have blocked nobody',
    noneHint: 'You block somebody in the menu of their profile.',
    failed: 'The list could not be loaded',
  },
};
