export default {
  faqCategory: {
    create: 'New FAQ category',
    createAction: 'Create category',
    about: 'About this category',
    faqs_one: '{{count}} question',
    faqs_other: '{{count}} questions',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint: 'Only a category without questions can be removed.',
    removeReasons: ['No longer used', 'Created by mistake'],
    removed: 'Category removed',
    indexHint: 'Lowest first. Leave empty to add it at the end.',
  },
  resources: {
    'faq-categories': {
      name_one: 'FAQ category',
      name_other: 'FAQ categories',
      fields: { name: 'Name', index: 'Position', faqs_count: 'Questions', reason: 'Reason' },
      notifications: { created: 'Category created', updated: 'Category saved' },
    },
  },
};
