/** What the shell says of gamification. */
export default {
  trophies: {
    title: 'Trophies',
    leaders: 'Leaderboard',
  },
};
