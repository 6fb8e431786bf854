import type { DemoTicket } from '../types.ts';

/** On the helpdesk: between their author and the administrators. */
export const tickets: DemoTicket[] = [
  {
    author: 'member', hoursAgo: 52, status: 'closed', title: 'My evening course does not show up',
    text: 'I joined the Tuesday evening class in Utrecht, and the board for course members still shows a lock. Did something go wrong with my payment?',
    answers: [
      ['admin', 'No, the payment is fine: the list from Utrecht came in late. I have just given you the level by hand, so the lock should be gone. Is it?'],
      ['member', 'It is! Thank you, that was quick.'],
    ],
  },
  {
    author: 'member', hoursAgo: 9, status: 'hold', title: 'Can I change my username?',
    text: 'I signed up as “sanne” and now there are three of us. Could I become “sanne.devries”, and would my old posts keep working?',
    answers: [
      ['admin', 'You can: your posts go along with you. One thing first: your name stands in two links in our newsletter. Shall I have those changed as well, or do you mind if they break?'],
    ],
  },
  {
    author: 'member', hoursAgo: 2, status: 'open', title: 'A photo of my work is used somewhere else',
    text: 'Somebody sent me a web shop that shows one of my teapots, with the photo that I posted here last spring. Can you help me find out whether it was taken from this site?',
    answers: [],
  },
  {
    author: 'roos', hoursAgo: 5, status: 'open', title: 'I get no mail any more',
    text: 'Since last week no message comes in when somebody answers my question. In my settings everything is on, and there is nothing in the spam folder either.',
    answers: [],
  },
  {
    author: 'henk', hoursAgo: 30, status: 'closed', title: 'Advertisement posted twice by mistake',
    text: 'My garden pots are there twice. The lower one may go, but somebody has commented on it already.',
    answers: [['admin', 'The lower one is gone; I have sent whoever commented there to the other.']],
  },
];
