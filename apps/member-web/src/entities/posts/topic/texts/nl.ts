import type en from './en.ts';

export default {
  introduction: {
    title: 'Welkom, {{name}}!',
    text: 'Vertel de anderen wie je bent en wat je hier brengt: wie je kent, antwoord je graag.',
    give: 'Stel je voor',
    dismiss: 'Nee, bedankt',
    dismissed: 'Goed. Je krijgt deze vraag niet nog eens.',
    titlePlaceholder: 'Hallo, ik ben {{name}}',
    words: 'Over jou (als je wilt)',
    wordsPlaceholder: 'Wat doe je, en wat zou je willen weten?',
    post: 'Voorstelling plaatsen',
    given: 'Je hebt je voorgesteld. Fijn dat je er bent!',
    mark: 'Kennismaking',
  },
  birthday: { mark: 'Verjaardag' },
} satisfies typeof en;
