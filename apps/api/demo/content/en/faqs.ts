import type { DemoFaqTexts } from '../types.ts';

export const faqs: DemoFaqTexts = [
  {
    category: 'First steps',
    questions: [
      ['Where do I begin?', 'Introduce yourself, and follow a board or two. Nobody minds a question that was asked before.'],
      ['May I post pictures of work that went wrong?', 'Please do. What went wrong teaches more than what came out of the kiln as it should.'],
      ['How do I find what was said about one glaze?', 'Press the slash key anywhere and type its name. Misspelt words are found, too.'],
    ],
  },
  {
    category: 'Account and privacy',
    questions: [
      ['Who can read my private messages?', 'Only the people you write to. Staff read nothing unless someone in the conversation reports a message.'],
      ['Can I take my things along, or leave for good?', 'Both, in your settings: everything as one file, or an erasure that reaches everything you wrote.'],
      ['How do I stop the mails?', 'Each mail ends with a link that ends its kind with one click. In your settings you choose for each kind.'],
    ],
  },
  {
    category: 'Events and groups',
    questions: [
      ['An event is full. What now?', 'Join the waiting list. You move up automatically when someone leaves.'],
      ['Can I found a group?', 'Yes. It may be open, ask for approval, or be known to its members alone.'],
    ],
  },
];
