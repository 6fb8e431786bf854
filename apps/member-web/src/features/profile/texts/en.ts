/** Numbers and tabs of a profile. */
export default {
  profilePage: {
    numbers: 'Activity',
    posts: 'Posts',
    answers: 'Accepted answers',
    likes: 'Likes',
    followers: 'Followers',
    points: 'Points',
    tabs: { label: 'Parts of this profile', topics: 'Conversations', trophies: 'Trophies', groups: 'Groups' },
    noTrophies: 'No trophies yet',
    noGroups: 'No groups yet',
    partFailed: 'This could not be loaded',
  },
};
