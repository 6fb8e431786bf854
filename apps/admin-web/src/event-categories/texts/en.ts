export default {
  eventCategory: {
    create: 'New category',
    createAction: 'Create category',
    about: 'About this category',
    events_one: '{{count}} event',
    events_other: '{{count}} events',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint: 'Its events stay, without a category.',
    removeReasons: ['No longer used', 'Created by mistake'],
    removed: 'Category removed',
  },
  resources: {
    'event-categories': {
      name_one: 'Event category',
      name_other: 'Event categories',
      fields: { name: 'Name', color: 'Colour', events_count: 'Public events', reason: 'Reason' },
      notifications: { created: 'Category created', updated: 'Category saved' },
    },
  },
};
