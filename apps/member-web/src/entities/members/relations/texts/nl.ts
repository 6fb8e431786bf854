import type en from './en.ts';

export default {
  relations: {
    follow: 'Volgen',
    following: 'Je volgt',
    followOne: '{{name}} volgen',
    unfollowOne: 'Je volgt {{name}}: niet meer volgen',
    block: '{{name}} blokkeren',
    unblock: 'Deblokkeren',
    unblockOne: '{{name}} deblokkeren',
    blockSure: '{{name}} blokkeren?',
    blockText:
      'Jullie krijgen geen berichten en meldingen meer van elkaar en volgen elkaar niet meer. {{name}} krijgt hier geen melding van.',
    blocked: 'Je hebt {{name}} geblokkeerd.',
    unblocked: 'Je hebt {{name}} gedeblokkeerd.',
    hint: 'Leden die je blokkeert, kunnen geen contact met je opnemen en je ziet hun activiteit niet. Alleen jij ziet deze lijst.',
    since: 'sinds',
    none: 'Je hebt niemand geblokkeerd',
    noneHint: 'Blokkeer iemand via het menu op het profiel.',
    failed: 'De lijst kon niet worden geladen',
  },
} satisfies typeof en;
