import type en from './en.ts';

export default {
  announcements: {
    theme: {
      title: 'Een nieuw uiterlijk',
      text: 'De community heeft een nieuw thema. Alles staat nog op dezelfde plek. Vertel ons wat je ervan vindt.',
      link: 'Praat mee in de community',
      close: 'Sluiten',
    },
    install: {
      title: '{{community}} op je beginscherm',
      text: 'Installeer de app om de community met één tik te openen, zonder browserbalken.',
      safari: 'Tik in je browser op ‘Deel’ en daarna op ‘Zet op beginscherm’.',
      accept: 'Installeren',
    },
    blog: { title: 'Van het blog', all: 'Alle berichten' },
  },
} satisfies typeof en;
