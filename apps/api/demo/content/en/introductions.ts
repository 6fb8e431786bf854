import type { DemoIntroduction, DemoQuote } from '../types.ts';

/** How those who joined last said hello. */
export const introductions: DemoIntroduction[] = [
  {
    member: 'tarik',
    title: 'Hello, I am new at the kitchen table',
    body: '<p>Six weeks ago I rented a wheel at a studio round the corner. My bowls are getting rounder, my sleeves wetter. I have been reading along for weeks and finally join in.</p>',
    daysAgo: 20.3,
  },
  {
    member: 'lena',
    title: 'Hello from a very small kitchen',
    body: '<p>After two weeks of reading along: I pinch pots at the table where we also eat, in Haarlem, and look for a shared studio with a window. Who knows one?</p>',
    daysAgo: 1.6,
  },
];

/** Somebody who takes up what another has said, with those words above their own. */
export const quoted: DemoQuote = {
  title: 'Community firing day: what we made together and what it cost',
  said: 'Could we do pit firing as a fourth fire next year? I will bring the sawdust.',
  member: 'dewi',
  text: 'Yes please. I have a field behind the studio, a wheelbarrow, and neighbours who like smoke more than they admit.',
};
