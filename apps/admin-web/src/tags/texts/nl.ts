import type en from './en.ts';

export default {
  tag: {
    search: 'Tags zoeken',
    topics_one: '{{count}} topic',
    topics_other: '{{count}} topics',
    rename: 'Hernoemen',
    renameNamed: '{{tag}} hernoemen',
    renameTitle: '#{{tag}} hernoemen?',
    renameHint: 'Elk topic krijgt de nieuwe tag. Bestaat die al, dan worden ze één.',
    renameReasons: ['Spelling', 'Hetzelfde als een andere tag'],
    newName: 'Nieuwe naam',
    otherName: 'Vul een andere naam in.',
    renamed: 'Tag hernoemd',
    remove: 'Verwijderen',
    removeNamed: '{{tag}} verwijderen',
    removeTitle: '#{{tag}} verwijderen?',
    removeHint: 'De topics blijven, zonder deze tag.',
    removeReasons: ['Niet nuttig', 'Tegen de regels'],
    removed: 'Tag verwijderd',
  },
  resources: {
    tags: {
      name_one: 'Tag',
      name_other: 'Tags',
      fields: { tag: 'Tag', count: 'Topics', actions: 'Acties' },
    },
  },
} satisfies typeof en;
