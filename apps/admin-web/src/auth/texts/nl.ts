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
    endedTitle: 'Je sessie is afgelopen',
    endedHint: 'Log in om verder te gaan. Alles wat je hebt getypt staat er nog, en er is nog niets van opgeslagen.',
    demo: 'Probeer het als',
    notStaff: 'Hallo {{name}}',
    notStaffHint:
      'Het beheer is voor de moderators en beheerders van {{community}}. Alles voor leden vind je in de community zelf.',
    back: 'Terug naar de community',
    another: 'Gebruik een ander account',
  },
} satisfies typeof en;
