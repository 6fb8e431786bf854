/** Warnings that a member has to read, and their silence. */
export default {
  warning: {
    title: 'A warning from the moderators',
    text: 'A moderator warned you.',
    about: 'A moderator removed “{{what}}” and warned you.',
    rule: 'Rule: {{rule}}',
    read: 'I’ve read this',
    appeal: 'Do you disagree? You can appeal.',
    decisions: 'See all decisions',
    silence: 'You can’t write for now',
    silenced: 'You can read, but not write anything until {{date}}.',
    why: 'See why',
  },
};
