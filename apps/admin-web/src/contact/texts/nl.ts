import type en from './en.ts';

export default {
  contact: {
    open: 'Open',
    handled: 'Afgehandeld',
    by: 'door {{name}}',
    guest: 'Een gast',
    handle: 'Als afgehandeld markeren',
    handleTitle: 'Als afgehandeld markeren?',
    handleHint: 'Het bericht verdwijnt uit de lijst met open berichten. De afzender krijgt geen melding.',
    handleReasons: ['Per e-mail beantwoord', 'Telefonisch beantwoord', 'Niets te doen'],
    handleDone: 'Als afgehandeld gemarkeerd',
    reopen: 'Heropenen',
    reopenTitle: 'Dit bericht heropenen?',
    reopenHint: 'Het bericht komt terug in de lijst met open berichten.',
    reopenReasons: ['Nieuw antwoord', 'Per vergissing gesloten'],
    reopenDone: 'Heropend',
    reply: 'Per e-mail antwoorden',
  },
  resources: {
    'contact-requests': {
      name_one: 'Bericht',
      name_other: 'Contactberichten',
      fields: {
        title: 'Onderwerp',
        content: 'Bericht',
        member: 'Van',
        email: 'E-mailadres',
        state: 'Status',
        created_at: 'Verstuurd',
      },
    },
  },
} satisfies typeof en;
