import type { DemoThread } from '../types.ts';

/** Conversations of the visitor, each with its oldest message first. */
export const threads: DemoThread[] = [
  {
    begunBy: 'pieter', others: ['member'], messages: [
      ['pieter', 190, 'I saw your question about the small kiln. Mine is for sale, but I would rather it went to somebody I know from here.'],
      ['member', 188, 'That is kind of you! How old are the elements, and does it fit through a door of eighty centimetres?'],
      ['pieter', 187, 'Two years, and yes: the lid comes off. You are welcome to come and see it first.'],
      ['member', 170, 'Thank you, but my landlord says no to a kiln in the shed. I hope you find a good home for it.'],
    ],
  },
  {
    begunBy: 'member', others: ['femke', 'lotte'], messages: [
      ['member', 74, 'Shall the three of us share a stall at the autumn market? Ten metres is far too much for me alone.'],
      ['lotte', 72, 'I would like that. My plates take two tables, and I can bring the car from Bruges.'],
      ['femke', 70, 'Count me in. I will ask what the stall costs, and whether they have power for the lights.'],
      ['member', 49, 'Wonderful. Then I will write down who brings what.'],
      ['femke', 27, 'It is ninety for the three of us, with power. They want an answer before Friday.'],
    ],
  },
  {
    begunBy: 'member', others: ['aylin'], messages: [
      ['member', 30, 'Your cobalt vase is beautiful. Which brush do you use for the thin lines?'],
      ['aylin', 28, 'Thank you! It is a liner with long hair, meant for signs. The paint must be as thin as milk.'],
      ['member', 26, 'I am going to try that this weekend. Thanks for the tip!'],
    ],
  },
  {
    begunBy: 'wouter', others: ['member'], unread: 2, messages: [
      ['wouter', 50, 'We fire the anagama again next month and there is still a place for the night shift. Is that something for you?'],
      ['member', 47, 'Yes, please! I have never seen it from this side. What do I need to bring?'],
      ['wouter', 3, 'Old clothes that may burn, leather shoes and something to eat. We begin at midnight.'],
      ['wouter', 2, 'And bring two or three pots of your own: there is room for them in the third row.'],
    ],
  },
];
