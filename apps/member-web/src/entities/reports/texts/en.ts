/** The dialog that reports something. */
export default {
  report: {
    titles: {
      topic: 'Report this post',
      comment: 'Report this post',
      member: 'Report this member',
      group: 'Report this group',
      event: 'Report this event',
    },
    text: 'A moderator will look at it. Only staff can see that you reported it.',
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
