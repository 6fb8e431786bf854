/** What is being written, and has not been sent yet. */
export const enWriting = {
  draft: {
    kept: 'Draft kept',
    keptChanges: 'Your changes are kept as a draft; they are not saved yet.',
    restored: 'These are your changes from before. They are not saved yet.',
    discard: 'Discard',
    discarded: 'The draft is discarded',
    editKept: 'Edit · Draft kept',
    replyKept: 'Reply · Draft kept',
  },
  offline: {
    part: 'You are offline. This opens again when the connection is back.',
    missing: 'This could not be loaded.',
    screen: 'This screen is not here yet',
  },
};
