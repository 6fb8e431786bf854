/** What stands beside a name, for whoever hears it. */
export default {
  beside: {
    level: 'level {{level}}',
    streak_one: '{{count}} day in a row',
    streak_other: '{{count}} days in a row',
    trophy: 'trophy {{title}}',
  },
};
