import type en from './en.ts';

export default {
  level: {
    create: 'Nieuw niveau',
    createAction: 'Niveau maken',
    about: 'Over dit niveau',
    everybody: 'Iedereen',
    defaultHint: 'Elk lid heeft dit niveau automatisch.',
    members_one: '{{count}} lid',
    members_other: '{{count}} leden',
    showMembers: 'Leden met dit niveau',
    remove: 'Verwijderen',
    removeTitle: '{{name}} verwijderen?',
    removeHint_one: 'Leden verliezen de toegang tot alles wat alleen dit niveau opent. {{count}} lid heeft het nu.',
    removeHint_other:
      'Leden verliezen de toegang tot alles wat alleen dit niveau opent. {{count}} leden hebben het nu.',
    removeReasons: ['Wordt niet meer aangeboden', 'Per vergissing gemaakt'],
    removed: 'Niveau verwijderd',
  },
  resources: {
    levels: {
      name_one: 'Lidmaatschapsniveau',
      name_other: 'Lidmaatschapsniveaus',
      fields: {
        name: 'Naam',
        description: 'Beschrijving',
        default: 'Voor iedereen',
        members_count: 'Leden',
        reason: 'Reden',
      },
      notifications: { created: 'Niveau gemaakt', updated: 'Niveau opgeslagen' },
    },
  },
} satisfies typeof en;
