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
  preview: { title: 'What is talked about here' },
  ticket: {
    status: 'Status',
    set: 'Set status to',
    statuses: { all: 'All', open: 'Open', hold: 'On hold', closed: 'Closed' },
    choices: { open: 'Open', hold: 'On hold, awaiting a reply', closed: 'Closed' },
    filter: 'Tickets by status',
    private: 'What you ask here, only you and the administrators can read.',
    prompt: 'How can we help?',
    empty: 'No tickets yet',
    emptyStatus: 'No tickets with this status',
    emptyHint: 'Ask something: only you and the administrators read it.',
  },
  release: {
    scheduled: 'Scheduled',
    held: 'Held back: choose another date',
    atOnce: 'Empty: at once.',
    zone: 'The time in {{zone}}.',
    past: 'Please choose a moment in the future.',
    posted: 'Your conversation comes out on {{when}}',
  },
};
