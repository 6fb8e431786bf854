/** What stands beside topics and comments: their earlier versions, and when they come out. */
export const enTopics = {
  history: {
    show: 'Earlier versions',
    edited: 'edited',
    failed: 'The earlier versions could not be loaded',
    version: 'Version {{number}}',
    current: 'Now',
    by: '<when/> by <who/>',
    nobody: 'a former member',
  },
  release: {
    scheduled: 'Scheduled',
    atOnce: 'Empty: at once.',
    zone: 'The time in {{zone}}.',
    past: 'Please choose a moment in the future.',
    posted: 'Your conversation comes out on {{when}}',
  },
};
