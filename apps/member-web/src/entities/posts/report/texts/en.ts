/** The dialog that reports a topic or a comment. */
export default {
  report: {
    title: 'Report this post',
    text: 'A moderator will look at it. The author won’t learn that you reported it.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    required: 'Choose a reason.',
    reasons: {
      spam: 'Spam or advertising',
      harassment: 'Bullying or harassment',
      hate: 'Hate or discrimination',
      sexual: 'Sexual content',
      violence: 'Violence or threats',
      privacy: 'Private information about someone',
      off_topic: 'Does not belong here',
      other: 'Something else',
    },
    explanation: 'Explanation',
    explanationOptional: 'Explanation (optional)',
    send: 'Report',
    done: 'Thank you. A moderator will look at it.',
  },
};
