import type { DemoEventTexts } from '../types.ts';

export const events: DemoEventTexts = {
  categories: { firing: 'Firings', market: 'Markets', course: 'Courses', social: 'Evenings' },
  country: 'The Netherlands',
  linkTitle: 'Join the call',
  events: {
    firing: ['Wood firing of the autumn', 'Fourteen hours at the big kiln, in shifts of three. Bring pots that are bone dry, and warm clothes for the night.'],
    coffee: ['Open workshop and coffee', 'No programme: come and sit at the long table with whatever you are working on. The coffee is ready from half past seven.'],
    wheel: ['A day at the wheel, for beginners', 'From the first lump of clay to three cylinders of your own. There are six wheels, so there are six places. Join the waiting list if it is full.'],
    glaze: ['Reading a glaze recipe, online', 'What each line of a recipe does to the surface, with examples that went wrong. Have a recipe of your own at hand.'],
    market: ['Autumn market on the square', 'Two days with forty stalls. Setting up begins at seven; please write on the board what you bring.'],
    kiln: ['Rebuilding the small kiln', 'We take the arch down and relay the floor. For those who have fired it before: there is room for five around it.'],
    surprise: ['A surprise for forty years of Joris', 'Forty years of pots. Not a word to him: he thinks that we are counting the stock.'],
    spring: ['First wood firing of the spring', 'The long one, with the side chamber. The list of shifts follows on the board of this event.'],
  },
};
