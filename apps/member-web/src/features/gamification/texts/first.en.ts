/** What the shell says of gamification. */
export default {
  trophies: {
    title: 'Trophies',
    leaders: 'Leaderboard',
    earned_one: 'You earned a trophy',
    earned_other: 'You earned {{count}} trophies',
    reached: 'You reached level {{level}}',
    look: 'View',
  },
};
