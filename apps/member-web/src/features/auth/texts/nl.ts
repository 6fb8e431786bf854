import type en from './en.ts';

export default {
  recovery: {
    forgot: 'Wachtwoord vergeten?',
    forgotTitle: 'Wachtwoord vergeten',
    forgotHint: 'Vertel ons je e-mailadres. We sturen je een link om een nieuw wachtwoord te kiezen.',
    send: 'Link sturen',
    sent: 'Als er een account met dit adres is, is er een mail met een link onderweg. De link werkt een uur.',
    toLogin: 'Naar de inlogpagina',
    resetTitle: 'Kies een nieuw wachtwoord',
    reset: 'Wachtwoord opslaan',
    resetDone: 'Je wachtwoord is gewijzigd. Log in met het nieuwe.',
    noToken: 'Deze link is niet volledig. Open hem nog eens vanuit de mail, of vraag een nieuwe.',
    askAgain: 'Een nieuwe link vragen',
    invitationTitle: 'Welkom bij {{name}}',
    invitationHint: 'Je bent als lid toegevoegd. Kom binnen en vertel de anderen wie je bent.',
    enter: 'Binnenkomen',
    verifyTitle: 'Bevestig je e-mailadres',
    verifyHint: 'Eén klik, en we weten dat dit adres van jou is.',
    verify: 'Mijn adres bevestigen',
    verified: 'Dank je. Je e-mailadres is bevestigd.',
    toHome: 'Naar de homepage',
  },
} satisfies typeof en;
