/** Polls: part 1 §2 and §5, part 3 §4. */
export default {
  poll: {
    edit: 'Edit poll',
    question: 'Question',
    questionPlaceholder: 'What do you want to know?',
    contentPlaceholder: 'Add details (optional)',
  },
};
