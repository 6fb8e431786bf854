/** Members beside what they say and do. */
export default {
  member: {
    admin: 'Admin',
    moderator: 'Moderator',
    blocked: 'Blocked members',
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
    noBio: '{{name}} has not written anything here yet.',
    suspended: 'This account is suspended.',
    levels: 'Membership levels',
    noTopicsMine: 'Ask something, or show what you are working on: it stands here then, too.',
    noTopics: '{{name}} has not started a conversation yet.',
  },
};
