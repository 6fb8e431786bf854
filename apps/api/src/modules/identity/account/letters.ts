import type { Letter, Locale } from '../../../platform/mail/compose.ts';

export type LetterKind =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'password-changed'
  | 'email-changed'
  | 'token-made'
  | 'export-ready'
  | 'invitation';

const en: Record<LetterKind, Letter> = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    text: 'Please confirm that this is your e-mail address. The link works once, for three days.',
    action: 'Confirm my address',
    otherwise: 'Did you not sign up? Then you need not do anything.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your account. The link works once, for one hour.',
    action: 'Choose a new password',
    otherwise: 'Was it not you? Then you need not do anything: your password stays as it is.',
  },
  'change-email': {
    subject: 'Confirm your new e-mail address',
    text: 'Please confirm that you want to use this e-mail address from now on. The link works once, for three days.',
    action: 'Use this address',
    otherwise: 'Did you not ask for this? Then you need not do anything.',
  },
  invitation: {
    subject: 'You are invited',
    text: 'An administrator has added you as a member. The link lets you in, and works once, for fourteen days.',
    action: 'Come in',
    otherwise: 'Do you know nothing of this? Then you need not do anything.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. You were signed out everywhere else, and your programs’ tokens have ended.',
    otherwise: 'Was it not you? Then choose a new password at once, with “Forgot your password?” on the login page.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: 'From now on your account uses another e-mail address. This one is no longer used.',
    otherwise: 'Was it not you? Then please contact an administrator of the community.',
  },
  'export-ready': {
    subject: 'Your data is ready to download',
    text: 'The file with your data is ready. You can download it for seven days. After that we remove it.',
    action: 'Download my data',
    otherwise: 'Was it not you? Then choose a new password at once: that ends every token and every session.',
  },
  'token-made': {
    subject: 'A token was made for your account',
    text: 'A new token lets a program use your account. You find it in your settings, where you can revoke it.',
    otherwise: 'Was it not you? Then choose a new password at once: that ends every token and every session.',
  },
};

const nl: Record<LetterKind, Letter> = {
  'verify-email': {
    subject: 'Bevestig je e-mailadres',
    text: 'Bevestig alsjeblieft dat dit jouw e-mailadres is. De link werkt één keer, drie dagen lang.',
    action: 'Mijn adres bevestigen',
    otherwise: 'Heb je je niet aangemeld? Dan hoef je niets te doen.',
  },
  'reset-password': {
    subject: 'Kies een nieuw wachtwoord',
    text: 'Iemand heeft een nieuw wachtwoord voor je account gevraagd. De link werkt één keer, een uur lang.',
    action: 'Een nieuw wachtwoord kiezen',
    otherwise: 'Was jij dat niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  'change-email': {
    subject: 'Bevestig je nieuwe e-mailadres',
    text: 'Bevestig alsjeblieft dat je dit e-mailadres voortaan wilt gebruiken. De link werkt één keer, drie dagen lang.',
    action: 'Dit adres gebruiken',
    otherwise: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  },
  invitation: {
    subject: 'Je bent uitgenodigd',
    text: 'Een beheerder heeft je als lid toegevoegd. De link laat je binnen en werkt één keer, veertien dagen lang.',
    action: 'Binnenkomen',
    otherwise: 'Weet je hier niets van? Dan hoef je niets te doen.',
  },
  'password-changed': {
    subject: 'Je wachtwoord is gewijzigd',
    text: 'Het wachtwoord van je account is gewijzigd. Elders ben je uitgelogd, en de tokens van je programma’s zijn ingetrokken.',
    otherwise: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
  },
  'email-changed': {
    subject: 'Je e-mailadres is gewijzigd',
    text: 'Je account gebruikt voortaan een ander e-mailadres. Dit adres wordt niet meer gebruikt.',
    otherwise: 'Was jij dat niet? Neem dan contact op met een beheerder van de community.',
  },
  'export-ready': {
    subject: 'Je gegevens staan klaar om te downloaden',
    text: 'Het bestand met je gegevens staat klaar. Je kunt het zeven dagen lang downloaden. Daarna verwijderen we het.',
    action: 'Mijn gegevens downloaden',
    otherwise: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord: daarmee eindigen alle tokens en sessies.',
  },
  'token-made': {
    subject: 'Er is een token voor je account gemaakt',
    text: 'Met een nieuw token kan een programma je account gebruiken. Je vindt het in je instellingen en kunt het daar intrekken.',
    otherwise: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord: daarmee eindigen alle tokens en sessies.',
  },
};

/** The mails of an account, in both languages. */
export const letters: Record<Locale, Record<LetterKind, Letter>> = { nl, en };
