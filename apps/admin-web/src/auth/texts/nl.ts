import type en from './en.ts';

export default {
  login: {
    title: 'Welkom terug',
    hint: 'Het beheer van {{community}}, voor moderators en beheerders.',
    login: 'E-mail of gebruikersnaam',
    password: 'Wachtwoord',
    show: 'Wachtwoord tonen',
    remember: 'Ingelogd blijven',
    submit: 'Inloggen',
    endedTitle: 'Je sessie is verlopen',
    endedHint: 'Log in om verder te gaan. Wat je hebt getypt, staat er nog, maar is nog niet opgeslagen.',
    demo: 'Probeer het als',
    notStaff: 'Hallo {{name}}',
    notStaffHint: 'Het beheer is voor moderators en beheerders van {{community}}.',
    back: 'Terug naar de community',
    another: 'Gebruik een ander account',
  },
} satisfies typeof en;
