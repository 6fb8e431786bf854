import type en from './en.ts';

export default {
  introduction: {
    title: 'Welkom, {{name}}!',
    text: 'Stel je voor en vertel wat je hier brengt.',
    give: 'Stel je voor',
    dismiss: 'Nee, bedankt',
    dismissed: 'Oké, we vragen het niet meer.',
    titlePlaceholder: 'Hallo, ik ben {{name}}',
    words: 'Over jou (optioneel)',
    wordsPlaceholder: 'Wat doe je, en wat brengt je hier?',
    post: 'Kennismaking plaatsen',
    given: 'Je hebt je voorgesteld. Fijn dat je er bent!',
    mark: 'Kennismaking',
  },
  birthday: { mark: 'Verjaardag' },
} satisfies typeof en;
