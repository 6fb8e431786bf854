export default {
  level: {
    create: 'New level',
    createAction: 'Create level',
    about: 'About this level',
    everybody: 'Everybody',
    defaultHint: 'Every member holds it, without being granted it.',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
    showMembers: 'Members with this level',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint_one: 'What only this level opens is closed from then on. {{count}} member holds it now.',
    removeHint_other: 'What only this level opens is closed from then on. {{count}} members hold it now.',
    removeReasons: ['No longer offered', 'Made by mistake'],
    removed: 'Level removed',
  },
  resources: {
    levels: {
      name_one: 'Membership level',
      name_other: 'Membership levels',
      fields: {
        name: 'Name',
        description: 'Description',
        default: 'Held by everybody',
        members_count: 'Members',
        reason: 'Reason',
      },
      notifications: { created: 'Level created', updated: 'Level saved' },
    },
  },
};
