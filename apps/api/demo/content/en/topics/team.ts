import type { DemoTopic } from '../../types.ts';

/** Announcements, and the board of the moderators. */
export const teamTopics: DemoTopic[] = [
  {
    board: 'news', title: 'Welcome to The Workshop: how we do things here',
    paragraphs: [
      'The Workshop is a place for everybody who works with clay, from the first pinch pot to the fortieth fair of the year. Ask what you want to know, and answer when you know something.',
      { list: ['Be kind, also when you disagree', 'Criticise work only when somebody asks for it', 'With a technical question always name clay, temperature and atmosphere', 'Share only recipes and pictures that you may share', 'With electricity, gas and toxic materials: safety before speed'] },
      'New here? Introduce yourself at The kitchen table. There is always coffee.',
    ],
    comments: [
      'Good that it is so short. Five rules and you know where you stand.',
      'Thank you for the welcome. It made me dare to post my first question.',
      'I would put that third rule in capitals. Without a temperature every glaze question is a riddle.',
      'I have only just begun to read along, and it is the kindest place I know online already.',
    ],
  },
  {
    board: 'news', title: 'Buying materials together: the spring round',
    paragraphs: [
      'Twice a year we order feldspar, quartz, kaolin, whiting and a few frits together. From 500 kilos on we get 22 percent off and pay the freight once.',
      'Order in whole bags of 25 kilos or halves of 12.5. The list is open for three weeks. Collect in Tilburg, Nijmegen or Ghent; whoever brings some for somebody else earns a cup of coffee and eternal thanks.',
    ],
    comments: [
      'Two bags of potash feldspar and half a quartz, collected in Nijmegen.',
      'Could we have wollastonite this time? There is one heavy user here at least.',
      'I drive from Ghent to Kortrijk and can take something along.',
      'One bag of kaolin please, and I can collect for anyone around Leiden.',
      'Well organised again, thank you for all the sums.',
    ],
  },
  {
    board: 'news', title: 'A new board: Wood, raku & pit',
    paragraphs: [
      'Questions about raku, wood and pit firing kept getting mixed up with the electric kilns. So there is a board of its own now, below Kilns & firing. We have moved the old conversations as well as we could.',
      'If you find one in the wrong place, let us know. And please say where you fire with every question about open fire: the rules differ by town, and by the direction of the wind.',
    ],
    comments: [
      'At last, a place for my eyebrows.',
      'Lovely. I will post the diary of our new kiln shed there soon.',
      'Good. That keeps the electric side readable for whoever just wants to choose a controller.',
      'Could the salt and soda conversations go there as well? They belong to the same family, I think.',
    ],
  },
  {
    board: 'news', title: 'Asbestos in old kilns: please read before you take anything apart',
    paragraphs: [
      'More and more kilns from before 1994 are offered here. Some of them hold asbestos: in door rope, in board behind the bricks or in the insulation of the switch box. It looks like ordinary cardboard or rope.',
      'If in doubt, leave it alone and have a sample tested; that costs a few tens of euros. We ask sellers to name year and type. Advertisements of kilns without a year we complete together.',
    ],
    comments: [
      'Good that this stands at the top. I once took one apart with a handsaw and still sleep badly over it at times.',
      'The year is usually on the type plate next to the cable. If not, give the maker the serial number.',
      'Old asbestos gloves and mats turn up in schools as well. Do not use them; wrap them twice and take them to the tip.',
      'Is there a list of brands and years that are known to be affected? It would help people who buy abroad.',
      'Testing cost me 45 euros and the answer was no. Best 45 euros of that year.',
    ],
  },
  {
    board: 'news', title: 'Community firing day: what we made together and what it cost',
    paragraphs: [
      'Thirty-four members, three kilns, one field. We fired 212 pieces in two days, lost nine, and ate an amount of soup that the cook has asked us not to publish.',
      'Costs were 1,180 euros, contributions 1,260, so there are 80 euros in the tin for next year’s gas. Photos are on the tea-stained memory card of whoever finds it. Thank you to everybody who stacked, swept, stirred and drove.',
    ],
    comments: [
      'One of the nine was mine and I do not even mind. What a weekend.',
      'Thank you so much for organising it. I learned more in two days than in a year.',
      'The memory card is in my jacket. There are forty pictures of smoke.',
      'Could we do pit firing as a fourth fire next year? I will bring the sawdust.',
      'Again next year, and then with two soup pans.',
    ],
  },
  {
    board: 'news', title: 'Thank you to the people who answer before breakfast',
    paragraphs: [
      'We counted, because we like counting. Over the past months more than forty beginners’ questions were asked here. The median time to a first answer was forty minutes, and many answers came in before seven in the morning.',
      'Nobody is paid for that. A handful of members simply read along with their first coffee and reply with patience to the eighth S-crack of the season. If one of them ever helped you, this is the place to say so.',
    ],
    comments: [
      'Somebody told me to breathe out while centring. It changed everything.',
      'Without you I would have stopped after the third crack. Thank you!',
      'My first teapot pours because of a reply somebody wrote at six in the morning.',
      'Asked the same thing eight times, got eight friendly answers. You are heroes.',
      'You are welcome. I learn something from it every morning myself, mostly patience.',
    ],
  },
  {
    board: 'moderators', title: 'Commercial posts in the agenda, where is the line?',
    paragraphs: [
      'We get more and more workshop announcements from businesses that never post anything else. Some are good, some are a copy of their newsletter. Members seem to like the good ones.',
      'Proposal: welcome if the organiser is a member, teaches personally, and answers questions in the thread. Anything else gets a friendly note and is removed after a week.',
    ],
    comments: [
      'Agree. “Answers questions” is the best test, newsletters never answer.',
      'Fine. I would also set a limit of one post a month for each organiser.',
      'One a month is fair. And let us not be strict with the small village markets, they are run by volunteers who write badly and mean well.',
      'Agree with all of it, especially the village fairs.',
    ],
  },
  {
    board: 'moderators', title: 'Safety advice that is plainly wrong: delete, correct or both?',
    paragraphs: [
      'A well-meaning member wrote that a domestic extension lead is fine for a 3.6 kW kiln “if you unroll it”. It had four likes before anyone saw it. I answered with a correction and left the original in place.',
      'I think visible correction teaches more than deletion, but people skim. For gas, mains power and heavy metals I would like to be stricter than we are.',
    ],
    comments: [
      'Correct in the thread and add a line at the top of the post itself, so that skimmers see it.',
      'Agreed. With electricity and gas I never leave it unmarked, I have seen too many burnt cable reels for that.',
      'We could ask Yusuf to look at electrical threads now and then. He is kind and precise.',
      'Good plan, I will ask him. Then we only remove it when somebody does not want to listen.',
    ],
  },
];
