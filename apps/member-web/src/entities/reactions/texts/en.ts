/** Reactions besides the like. */
export default {
  reactions: {
    add: 'Add a reaction',
    give: 'React with {{emoji}}',
    takeBack: 'Take back {{emoji}}',
    given_one: '{{emoji}}, given by {{count}} member',
    given_other: '{{emoji}}, given by {{count}} members',
  },
};
