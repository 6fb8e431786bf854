/** Who is here. */
export default {
  presence: {
    title: 'Here now',
    count_one: '{{count}} member here now',
    count_other: '{{count}} members here now',
    others: 'and {{count}} more',
    you: 'you',
    unknown: 'Reconnecting…',
  },
};
