import { catalogue } from '../../platform/texts/texts.ts';

/** The forms of documents without JavaScript, in the words of the app. */
export const formText = catalogue('plain-form', {
  search: ['Search conversations', 'Zoek in gesprekken'],
  find: ['Search', 'Zoeken'],
  nothing: ['Nothing found for “{{text}}”.', 'Niets gevonden voor “{{text}}”.'],
  toLogin: ['Log in or register', 'Inloggen of registreren'],
  toLogout: ['Log out', 'Uitloggen'],
  welcome: ['Log in', 'Inloggen'],
  join: ['Register', 'Registreren'],
  login: ['E-mail or username', 'E-mail of gebruikersnaam'],
  password: ['Password', 'Wachtwoord'],
  passwordHint: ['At least 8 characters', 'Minstens 8 tekens'],
  remember: ['Keep me logged in', 'Ingelogd blijven'],
  email: ['E-mail', 'E-mail'],
  first_name: ['First name', 'Voornaam'],
  last_name: ['Last name', 'Achternaam'],
  username: ['Username', 'Gebruikersnaam'],
  usernameHint: ['Letters, digits, dots, dashes and underscores', 'Letters, cijfers, punten, streepjes en underscores'],
  website: ['Leave this empty', 'Laat dit leeg'],
  submitLogin: ['Log in', 'Inloggen'],
  submitRegister: ['Create account', 'Account maken'],
});
