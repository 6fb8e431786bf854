import type en from './en.ts';

export default {
  announcements: {
    theme: {
      title: 'Een nieuw uiterlijk',
      text: 'De community heeft een nieuw thema gekregen. Alles wat je kent is er nog. Vertel wat je ervan vindt, en wat je mist.',
      link: 'Praat erover in de community',
      close: 'Sluiten',
    },
    install: {
      title: '{{community}} op je beginscherm',
      text: 'Installeer de app: die opent meteen, zonder de balken van een browser.',
      safari: 'Kies Delen in de balk van je browser, en dan ‘Zet op beginscherm’.',
      accept: 'Installeren',
    },
    blog: { title: 'Van het blog', all: 'Alle berichten' },
  },
} satisfies typeof en;
