import type en from './first.en.ts';

export default {
  member: {
    admin: 'Admin',
    moderator: 'Moderator',
    blocked: 'Geblokkeerde leden',
    all: 'Leden',
    chat: 'Bericht',
    chatWith: 'Bericht aan {{name}}',
  },
  profile: {
    loading: 'Het profiel wordt geladen',
    failed: 'Het profiel kon niet worden geladen',
    joined: 'Lid sinds {{date}}',
    edit: 'Profiel bewerken',
    about: 'Over',
    noBioMine: 'Vertel anderen iets over jezelf.',
    noBio: '{{name}} heeft nog geen bio.',
    suspended: 'Dit account is geschorst.',
    levels: 'Lidmaatschapsniveaus',
    noTopicsMine: 'Je gesprekken verschijnen hier.',
    noTopics: '{{name}} is nog geen gesprek begonnen.',
  },
} satisfies typeof en;
