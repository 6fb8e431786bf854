import type { DemoTopic } from '../../types.ts';

export const marketTopics: DemoTopic[] = [
  {
    board: 'market', title: 'Wanted: small slab roller, will travel for it',
    paragraphs: [
      'My shoulders and my rolling pin are no longer on speaking terms. Looking for a table-top slab roller, 40 to 60 cm wide, for slabs down to 4 mm. It may be ugly, it may be heavy, it must be straight.',
      'I can pick up anywhere between Lille and Hamburg on a weekend. Also interested to hear which ones to avoid.',
    ],
    comments: [
      'Avoid anything with cables for the height adjustment. They stretch unequally and you get wedges instead of slabs.',
      'There is one in a closed school in Aalst, I will ask the caretaker on Monday. Fifty wide, green, indestructible.',
      'An old etching press with two layers of felt does the same job and is often cheaper. Ours cost 250.',
      'Check the rollers with a straight edge and a torch behind it. A dent of half a millimetre prints on every slab you will ever make.',
    ],
  },
  {
    board: 'market', title: 'Is 1,100 euro fair for a twelve-year-old top loader?',
    paragraphs: [
      'Seller says 80 litres, cone 8, “fired once a month by a careful lady”. The bricks around the peephole are crumbly and one element hangs out of its groove like a tongue. The controller works. A new one of that size is about 3,200.',
      'What would you offer, and what would a set of elements and two bricks cost me?',
    ],
    comments: [
      'I would offer 700. Elements for that size are around 250 to 350, bricks 15 each, and a weekend of your life.',
      'Monthly for twelve years is 140 firings, so the elements are near the end whether they hang or not.',
      'Ask to see the resistance measured, or bring a meter. If the seller does not mind, that is already a good sign.',
      'The hanging element can be pinned, that is not dramatic. Crumbling around the peephole is cosmetic too. Check the lid, that is where the money is.',
      'I paid 900 for something comparable last spring and I am still happy. Do not walk away over a hundred euros if it is close to home.',
    ],
  },
  {
    board: 'market', title: 'Swap: porcelain for coarse grogged clay, Leiden area',
    paragraphs: [
      'I bought twelve bags of a very white porcelain in a moment of ambition. Four are gone, in every sense. I would like to swap the remaining eight for something with more grog and fewer feelings.',
      'It is fresh, stored in a cool cellar, fired to 1260. Translucent under 3 mm. Not for the faint-hearted.',
    ],
    comments: [
      'I have six bags of a 40 percent chamotte at 1200 to 1280, beige. Would that be a fair swap for four of yours?',
      'I will take two for casting slip if you sell single bags as well.',
      '“Fewer feelings” is exactly why I left porcelain. You will be happy.',
      'Keep one bag! Use it as slip over the grogged clay, the contrast is gorgeous.',
    ],
  },
  {
    board: 'market', title: 'Selling my kick wheel, needs a good home and strong legs',
    paragraphs: [
      'Oak frame, cast flywheel, made by a carpenter and his potter wife around 1978. I learned to throw on it and now my knee has filed a complaint. It runs silently for more than a minute on one kick.',
      'Asking 300, less for a student. Please come and try it first. It weighs as much as a piano and has more character.',
    ],
    comments: [
      'That is a beauty. I collect old wheels and have promised to stop. How far away are you?',
      'A minute on one kick says everything about the bearing. Do not let it go for less than 300.',
      'I am a student and I have strong legs! Writing to you now.',
      'Trimming on a kick wheel is the most restful thing in ceramics. Whoever gets this is lucky.',
      'Take a video of it turning and keep that for yourself. You will miss the sound.',
    ],
  },
  {
    board: 'market', title: 'Which banding wheel is worth the money?',
    paragraphs: [
      'I am on my third cheap banding wheel. They all start to wobble within a year, and the last one developed a squeak that matches the kettle. I paint fine bands on plates and need it to run true and long.',
      'I see cast-iron ones for 60 to 180 euros. Is there a real difference, or am I paying for the colour? Second-hand offers are welcome too.',
    ],
    comments: [
      'Heavy is good. The weight of the head is what keeps it turning while you load your brush. Everything under four kilos is a cake stand.',
      'Mine is forty years old with a ball bearing and spins for two minutes. Ask at closing schools, they have a cupboard full of them.',
      'Check the height as well: I raised mine on a block so that my elbow rests, and my bands improved more than from the new wheel.',
      'A drop of sewing machine oil, no grease. Grease collects clay dust and becomes grinding paste.',
      'I have a spare one, 22 cm head, 45 euros, a little ugly. Message me if you are near Delft.',
    ],
  },
];
