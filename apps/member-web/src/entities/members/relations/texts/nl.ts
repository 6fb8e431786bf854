import type en from './en.ts';

export default {
  relations: {
    follow: 'Volgen',
    following: 'Je volgt',
    followOne: '{{name}} volgen',
    unfollowOne: 'Je volgt {{name}}: niet meer volgen',
    block: '{{name}} blokkeren',
    unblock: 'Blokkade opheffen',
    unblockOne: 'Blokkade van {{name}} opheffen',
    blockSure: '{{name}} blokkeren?',
    blockText:
      'Jullie horen niets meer van elkaar: geen meldingen, geen berichten, en geen van beiden volgt de ander. {{name}} krijgt dat niet te horen.',
    blocked: 'Je hebt {{name}} geblokkeerd.',
    unblocked: 'De blokkade van {{name}} is opgeheven.',
    hint: 'Je hoort niets van wie je hebt geblokkeerd, en zij niets van jou. Niemand anders ziet deze lijst.',
    since: 'sinds',
    none: 'Je hebt niemand geblokkeerd',
    noneHint: 'Je blokkeert iemand in het menu van zijn of haar profiel.',
    failed: 'De lijst kon niet worden geladen',
  },
} satisfies typeof en;
