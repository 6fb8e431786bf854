import type { DemoTopic } from '../../types.ts';

export const beginnersTopics: DemoTopic[] = [
  {
    board: 'beginners', title: 'S-cracks in the bottom of every single bowl',
    paragraphs: [
      'I opened my fourth bisque firing today and seven out of nine bowls have that lazy S through the base. The walls are fine. I throw them off the hump because the studio teacher does it that way and it looks so effortless.',
      'They dry on a wooden board under a loose plastic bag for two days and then open air. Base thickness is about 6 mm, walls about 4 mm. Is this drying, or is it something I do on the wheel?',
    ],
    comments: [
      'Throwing off the hump is the classic cause. The clay in the base never gets compressed. Press a rib from the outside to the centre and back a few times before you open the wall up.',
      'Also sponge the water out of the bottom. A puddle sitting there while you shape the lip softens exactly the spot that cracks later.',
      'Six over four is a bit uneven. Try to get base and wall the same thickness and turn the bowls upside down as soon as the rim can carry it.',
      'I throw nearly everything off the hump and lose maybe one in forty. Compress, compress, compress. When you think you have done it enough, do it once more.',
      'Cut one in half wet next time and look at it. Best lesson I ever had and it only cost me one bowl.',
    ],
  },
  {
    board: 'beginners', title: 'How dry is bone dry? My mug blew up at 200 degrees',
    paragraphs: [
      'The mug felt dry to me. It had been on the shelf for nine days. In the kiln it turned into gravel and took a corner off my neighbour’s plate, which I am still apologising for.',
      'Everyone says to hold it against your cheek, but in our cellar everything feels cold against my cheek, including the dog. Is there a better test, or a firing schedule that forgives impatient people?',
    ],
    comments: [
      'Weigh it. Kitchen scale, write the weight on a bit of tape, weigh again the next day. When it stops getting lighter it is as dry as that room will make it.',
      'A cellar may never get it dry enough. Put the pots on top of a kiln that is firing, or in a domestic oven at 80 degrees with the door ajar for a few hours.',
      'Candle the kiln: bung open, hold around 90 degrees for three to six hours. Steam is what kills pots, and steam starts at 100.',
      'Handles and thick bottoms hold water the longest. Nine days is nothing for a chunky handle in November.',
      'Everybody in every studio has blown up at least one neighbour. Make her a plate and you are even.',
    ],
  },
  {
    board: 'beginners', title: 'Do I really need to wedge clay from a fresh bag?',
    paragraphs: [
      'The bag is pugged, it is soft, it looks perfect. My wrists do not enjoy wedging and I keep adding more air than I take out. Half the videos say always wedge, the other half slice a cube and slap it on the wheel.',
      'What do you actually do on a normal Tuesday?',
    ],
    comments: [
      'Ten turns of ram’s head even for a fresh bag. Not for air, but to line the clay up and to find out whether one side of the bag is drier.',
      'I cut, slap and throw. Thirty years. But I store my bags well and I would not recommend it for clay that froze in a shed.',
      'If your wrists hurt, wedge smaller pieces on a lower table. Your arms should be straight and your weight should do it.',
      'Try wire wedging: cut in half, slam one half on the other, turn, repeat twenty times. No wrist movement and no air pockets.',
    ],
  },
  {
    board: 'beginners', title: 'What should be in a starter tool kit for less than fifty euros?',
    paragraphs: [
      'My course starts in two weeks and the list from the studio says “bring your own tools”. The ready-made eight-piece sets look handy, but a friend told me that half of it ends up in a drawer.',
      'If you could only take five things to class, what would they be? And what can I steal from the kitchen?',
    ],
    comments: [
      'Needle, wire, one good kidney in flexible steel, a small natural sponge, one loop tool. Done, about thirty euros.',
      'Kitchen: an old credit card makes a lovely rib, a toothbrush scores better than a fork, and a chamois strip from the car shop is perfect for rims.',
      'Do not economise on the trimming tool. The cheap ones are blunt before you finish the first foot ring.',
      'Buy a bright bucket and write your name on everything. Grey tools disappear in grey slop.',
      'And an apron that crosses over your knees. The kind that stops at the lap just channels the water to your shoes.',
    ],
  },
  {
    board: 'beginners', title: 'Is it normal to hate everything I made last month?',
    paragraphs: [
      'Six months in. When I take things off the wheel I am delighted. When they come out of the glaze kiln I want to hide them behind the radiator. My partner says they are lovely and eats porridge from them, which makes it worse.',
      'Did you keep your early work? Did you smash it? I am not fishing for compliments, I just wonder how you keep going while your eye improves faster than your hands.',
    ],
    comments: [
      'Your eye being ahead of your hands is the whole engine. The day they are level you stop improving.',
      'Keep one piece per month and date it underneath. Recycle the rest before you fire it; clay is cheap, shelf space is not.',
      'I smashed mine and I regret it. I would love to see that first ugly brown bowl again.',
      'Delayed judgement helps. I put new work in a box for two weeks. What I hate on Monday is often fine in a fortnight.',
      'The porridge is the honest review. If it gets used daily, it is a good bowl.',
    ],
  },
  {
    board: 'beginners', title: 'Left-handed on the wheel: reverse the direction or just learn it like everyone else?',
    paragraphs: [
      'Our studio wheels have a reverse switch. The teacher says to learn anticlockwise because then I can follow every demonstration. My hands disagree, especially when pulling walls and trimming.',
      'Left-handers here: what did you choose, and did you ever regret it?',
    ],
    comments: [
      'Left-handed, throw anticlockwise, trim clockwise. Nobody stopped me and my foot rings are fine.',
      'Both hands do the work when you throw, so I simply learned the normal way. It matters less than you think after a month.',
      'I reversed it and I am glad. But when I teach or borrow a wheel I have to think for a minute, and some kick wheels will not go the other way.',
      'Check the wheel head before you reverse: on some models the head is screwed on and may come loose in the other direction.',
      'Watch demonstrations in a mirror app on your phone. Solved it for my daughter.',
    ],
  },
  {
    board: 'beginners', title: 'Can I use my bowl for food if the glaze has tiny cracks?',
    paragraphs: [
      'The glaze on my favourite bowl has a fine net of lines that gets darker every time I have coffee near it. I am told this is called crazing, that it is lovely, and that it is a defect. All three in one evening.',
      'The clay was fired to cone 6, a commercial transparent on top. Is it safe for salad? For soup?',
    ],
    comments: [
      'Crazing means the glaze shrinks more than the clay on cooling. It weakens the pot and if the clay is porous, liquids get in. On a fully vitrified body it is mostly cosmetic.',
      'Do the overnight test: fill it with water on a sheet of newspaper. Damp ring in the morning means ornament.',
      'I would not sell it as tableware. For my own breakfast I use three crazed bowls daily and I am still here.',
      'A glaze with a bit more silica and less soda feldspar usually solves it. Ask the supplier which clay that transparent was made for.',
      'Professionally speaking: those lines trap tannin and fat. Pretty, but in a restaurant kitchen it would fail the inspection.',
    ],
  },
];
