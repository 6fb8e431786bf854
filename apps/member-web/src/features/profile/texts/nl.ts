import type en from './en.ts';

export default {
  profilePage: {
    numbers: 'Activiteit',
    posts: 'Berichten',
    answers: 'Geaccepteerde antwoorden',
    likes: 'Likes',
    followers: 'Volgers',
    points: 'Punten',
    tabs: {
      label: 'Onderdelen van dit profiel',
      topics: 'Gesprekken',
      comments: 'Reacties',
      trophies: 'Trofeeën',
      groups: 'Groepen',
      courses: 'Cursussen',
    },
    noComments: 'Nog geen reacties',
    noCourses: 'Nog geen afgeronde cursussen',
    accepted: 'Geaccepteerd antwoord',
    finished: 'Afgerond op {{date}}',
    certificate: 'Certificaat',
    activity: {
      summary_one: '{{count}} bericht of reactie in het afgelopen jaar, op {{days}} dagen.',
      summary_other: '{{count}} berichten en reacties in het afgelopen jaar, op {{days}} dagen.',
      zone: 'Dagen in {{zone}}. Besloten plekken tellen niet mee.',
      day_one: '{{count}} op {{day}}',
      day_other: '{{count}} op {{day}}',
      table: 'Per maand',
      month: 'Maand',
    },
    noTrophies: 'Nog geen trofeeën',
    noGroups: 'Nog geen groepen',
    partFailed: 'Dit kon niet worden geladen',
  },
} satisfies typeof en;
