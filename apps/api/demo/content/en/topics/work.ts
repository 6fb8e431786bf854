import type { DemoTopic } from '../../types.ts';

export const workTopics: DemoTopic[] = [
  {
    board: 'work', title: 'Does this mug handle look as if it was an afterthought?',
    paragraphs: [
      'Form: straight cylinder, 9 cm, slightly flared foot. Handle: pulled, attached two thirds up, returning just above the foot. I am happy with the body. The handle seems to belong to another mug that went home early.',
      'I made three variants: one with a higher spring, one thinner, one like a flat strap. I would love to know which direction to push, before I throw the next thirty.',
    ],
    comments: [
      'The strap. Straight cylinder, straight edges, flat strap. Your pulled one is too romantic for that body.',
      'The upper attachment is too low. Bring it within a centimetre of the rim and the whole mug stands taller.',
      'Look at the negative space between handle and wall. In variant one it is a lovely tilted egg. Keep that, whatever you do.',
      'Fill it and hold it for a minute before you decide. A handle that photographs well and pinches your second finger is no handle.',
      'I would echo the flared foot in the lower join. Let the handle end in a little sweep that repeats that line.',
    ],
  },
  {
    board: 'work', title: 'First large coil pot, 74 cm, and it survived',
    paragraphs: [
      'Five weeks of building, two weeks of drying, one sleepless night of firing. No glaze, just iron oxide rubbed in and wiped off. There is one crack near the base that I decided to call a river.',
      'Not looking for heavy critique this time, to be honest. I wanted to show it to people who know what it means to get something like this down the stairs in one piece.',
    ],
    comments: [
      'Down the stairs is the real firing. Congratulations!',
      'The profile from the front is beautiful, that slow shoulder. And I like the river.',
      'Seventy-four at a first attempt is wonderful. My first big one was forty and it came out of the kiln in instalments.',
      'The iron wash suits the scraped surface. You did well not to glaze it.',
      'Five weeks on one pot teaches you more than fifty mugs. Enjoy it, put it where you pass it every day.',
    ],
  },
  {
    board: 'work', title: 'Translucent porcelain lamps: light is lovely, form is boring',
    paragraphs: [
      'The walls are 1.5 mm, cast in three layers, and with a warm LED inside they glow like skin. Switched off, they are plain cylinders. A gallery said “come back with a shape”, which was fair and also a bit annoying.',
      'I tried carving, but every cut looks like a Christmas market. I would like suggestions for forms that come out of the process itself, not decoration on top.',
    ],
    comments: [
      'Let the casting do it: pour in tilted layers so that thickness varies. Switched off it is plain, switched on there is a landscape. The plainness becomes the point.',
      'Cast into fabric moulds instead of plaster. The bulges between seams are the form.',
      'Cut them while soft and let them slump a little in the kiln. At 1260 porcelain has its own opinions, use them.',
      'Three cylinders touching each other, fused at the glaze stage. Relationship instead of ornament.',
      'I actually like the cylinders. Perhaps vary only the proportion, and show nine of them in a row.',
    ],
  },
  {
    board: 'work', title: 'Critique wanted: dinnerware for a restaurant with dark walls',
    paragraphs: [
      'The brief: forty plates of 27 cm, forty bowls of 15, stackable, “not white, not black, not blue”. The chef cooks a lot with beetroot and brown butter. The room is nearly dark green.',
      'I made samples in oat, in a dry pinkish clay colour and in a mossy satin. On my table the oat wins. In their room it turned yellow under the lamps. I go back on Thursday.',
    ],
    comments: [
      'Pink clay colour with beetroot sounds risky, but green next to red always works. Moss for the bowls, pink for the plates?',
      'Take a lamp of the same colour temperature home. I lost a whole order to a 2700 kelvin bulb.',
      'As a former cook: matte plates collect knife marks and the waiters hate the sound. Satin at the most.',
      'Ask how they wash. If they use a rack with steel pins, an unglazed foot will be grey within a month.',
      'Make ten percent extra and put it in the quote as “replacements”. They will break six before Christmas.',
    ],
  },
  {
    board: 'work', title: 'Sgraffito tiles for a kitchen wall, two out of sixty crooked',
    paragraphs: [
      'Sixty tiles, 13 by 13, black slip over white clay, each with a different plant from the towpath. They go above a cooker. The grout will be dark.',
      'Tiles 14 and 37 have a lifted corner of about two millimetres. Refire with weight, grind the back, or remake? I no longer have the same batch of slip, and the black of the new one is a hair warmer.',
    ],
    comments: [
      'Remake three with the new slip and scatter them. One odd tile is a mistake, three are a rhythm.',
      'Two millimetres disappears in the adhesive if you put them at the edge, under the hood. Nobody will ever look there.',
      'I restore façades with 1905 tiles. Every single one is crooked. It gives the light something to do.',
      'Grinding the back is fine, but go slowly and wet. White clay at earthenware temperature chips at the corner.',
      'Show us the towpath plants please! Sixty different ones is a lovely project by itself.',
    ],
  },
  {
    board: 'work', title: 'Does an edition need to be numbered? Twelve blue boats',
    paragraphs: [
      'I cast twelve small boats, 18 cm long, painted each one differently in cobalt with scenes from a city I left. The gallery would like them numbered 1/12. I feel they are twelve individual things, not an edition.',
      'I would appreciate thoughts on the work too: do they read as one story, or as twelve souvenirs?',
    ],
    comments: [
      'If the painting differs they are unique pieces from one mould. “Series of twelve unique works” is what I would put on the label.',
      'They read as one story because the horizon line is at the same height on every hull. Was that on purpose? It is very strong.',
      'Number them if you want to keep the set together. Numbers make people ask where the others went, which fits your subject.',
      'For me the ninth, with only the wave, is the quietest and the best. I would end with it.',
      'Not souvenirs at all. I looked for a long time.',
    ],
  },
];
