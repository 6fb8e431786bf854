import type { DemoWall } from '../types.ts';

/** The wall; of each pot its title, what its maker says of it, and what its picture shows. */
export const wall: DemoWall = {
  name: 'Out of the kiln', slug: 'out-of-the-kiln', description: 'Fresh from the shelf: one piece, one picture, a few words.',
  pots: {
    pieter: ['Breakfast bowl, one of eight', 'Stoneware, tenmoku over a white engobe. The seventh is the best.', 'A low bowl with dark glaze'],
    aylin: ['Vase in cobalt', 'Faience, with the finest brush I have. Two evenings of work.', 'A slender blue vase'],
    emma: ['Winter jar', 'Quiet ash glaze on stoneware. It holds salt, and some silence.', 'A round jar with grey glaze'],
    wouter: ['From the anagama, third row', 'Five days of fire, and then this. The ash came from the left.', 'A pot with marks of flame'],
    dewi: ['Porcelain against the light', 'Nearly transparent, and this time in one piece.', 'A thin white bowl'],
    ruben: ['Raku from the milk churn', 'Copper, much smoke, a broad smile.', 'A raku pot with a sheen of copper'],
    katja: ['Crystals, run 14', 'Held for four hours at 1,070. The spreadsheet was right.', 'A vase with crystalline glaze'],
    tom: ['One very big bowl', 'Seven kilos, thrown in two parts. The floor is clean again.', 'A wide green bowl'],
    isaac: ['Burnished, no glaze', 'Three days of rubbing with a pebble, one morning of straw.', 'A round dark vessel'],
    lotte: ['Stackable plates', 'For a restaurant in Bruges: twenty-four, and all of one height.', 'A low plate with cream glaze'],
    lena: ['Pinched at the kitchen table', 'My first that stands straight. Mostly.', 'A small uneven cup'],
    grace: ['Coiled, tall and thin', 'Eighty centimetres. Do not breathe near it.', 'A tall narrow vase'],
  },
};
