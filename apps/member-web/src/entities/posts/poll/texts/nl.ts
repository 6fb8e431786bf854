import type en from './en.ts';

export default {
  pollDialogs: {
    newOption: 'Nieuw antwoord',
    newOptionHint: 'Enter voegt toe, Escape annuleert',
    votersFailed: 'De stemmen konden niet worden geladen',
    noVoters: 'Nog geen stemmen',
    noVotersHint: 'Stemmers verschijnen hier.',
    saved: 'Poll opgeslagen',
    mustHaveTwo: 'Een poll moet twee antwoorden hebben.',
    removedVotes: 'Met een antwoord verwijder je ook de stemmen erop.',
  },
} satisfies typeof en;
