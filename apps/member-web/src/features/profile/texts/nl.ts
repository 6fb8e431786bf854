import type en from './en.ts';

export default {
  profilePage: {
    numbers: 'Activiteit',
    posts: 'Berichten',
    answers: 'Geaccepteerde antwoorden',
    likes: 'Likes',
    followers: 'Volgers',
    points: 'Punten',
    tabs: { label: 'Onderdelen van dit profiel', topics: 'Gesprekken', trophies: 'Trofeeën', groups: 'Groepen' },
    noTrophies: 'Nog geen trofeeën',
    noGroups: 'Nog geen groepen',
    partFailed: 'Dit kon niet worden geladen',
  },
} satisfies typeof en;
