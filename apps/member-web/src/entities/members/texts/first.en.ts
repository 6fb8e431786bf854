/** Members beside what they say and do. */
export default {
  member: {
    admin: 'Admin',
    moderator: 'Moderator',
    blocked: 'Blocked members',
    all: 'Members',
    chat: 'Message',
    chatWith: 'Message {{name}}',
  },
  profile: {
    loading: 'Loading the profile',
    failed: 'The profile could not be loaded',
    joined: 'Member since {{date}}',
    edit: 'Edit profile',
    about: 'About',
    noBioMine: 'Tell others a little about yourself.',
    noBio: '{{name}} hasn’t added a bio yet.',
    suspended: 'This account is suspended.',
    levels: 'Membership levels',
    noTopicsMine: 'Your conversations will show up here.',
    noTopics: '{{name}} hasn’t started a conversation yet.',
  },
};
