/** What the shell says of events. */
export default {
  calendar: {
    title: 'Events',
    today_one: '{{count}} event today',
    today_other: '{{count}} events today',
  },
};
