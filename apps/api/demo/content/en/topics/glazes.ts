import type { DemoTopic } from '../../types.ts';

export const glazesTopics: DemoTopic[] = [
  {
    board: 'glazes', title: 'Recipe: a satin white for cone 6 that does not scratch',
    paragraphs: [
      'After forty-odd tests I am happy enough to share. Oxidation, cone 6 with a twenty minute hold, then a slow cool of 80 degrees an hour down to 900. On white stoneware it is like eggshell, on a speckled body it breaks warm over the edges.',
      { list: ['Soda feldspar 32', 'Silica 22', 'Wollastonite 16', 'Kaolin 15', 'Frit (boron, low expansion) 10', 'Talc 5', 'Plus tin oxide 5 for full opacity'] },
      'Cutlery marks wipe off. Twenty rounds in the dishwasher, no change that I can see. I would still test it on your own clay before you glaze forty plates.',
    ],
    comments: [
      'Tested on a Westerwald clay, cone 6. Lovely surface, slightly drier than your description. I think your slow cool is doing a lot of work.',
      'Which frit exactly? “Boron, low expansion” leaves quite some room and the calcium in it matters for the matting.',
      'Put it through the formula: silica to alumina comes out on the satin side, so it should be a true matte and not just underfired. Good sign.',
      'Leaving the tin out and using 8 percent zircon gives a colder white but half the price. On dark clay I prefer the tin.',
      'Vinegar test overnight: no dulling here. Thank you for the full schedule, most people only post the powder.',
      'Works on porcelain too, but apply it thinner. At double dip I got pinholes on the rim.',
    ],
  },
  {
    board: 'glazes', title: 'Test tiles: flat, L-shaped or thrown ring?',
    paragraphs: [
      'I have four hundred flat tiles and learned last week that they told me nothing about running. The glaze that sat politely on a flat tile made a stalactite on a vase.',
      'I am going to redo my system. L-shaped tiles cut from a thrown ring seem ideal: texture on one side, a foot to stand on, a vertical face. What information do you always write on yours, and how do you store them so that you find them again?',
    ],
    comments: [
      'Thrown ring, cut into slices, hole punched at the top. One band of white slip and one of black so that you see the glaze on three bodies.',
      'Number only, in iron oxide with a fine brush. Everything else goes in a spreadsheet. Text on tiles becomes unreadable under a runny glaze.',
      'Always dip half of it twice. Thickness is the one variable everybody forgets to record.',
      'I hang mine on nails on a pegboard, sorted by colour. Visitors think it is an artwork and I do not correct them.',
      'Small cups instead of tiles, thirty grams each. You see the inside pool, and you can give the good ones away.',
      'One litre beaker, 100 grams, one tile, one line in the book. If I skip the line in the book I might as well not do the test.',
    ],
  },
  {
    board: 'glazes', title: 'Chun blue in oxidation: fact or photograph?',
    paragraphs: [
      'Every few months somebody posts a creamy opalescent blue “from an electric kiln”, and every few months I lose a weekend. Mine is either pale green or plain white.',
      'I understand that the blue is light scattering in a phase-separated glass and not a pigment, so in theory it should not need reduction. I use a boron frit, bone ash 2 percent, and 1 percent rutile. Has anyone got this to work repeatably at cone 6?',
    ],
    comments: [
      'Repeatably, yes, but only over a dark body or a black slip. The scatter needs something dark behind it. On white clay it looks like milk.',
      'Your rutile is doing the blue in most of those photographs. Without it, mine is grey at best.',
      'Lower the alumina. Below 0.25 in the formula mine suddenly separated. It also started to run, so leave the bottom two centimetres bare.',
      'Cooling matters: 100 degrees an hour between 1000 and 850 gave the strongest blue, a fast cool gave clear glass.',
      'Fact, in the right light, in the right mood. I keep two good ones as proof for visitors.',
    ],
  },
  {
    board: 'glazes', title: 'Does specific gravity really matter for dipping?',
    paragraphs: [
      'My bucket and I have an understanding: I stir, it drips off my finger, I decide. Now that three people share the bucket that no longer works. One dips like a tea bag, one like a lifeguard.',
      'If I measure specific gravity, which number do I aim for? And does it say anything about thickness if the glaze is also gelled?',
    ],
    comments: [
      'I run 1.44 for most stoneware glazes and 1.50 for the satin ones. Measure with a 100 ml syringe on a scale, it takes twenty seconds.',
      'It tells you how much powder is in there, not how it flows. Set the gravity first, then flocculate with a pinch of Epsom salts until it drips evenly.',
      'Write the number and the dip time on the lid. “1.45, count to three” settles all discussions.',
      'And the bisque temperature. A bisque of 960 sucks up almost twice as much as one of 1060, whatever your bucket says.',
      'Weigh a litre, subtract a thousand, that is close enough for a shared studio. Do not make it a chemistry exam or nobody will do it.',
    ],
  },
  {
    board: 'glazes', title: 'Colemanite, Gerstley borate and what to use in Europe',
    paragraphs: [
      'Half of the American low and mid-fire recipes call for Gerstley borate. It is expensive here when you can find it at all, and it jellies the bucket. I have been replacing it with a calcium borate frit and a little extra kaolin.',
      'My rule of thumb so far: for 20 Gerstley, 15 frit and 3 kaolin, and take 2 off the silica. It melts much the same but the variegation is gone. Do you have a better conversion?',
    ],
    comments: [
      'Do it by formula and not by weight. Match the boron and calcium first, then top up the sodium with a bit of feldspar. Any glaze calculator does it in five minutes.',
      'The variegation came from the impurities and the gassing. You can cheat some back with 3 percent rutile or a pinch of coarse ilmenite.',
      'Colemanite spits in the bisque-to-glaze range, literally jumps off the pot. Ulexite is a bit better mannered.',
      'Your rule of thumb is close to mine. I do not touch the silica, and I add 1 percent magnesium carbonate.',
      'Nice that somebody writes it down. I have a page of these in the back of my notebook and no idea where I got them.',
    ],
  },
  {
    board: 'glazes', title: 'Blistering on the second firing, why only on refires?',
    paragraphs: [
      'I refire pots that came out too thin. I warm them on the kiln lid, brush on another coat with some gum, and go to cone 6 again. About one in three comes back with blisters the size of lentils, always on the thick part of the wall.',
      'First firing is never a problem. Is there a temperature where I should slow down, or is refiring just a lottery ticket?',
    ],
    comments: [
      'The body keeps reacting. On the second trip the iron and sulphates give off gas under a glaze that is already sealed, and it has nowhere to go.',
      'Go one cone lower the second time. Glaze that has melted once needs much less to melt again.',
      'I fire refires to 1160 with a 40 minute hold and have maybe one in ten failing.',
      'Grind the blisters flat, dab of fresh glaze, third firing at earthenware temperature. Some of my best surfaces are stubborn third-timers.',
      'If it is too thin, sell it as “washed”. I stopped refiring altogether and my electricity bill thanked me.',
    ],
  },
  {
    board: 'glazes', title: 'Crystalline glazes: nucleation hold at 1080 or 1040?',
    paragraphs: [
      'Zinc silicate crystals, fast to 1260, drop, then hold. At 1080 I get big single flowers on a bare ground, at 1040 a carpet of little needles. What I want is four or five palm-sized ones on a vase, and I get either one or four thousand.',
      'I have tried stepping: 1095 for one hour, down to 1060 for two, up again for rings. Beautiful rings, wrong number of flowers. Do you seed with calcined zinc and silica, or trust in fate?',
    ],
    comments: [
      'Fewer nuclei means a hotter and longer peak. Every bit of undissolved zinc is a seed. Five minutes more at top cut my count by half.',
      'I seed. A toothpick with a paste of the crystal dust from my catch plates. About half of them take.',
      'Titanium in the recipe? Even half a percent sows needles everywhere. I went to 0.2 and suddenly had space.',
      'Glaze thickness at the shoulder decides. Thick at the top, thin at the belly, and they form where the glaze slows down.',
      'Please share the spreadsheet one day. I have followed your schedules for a year and my catch basins are prettier than my pots.',
    ],
  },
];
