import type { DemoTopic } from '../../types.ts';

export const kilnsTopics: DemoTopic[] = [
  {
    board: 'kilns', title: 'Replacing elements for the first time, what nobody told me',
    paragraphs: [
      'I replaced nine elements last weekend. The manual has one page about it. Here is what I wish I had known before I started.',
      { list: ['Photograph every terminal before touching anything', 'The pins break: order extra connectors', 'Stretch on the floor against a measured line, all to the same length', 'Heat the corners with a small torch before you press them in', 'Vacuum the grooves first, the old crumbs are conductive'] },
      'First firing empty to 1050 to form the oxide layer, and the kiln was forty minutes faster to cone 6 than it had been in years.',
    ],
    comments: [
      'Excellent list. I would add: do not touch the new elements with bare fingers, and wear a mask for the brick dust.',
      'Pins, staples, whatever you call them: bend those over new corners while the element is still red. My staples always flew across the room.',
      'Measure the resistance of the new set cold and write it inside the lid. In three years you will know exactly how worn they are.',
      'Forty minutes sounds about right. People do not notice how slow it gets because it happens five minutes at a time.',
      'Isolator off, lock on, key in your pocket. A housemate “helpfully” flipped mine back on once.',
    ],
  },
  {
    board: 'kilns', title: 'Cones disagree with the controller, whom do you believe?',
    paragraphs: [
      'Display says 1222, witness cone 6 is flat on its face and cone 7 is bending. Bottom shelf is a touch cooler. I have been firing “cone 6” for a year and apparently I was firing something else.',
      'The thermocouple is a type K, five years old, slightly green and thin at the tip. Replace it, add an offset, or both?',
    ],
    comments: [
      'Believe the cones. They experience time and temperature, just like the pots. The controller only knows a voltage.',
      'A worn type K reads low, so the kiln overshoots. Replace it, then fire with cones on three shelves, and only then set an offset.',
      'Go to type S if you are at cone 6 or higher all the time. Twice the price, five times the life, and it does not drift so much.',
      'Do not forget to look at how far the tip sticks into the chamber. Mine had slipped back into the brick and read 25 degrees low.',
      'Three-cone pack in every firing, on every shelf, for ever. It costs less than a euro and ends the arguments.',
    ],
  },
  {
    board: 'kilns', title: 'What does a cone 6 firing really cost you now?',
    paragraphs: [
      'I put an energy meter on the studio kiln for ten firings. 100 litres, 9 kW, packed full, bisque to 1000: between 34 and 37 kWh. Glaze to cone 6 with a slow cool: 52 to 58 kWh. Half empty it is nearly the same, which says enough.',
      'We charge members per half shelf and I want to set a fair price that includes element wear and broken shelves. What do you count?',
    ],
    comments: [
      'Electricity times two. Sounds crude, but elements, relays, shelves and my Sunday mornings are in the other half.',
      'We do energy plus eight euros per firing into a repair pot. That has covered one full set of elements and a thermocouple in three years.',
      'By volume with a box gauge: members put the work in a wooden frame, price is on the frame. No arguing about what half a shelf is.',
      'Interesting numbers. My frontloader needs about 20 percent more for the same volume, the door costs.',
      'Dynamic tariff: I start the glaze kiln so that the last steep part falls at night. Saved a third last winter.',
      'Be careful not to count too precisely. We had a formula with seven variables and nobody ever paid the right amount.',
    ],
  },
  {
    board: 'kilns', title: 'Shelf warped by 6 mm, can it be saved?',
    paragraphs: [
      'Cordierite shelves, 48 by 48, 20 mm, three props. After two years of cone 8 the middle has sagged visibly, and my plates are taking on the same attitude.',
      'Someone suggested firing it upside down with weight on the middle. Does that work or is it wishful thinking? And are silicon carbide shelves worth the money for a one-person studio?',
    ],
    comments: [
      'Upside down works for two or three firings and then it cracks. Flip them every firing from new and you never get there.',
      'Three props should sit as far out as possible, with the load above the props. Most sagging is from stilts that are too close to the middle.',
      'I bought four nitride-bonded silicon carbide shelves. 8 mm thick, dead flat after five years at cone 10, and I gained a whole layer of mugs. Yes, worth it.',
      'Careful with silicon carbide in an electric kiln: it conducts. Keep clear of the elements and never touch it with the power on.',
      'Cut the sagged ones up for bricks, door seals and cookies. Nothing is lost.',
    ],
  },
  {
    board: 'kilns', title: 'Gas kiln reduction: reading the flame without an analyser',
    paragraphs: [
      'I converted a front-loader to two burners on propane. Damper, spy hole, and a lot of guessing. In body reduction at 900 I see about ten centimetres of soft orange flame at the spy, no smoke from the chimney. Celadons come out green at the top and straw at the bottom.',
      'An oxygen probe costs more than the kiln did. How do the old hands judge this? And why is the bottom always a mood of its own?',
    ],
    comments: [
      'Bottom oxidises because secondary air gets in around the burner ports. Close the ports down a bit and let the damper do the rest.',
      'Splinter test: stick a dry wood splinter in the spy. If it burns you have oxygen, if it chars and smokes you do not.',
      'Licking flame at the bottom spy as well as the top. If only the top licks, the kiln is really two kilns.',
      'Smell is underrated. Light reduction smells sweet, heavy reduction catches your throat. But have a CO alarm on your belt, please.',
      'Ten centimetres is enough for celadon. More than that just wastes gas and stalls the climb.',
      'Stack the bottom looser. I had the same problem and it was simply too many pots in the way of the flame.',
    ],
  },
  {
    board: 'kilns', title: 'Firing on a houseboat: weight, damp and a nervous insurer',
    paragraphs: [
      'Kiln is 70 litres, 95 kilos, standing on a tile-backed plinth over the keel. Shore power is 3 x 16 A and the harbour master looked at me for a long time before he said yes.',
      'Two questions: do your controllers suffer from damp, and what did you tell your insurer? Mine wants a written “fire risk description” and I would like to be honest without sounding like a volcano.',
    ],
    comments: [
      'Send them the data sheet, the distance to combustibles, the extinguisher, and a photo. They like photos. Mine only raised the excess.',
      'Damp eats relays and connectors. A little silica gel pouch in the control box and contact spray every spring.',
      'Fire it empty to 200 after a damp week. Bricks soak up more water than you would think and it wrecks the first glaze.',
      'Do you have to fire on windless days? I keep imagining a cone that bends sideways because of a passing barge.',
      'My insurer asked if I would be present. “Awake and present” was the exact condition in the end, quite reasonable.',
    ],
  },
  {
    board: 'kilns', title: 'Opening the kiln at 150 degrees: sin or habit?',
    paragraphs: [
      'The manual says below 60. My teacher said below 100. I have opened at 150 with a thin crack of the lid for years and lost perhaps two pots, both with a very thick foot. Now a student opened at 230 and we heard the whole shelf go ping-ping-ping.',
      'Where do you draw the line, and for what kind of work? I would like to write something sensible on the kiln door.',
    ],
    comments: [
      'If you need gloves to take the pots out, it is too hot. That is literally what our door says.',
      'Cristobalite inverts around 220, so opening at 230 is exactly the wrong moment. Below 180 you are past the worst of it.',
      'Pinging is the glaze crazing. The pots that did not ping today will ping in the cupboard next month.',
      'Porcelain and small cups: 150 is fine. Casseroles and plates: room temperature. Flat and thick things cool unevenly.',
      'The lid also suffers. Hot brick plus cold draught means crumbs on your next glaze firing.',
      'Habit. I know better and I peek anyway. Thirty years and still like Christmas morning.',
    ],
  },
];
