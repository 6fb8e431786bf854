/** The page of drafts. */
export default {
  drafts: {
    title: 'Drafts',
    intro: 'Text that you have not posted yet. Only you can see it.',
    loading: 'Loading drafts',
    failed: 'Drafts could not be loaded',
    none: 'No drafts',
    noneHint: 'If you stop in the middle of a post or comment, you find it here.',
    kinds: {
      new: 'New post',
      comment: 'Comment',
      reply: 'Reply',
      edit: 'Edit',
      other: 'Text',
    },
    untitled: 'Without a title',
    open: 'Continue',
    openOf: 'Continue: {{text}}',
    discard: 'Discard',
    discardOf: 'Discard: {{text}}',
    discarded: 'Draft discarded',
  },
};
