/** What the shell says of gamification. */
export default {
  trophies: {
    title: 'Trophies',
    earned_one: 'You have earned a trophy',
    earned_other: 'You have earned {{count}} trophies',
    reached: 'You have reached level {{level}}',
    look: 'Look',
  },
};
