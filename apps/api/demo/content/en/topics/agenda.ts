import type { DemoTopic } from '../../types.ts';

export const agendaTopics: DemoTopic[] = [
  {
    board: 'agenda', title: 'Exhibition “Held”: sixty drinking vessels in an old pharmacy',
    paragraphs: [
      'Ten makers, six cups each, shown in the original drawers and cabinets of a former pharmacy in Maastricht. You are allowed, in fact encouraged, to take them out and hold them. There are towels.',
      'Open Thursday to Sunday, noon to six, for five weeks. On the opening night we serve tea from every single cup, so please come thirsty. Entry is free, and prices run from 35 to 240 euros.',
    ],
    comments: [
      'An exhibition where you may touch! Coming with my whole evening class.',
      'Was there yesterday. Drawer 23, the small dark one with the dry glaze. That is all I will say.',
      'How do you deal with breakage? We are thinking of a touching show too and the insurer is not amused.',
      'Is there parking for a van nearby, or should we come by train?',
      'The pharmacy smell and the clay, what a combination. Well done to the curators.',
    ],
  },
  {
    board: 'agenda', title: 'Weekend workshop: large-scale coiling, Almere, six places',
    paragraphs: [
      'Two days, one big pot. We build on the rib, pinch and paddle, and talk about drying, moving and firing. You go home with sore fingers, and I dry and fire your piece up to 70 cm high.',
      'Saturday and Sunday from 10 to 17, lunch included, 240 euros with clay and firing. Suitable if you have built by hand before. There is always somebody who translates.',
    ],
    comments: [
      'Did this last autumn. My pot is 62 cm, has survived two house moves and is my favourite thing.',
      'Is there a waiting list? Both of my shoulders and I would like to be on it.',
      'What happens with the pots after the bisque, can we glaze them ourselves or is it raw only?',
      'Two places left according to the website, I took one this morning.',
    ],
  },
  {
    board: 'agenda', title: 'Kiln-building weekend: help us lay 900 bricks, get fed and fired',
    paragraphs: [
      'We are rebuilding our catenary-arch gas kiln from reclaimed bricks, behind the barn. We need eight to ten people for a weekend: cleaning bricks, mixing mortar, one or two who like spirit levels.',
      'In return: three meals a day, a bed or a hayloft, everything I know about arches, and a shelf in the first two firings. Bring gloves and knee pads. The dog is friendly and very interested in lunch.',
    ],
    comments: [
      'Spirit level person reporting for duty. Saturday and Sunday both fine.',
      'I built one in my twenties and can bring the wooden former, if the span is about a metre.',
      'Is it all right to come only on Sunday? I will bring a chop saw with a diamond blade.',
      'Soak the bricks before laying, and keep the joints as thin as a coin. A dry mortar joint falls out at the third firing.',
      'It was a great weekend. Nine hundred bricks, no fights, one lost sandwich.',
    ],
  },
  {
    board: 'agenda', title: 'Potters’ swap table in Ghent: bring three pots, leave with three',
    paragraphs: [
      'No money, no labels, no CVs. You bring three pieces you are proud of, put them on the table without your name, and draw a number. When it is your turn, you choose one. Three rounds.',
      'Sunday from 14 to 17 in the glass house behind our studio. Last time there were 31 people and one teapot that caused visible jealousy. Cake welcome, dogs welcome, thin skins not needed.',
    ],
    comments: [
      'The teapot is mine now and I drink from it every morning. Thank you, anonymous stranger.',
      'Is a large piece allowed? I have a platter of 45 cm that needs a family.',
      'May I bring only two and a very good cake?',
      'Best way to look at pots: without knowing who made them. I chose a student’s bowl over a famous one.',
    ],
  },
  {
    board: 'agenda', title: 'Trip to the salt-glaze valley: minibus from Utrecht, two days in May',
    paragraphs: [
      'We drive to the Westerwald, visit two working salt-glaze potteries and the ceramics museum, sleep in a guest house with far too many jugs, and come back through a clay pit where you may fill one bucket per person.',
      'Eight seats, 185 euros including the bed, the petrol and the entry fees. We leave on Friday at seven from the station. There will be a stop for cherries if the season allows it.',
    ],
    comments: [
      'As a native: bring an empty suitcase and strong arms. And ask to see the old kiln behind the second pottery.',
      'One seat for me please, and I can drive half of the way.',
      'Two buckets if you sit next to the driver?',
      'Wonderful trip. The museum alone is worth it; we had to be pushed out at closing time.',
      'Is there going to be an autumn edition? I have a firing that week.',
    ],
  },
  {
    board: 'agenda', title: 'Two potters, one table: joint exhibition in Groningen',
    paragraphs: [
      'One of us makes everything white and thin, the other makes everything dark and thick. For a year we exchanged one piece a month and answered it with a new one. The twenty-four pieces stand on one table of nine metres, in the order in which they were made.',
      'You can see us being polite in spring, stubborn in summer and rather brave in the last three. In the old print shop behind the station, weekends only, with coffee from both kinds of cups.',
    ],
    comments: [
      'The seventh pair! Who answered a plate with a stone?',
      'Wonderful concept. Is there a booklet with the order and the dates?',
      'I walked along the table twice, once there and once back. Back is a very different story.',
      'May a school class come on a weekday? We are nineteen and reasonably careful.',
    ],
  },
];
