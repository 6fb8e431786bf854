export default {
  eventCategory: {
    create: 'New category',
    createAction: 'Create category',
    about: 'About this category',
    events_one: '{{count}} event',
    events_other: '{{count}} events',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint: 'Its events stay, and have no category then.',
    removeReasons: ['No longer used', 'Made by mistake'],
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
