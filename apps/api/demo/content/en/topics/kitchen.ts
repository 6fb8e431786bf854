import type { DemoTopic } from '../../types.ts';

export const kitchenTopics: DemoTopic[] = [
  {
    board: 'kitchen', title: 'New here: from lurking to actually buying clay',
    paragraphs: [
      'Hello all. I have been reading along for half a year, at first because of a cracked heirloom jug, and then because I could not stop. Last week I carried my first 12.5 kilos of clay up three flights of stairs.',
      'I have a kitchen table, a rolling pin, and a neighbour with a kiln whom I have not dared to ask. I work in an office where nothing ever comes out of an oven. Looking forward to being bad at this for a while.',
    ],
    comments: [
      'Welcome! Ask the neighbour. People with kilns always have half a shelf free and are dying to talk about it.',
      'Being bad at it is the fun part. Enjoy the stage where every bowl is a surprise.',
      'Welkom! Three flights of stairs is already a serious commitment.',
      'What happened to the jug in the end?',
      'Put a board under your work that is easy to carry. Signed, somebody with a history of stairs.',
    ],
  },
  {
    board: 'kitchen', title: 'What do you listen to while throwing?',
    paragraphs: [
      'I throw best to slow piano and worst to the news. Trimming needs something with a beat, glazing needs silence, and packing the kiln needs an audiobook, preferably with a murder in a vicarage.',
      'Our studio had a vote and ended up with a jazz station that nobody chose. Tell me your soundtracks.',
    ],
    comments: [
      'Podcasts about shipwrecks. No idea why, but my cylinders are straighter.',
      'Nothing at all. The wheel tells me when the clay is uneven and I do not want to miss it.',
      'Turkish radio with the volume down. My hands do not need to understand the words.',
      'Bach for plates, funk for mugs. It shows in the handles.',
      'The dishwasher of the flat upstairs, unfortunately.',
      'Cycling commentary. Five hours, nothing happens, and then suddenly everything.',
    ],
  },
  {
    board: 'kitchen', title: 'The studio cat has started sitting in bowls',
    paragraphs: [
      'Only in wet ones. Only in the good ones. He ignores the whole shelf of seconds, inspects the board of fresh work, and lowers himself into the one I was proud of, like a bath.',
      'I have now sold two bowls as “with movement”. A customer asked for four more. Ethical advice is welcome.',
    ],
    comments: [
      'Put his paw print on the bottom. He is clearly the senior partner.',
      'Ours prefers the reclaim bin. We have a grey cat who is officially black.',
      'Cover the board with chicken wire on a frame. Ugly, but it ended a two-year reign here.',
      'Pay him in sardines and keep the invoices.',
      'A slightly serious note: cat hair under glaze makes tiny crawl marks. Blow the bisque off before you dip.',
    ],
  },
  {
    board: 'kitchen', title: 'Things visitors say in open studios, a collection',
    paragraphs: [
      'To start: “Did you make all of these yourself, or is this also for sale?” “My niece does this too, but properly.” “Is the oven hot?” (It was 1,180 degrees and it was written on the door.)',
      'I love open days. I also keep a list behind the curtain. Please add yours, kindly.',
    ],
    comments: [
      '“How long does it take to make one?” Forty seconds or twenty years, depending on my mood.',
      '“Do you have this in plastic?”',
      'A gentleman held a vase for ten minutes and then said, very softly: “My mother would have liked this.” I gave it to him.',
      '“Can it go in the dishwasher?” Yes. “Really?” Yes. “But really?”',
      '“Oh, pottery! Like in that film.” Every single day since 1990.',
      'A child: “Is it true that it used to be mud?” Best visitor of the year.',
    ],
  },
  {
    board: 'kitchen', title: 'My hands after twenty winters of clay: creams, gloves, confessions',
    paragraphs: [
      'Every December the skin on my thumbs splits at exactly the place where I pull walls. I have tried the famous balm, the one for cows, and sleeping in cotton gloves like a Victorian.',
      'What helps, apart from a different career? And is it the water, the clay, or the plaster that dries me out most?',
    ],
    comments: [
      'The cow one, with cotton gloves, every night and not only when it hurts. Prevention is the trick.',
      'Vinegar rinse at the end of the day. Clay slip is a bit alkaline and a splash of vinegar in the last water made a real difference for me.',
      'As a nurse: pat dry, do not rub, thick ointment within three minutes. And superglue is for wood, not for thumbs.',
      'Warm throwing water! It took me fifteen years to think of a kettle.',
      'Plaster is the worst for me. I wear thin gloves for mould work and let my hands enjoy the clay.',
    ],
  },
  {
    board: 'kitchen', title: 'Sold my first piece to a stranger today',
    paragraphs: [
      'A small jug, tin white, a bit heavy. A woman picked it up at our school market, put it down, walked round the whole hall, came back and picked it up again. Eighteen euros. I wrapped it in far too much newspaper because my hands were shaking.',
      'It is ridiculous how happy I am. That jug is somewhere in the city tonight with somebody’s milk in it.',
    ],
    comments: [
      'Not ridiculous. I remember mine: a soap dish, eight guilders, to a man with a moustache.',
      'Walking round the hall and coming back is the highest compliment there is.',
      'Congratulations! Frame the note, or better, spend it on clay.',
      '“Somewhere in the city with somebody’s milk in it” is the best sentence I have read this week.',
      'Congratulations! And next time you ask twenty-five.',
    ],
  },
  {
    board: 'kitchen', title: 'A year without buying any cups: how the shelf decided for me',
    paragraphs: [
      'I own fifty-one cups by other people, and I said: no more, for one year. It is November and I have bought seven. In my defence, two were presents, one was raining on a market stall, and one I found in a box marked “free”.',
      'Does anyone else collect? How do you choose, and do you really use them all, or do they just look at you in the morning?',
    ],
    comments: [
      'One in, one out. The one that leaves goes to a student. It keeps the shelf honest.',
      '“One was raining on a market stall” is a perfectly good reason.',
      'I rotate by month. Twelve hooks, twelve cups, the rest rests in a box and is new again next year.',
      'I drink from all of them, but always from the same one when I am sad.',
      'I only buy from people I have spoken to. Sounds strict, but it turns out I talk a lot.',
    ],
  },
];
