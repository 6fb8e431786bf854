export default {
  level: {
    create: 'New level',
    createAction: 'Create level',
    about: 'About this level',
    everybody: 'Everyone',
    defaultHint: 'Every member has this level automatically.',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
    showMembers: 'Members with this level',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeHint_one: 'Members lose access to everything that only this level opens. {{count}} member has it now.',
    removeHint_other: 'Members lose access to everything that only this level opens. {{count}} members have it now.',
    removeReasons: ['No longer offered', 'Created by mistake'],
    removed: 'Level removed',
  },
  resources: {
    levels: {
      name_one: 'Membership level',
      name_other: 'Membership levels',
      fields: {
        name: 'Name',
        description: 'Description',
        default: 'Held by everyone',
        members_count: 'Members',
        reason: 'Reason',
      },
      notifications: { created: 'Level created', updated: 'Level saved' },
    },
  },
};
