import type { DemoGroupTexts } from '../types.ts';

export const groups: DemoGroupTexts = {
  glazes: {
    name: 'The glaze kitchen',
    text: 'Recipes, test tiles and what went wrong. For everyone who mixes their own glazes, or would like to start.',
    rules: ['Give the recipe with the picture: percentages, temperature and clay.', 'Say it when a material is poisonous.'],
    faqs: [
      ['Which scale do I need?', 'One that weighs to a tenth of a gram, up to at least five hundred grams.'],
      ['May I share recipes from a book?', 'Name the book and the page, and tell what you have changed.'],
    ],
    topics: [
      ['hannah', 'Ash glaze that does not run', 'With five per cent more kaolin it stays where it is, and the colour is still warm. The tile on the left is the old recipe.'],
      ['member', 'Who has tried tin instead of zircon?', 'I would like a softer white for the inside of my bowls. Is it worth the price, or do I not see the difference?'],
    ],
  },
  beginners: {
    name: 'First year at the wheel',
    text: 'For all who are still happy with a straight cylinder. We show what we made this week, also when it fell over.',
    rules: ['No one laughs at a pot, except its maker.'],
    faqs: [['When am I no beginner any more?', 'When you answer more questions than you ask. You may stay.']],
    topics: [
      ['mees', 'Five cylinders, and one of them is straight', 'Three weeks of practice. The trick with the sponge under the elbow has helped me most of all.'],
    ],
  },
  stall: {
    name: 'Our stall on the market',
    text: 'Who brings what, who stands when, and who has a van. For those who share the stall this autumn.',
    rules: ['Write on the list before Thursday.'],
    faqs: [],
    topics: [
      ['lotte', 'Who stands when on Saturday?', 'I am there from seven to one. From then on I need two people, of whom one knows how the card reader works.'],
      ['member', 'Prices on the bottom, please', 'Last time we had to guess three times. A sticker on the bottom is enough.'],
    ],
  },
  wood: {
    name: 'Wood firers',
    text: 'For those who have stoked a shift with us. Shifts, wood, and everything that comes after three in the night.',
    rules: ['No one stokes alone.', 'At the end of your shift, tell the next one what the kiln did.'],
    faqs: [['How do I get in?', 'Come to a firing first. After that you only have to ask.']],
    topics: [
      ['kasia', 'The side chamber was late again', 'It was sixty degrees behind all night. I think that the damper on the left does not close any more.'],
    ],
  },
  jubilee: {
    name: 'Forty years of Joris',
    text: 'What we give, who says something, and how we keep it from him.',
    rules: ['Not a word on the open boards.'],
    faqs: [],
    topics: [['femke', 'Who brings what', 'I have the tables and the light. We still need someone who bakes for forty people.']],
  },
  swap: {
    name: 'Cup for a cup',
    text: 'Each of us makes a cup for someone else, and no one knows for whom. It stays a secret until the evening.',
    rules: ['Do not guess out loud.'],
    faqs: [],
    topics: [['roos', 'How big may it be?', 'It has to fit into a shoe box, with paper around it. That is all there is to it.']],
  },
  kiln: {
    name: 'Building the small kiln',
    text: 'Two summers of bricks. The kiln is there, so this group is closed; what we learnt stays to be read.',
    rules: [],
    faqs: [],
    topics: [['david', 'What we would do differently', 'A deeper foundation, and dry bricks from the beginning. The rest has held, also in the frost.']],
  },
};
