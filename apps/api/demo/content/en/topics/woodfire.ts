import type { DemoTopic } from '../../types.ts';

export const woodfireTopics: DemoTopic[] = [
  {
    board: 'woodfire', title: 'Four days in the anagama: notes from a first-time stoker',
    paragraphs: [
      'I did the two-to-six shift for four nights. Nobody tells you how quiet it is. You listen: the kiln breathes in when you stoke and sighs a minute later, and after the second night I could hear when it was hungry.',
      'We used about nine cubic metres of pine and ash. Front cones down on day three, then a day of holding and charcoal raking. My two jars were near the firebox, one crusty on the shoulder with a proper green run, the other stuck to its neighbour for eternity.',
      'I came home with no eyebrows worth mentioning and want to go again.',
    ],
    comments: [
      'The night shifts are the best ones. In daytime there is always somebody with an opinion.',
      'The stuck pair is your souvenir. Do not separate them, put them on a shelf and date them.',
      'Pine first for flame length, ash for the melt, that is how we do it as well. Did you side-stoke?',
      'Thank you for writing this. I have been on the fence about signing up and now I have asked for the October firing.',
      'Two in the morning, soup on the kiln, someone snoring in the wheelbarrow. You brought it all back.',
    ],
  },
  {
    board: 'woodfire', title: 'Pit firing on the beach: is it allowed anywhere?',
    paragraphs: [
      'I would love to do a pit firing with seaweed and driftwood in the actual sand. Every municipality I phoned says no open fire, except one civil servant who said “not officially” and then changed the subject.',
      'Has anyone got a permit, in the Netherlands, Belgium or just over the border? Or a friendly beach bar with its own strip of sand?',
    ],
    comments: [
      'We did it in a metal fire trough on a private camping field behind the dunes, with buckets of beach sand and a sack of seaweed. Same colours, no boat from the coast guard.',
      'Ask the fire brigade rather than the municipality. Ours came with four volunteers, supervised, and took home a pot each.',
      'In winter some places allow it with a simple notification, two weeks ahead. Wind limit was force 4.',
      'Salted sawdust and copper-soaked string do half of what seaweed does. Banana peel does the other half.',
      'Never driftwood with paint or old pressure-treated poles. The smoke is poison and the colours are not even better.',
    ],
  },
  {
    board: 'woodfire', title: 'Copper matte that stays: is there a sealer that does not look like plastic?',
    paragraphs: [
      'My copper matte raku is glorious for three weeks and then goes brown like an old penny. I know it is re-oxidising. Customers know it too, after three weeks.',
      'I have tried wax (dull), acrylic spray (looks like a bowling ball) and a cold-cure hardener for concrete (interesting, sticky). What survives five years in a living room?',
    ],
    comments: [
      'Microcrystalline wax, three thin coats buffed with a sock. In conservation we use it on bronze. It slows it down, but nothing stops it.',
      'A tile sealer based on silane, the water-thin sort. Two coats, invisible, my oldest piece is six years and still mostly red.',
      'Smoke longer and seal the bin properly: part of the browning is simply under-reduced copper.',
      'I sell them with a note saying the surface will live and change. Half of my customers think it is the best part.',
      'A glass dome. Not joking. It also doubles the price.',
    ],
  },
  {
    board: 'woodfire', title: 'Obvara: bread soup as a glaze alternative',
    paragraphs: [
      'For anyone who has not tried it: flour, yeast, a spoon of sugar, water, three days in a warm corner until it smells like a brewery on Monday. Pot out of the kiln at 900, dunk in the soup for two seconds, straight into water.',
      'The scorched patterns are like tortoise shell. The smell is like burnt pancakes and the neighbours came to ask when dinner was. My question: has anyone managed to get the pale areas really pale? Mine are all toffee.',
    ],
    comments: [
      'Let it cool ten seconds longer before the dunk. Cooler pot, paler background.',
      'White smooth clay, burnished. On a grogged body it always goes to toffee.',
      'We use rye flour and the marks are smaller and darker. With plain wheat I get bigger clouds.',
      'My batch exploded in the car because I closed the lid. Please do not close the lid.',
      'Quench in cold water and immediately wipe with a sponge. The soot layer comes off and the pale parts appear.',
    ],
  },
  {
    board: 'woodfire', title: 'Saggar firing in an electric kiln without killing the elements',
    paragraphs: [
      'I rent, so no flames. I would like to do saggar firing with foil, seaweed, iron wire and copper carbonate inside a lidded clay saggar in my electric kiln at 950.',
      'Some say the fumes destroy the elements in three firings. Others have been doing it for years. Is a sealed saggar plus extraction enough, or am I about to eat a set of elements for breakfast?',
    ],
    comments: [
      'I have a dedicated second-hand kiln for it, twenty years old, worth nothing. That is honestly the best answer.',
      'Seal the lid with soft clay and a ring of ceramic paper, extraction on from the start. I do six a year in my normal kiln and follow each with an empty oxidation firing to 1050.',
      'Chlorides are the killers: seaweed and table salt. Leave those out and use sugar, sawdust and iron and you save most of the elements.',
      'Foil saggars leak. Clay box with the foil inside it, if you must.',
      'Check with whoever shares the building. My downstairs neighbour is a dentist and has a good nose.',
    ],
  },
];
