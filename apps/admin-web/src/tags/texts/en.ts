export default {
  tag: {
    search: 'Find tags',
    topics_one: '{{count}} topic',
    topics_other: '{{count}} topics',
    rename: 'Rename',
    renameNamed: 'Rename {{tag}}',
    renameTitle: 'Rename #{{tag}}?',
    renameHint: 'Every topic gets the new tag. If it exists already, both become one.',
    renameReasons: ['Spelling', 'Same as another tag'],
    newName: 'New name',
    otherName: 'Enter another name.',
    renamed: 'Tag renamed',
    remove: 'Remove',
    removeNamed: 'Remove {{tag}}',
    removeTitle: 'Remove #{{tag}}?',
    removeHint: 'The topics stay, without this tag.',
    removeReasons: ['Not useful', 'Against the rules'],
    removed: 'Tag removed',
  },
  resources: {
    tags: {
      name_one: 'Tag',
      name_other: 'Tags',
      fields: { tag: 'Tag', count: 'Topics', actions: 'Actions' },
    },
  },
};
