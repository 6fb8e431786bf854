/** Warnings that a member has to read, and their silence. */
export default {
  warning: {
    title: 'A warning from the moderators',
    text: 'A moderator warned you.',
    about: 'A moderator removed “{{what}}” and warned you.',
    rule: 'Rule: {{rule}}',
    rules: {
      spam: 'Spam or advertising',
      harassment: 'Bullying or harassment',
      hate: 'Hate or discrimination',
      sexual: 'Sexual content',
      violence: 'Violence or threats',
      privacy: 'Private information about someone',
      off_topic: 'Does not belong here',
      other: 'Something else',
    },
    read: 'I’ve read this',
    appeal: 'Do you disagree? You can appeal.',
    decisions: 'See all decisions',
    silence: 'You can’t write for now',
    silenced: 'You can read, but not write anything until {{date}}.',
    why: 'See why',
  },
};
