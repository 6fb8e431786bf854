export default {
  faqCategory: {
    create: 'New category of questions',
    createAction: 'Create category',
    about: 'About this category',
    faqs_one: '{{count}} question',
    faqs_other: '{{count}} questions',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint: 'Only a category without questions can be removed.',
    removeReasons: ['No longer used', 'Made by mistake'],
    removed: 'Category removed',
    indexHint: 'The lowest stands first; left empty, it stands last.',
  },
  resources: {
    'faq-categories': {
      name_one: 'Category of questions',
      name_other: 'Categories of questions',
      fields: { name: 'Name', index: 'Place', faqs_count: 'Questions', reason: 'Reason' },
      notifications: { created: 'Category created', updated: 'Category saved' },
    },
  },
};
