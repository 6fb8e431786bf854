import type en from './en.ts';

export default {
  contact: {
    open: 'Open',
    handled: 'Afgehandeld',
    by: 'door {{name}}',
    guest: 'Een gast',
    handle: 'Als afgehandeld markeren',
    handleTitle: 'Afgehandeld?',
    handleHint: 'Niemand krijgt bericht; hij gaat uit de lijst van wat open staat.',
    handleReasons: ['Per e-mail beantwoord', 'Telefonisch beantwoord', 'Niets te doen'],
    handleDone: 'Als afgehandeld gemarkeerd',
    reopen: 'Opnieuw openen',
    reopenTitle: 'Opnieuw openen?',
    reopenHint: 'Hij staat weer bij wat open is.',
    reopenReasons: ['Er kwam een nieuw antwoord', 'Per vergissing gesloten'],
    reopenDone: 'Weer open',
    reply: 'Per e-mail antwoorden',
  },
  resources: {
    'contact-requests': {
      name_one: 'Brief',
      name_other: 'Brieven',
      fields: {
        title: 'Onderwerp',
        content: 'Bericht',
        member: 'Van',
        email: 'E-mailadres',
        state: 'Stand',
        created_at: 'Verstuurd',
      },
    },
  },
} satisfies typeof en;
