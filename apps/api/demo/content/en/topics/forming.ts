import type { DemoTopic } from '../../types.ts';

export const formingTopics: DemoTopic[] = [
  {
    board: 'forming', title: 'Teapot spouts: throw them, pull them or roll them?',
    paragraphs: [
      'I have made nine teapots this winter and every spout twists. I throw a small cone, cut it at an angle, join it dead straight, and after the glaze firing it looks at its own handle.',
      'I know about throwing memory and that you can set the cut a little past the hour to compensate. I tried ten degrees and now it leans the other way. Is a rolled slab spout less nervous?',
      { list: ['Body: smooth white stoneware, cone 7', 'Spout wall about 2.5 mm', 'Joined at medium leather hard'] },
    ],
    comments: [
      'Ten degrees is a lot for a short spout. I cut at five minutes to, not at ten to, and only on spouts longer than seven centimetres.',
      'Slab spouts do not unwind because nothing ever spun them. They have a seam, but a seam underneath is nobody’s business.',
      'Throw slower. The memory is mostly from collaring fast. If I collar at walking pace the twist halves.',
      'Pour test before you join: hold the spout on, imagine the level of the tea. The tip must be higher than the lid gallery or you will be mopping.',
      'I pull mine like a handle round a knitting needle. Slightly rustic and never twisted.',
      'Sharp inner edge on the lip, no rounding at all. Rounded lips dribble, and nobody forgives a dribbling teapot.',
    ],
  },
  {
    board: 'forming', title: 'Coiling tall: how high can you go in one day?',
    paragraphs: [
      'I am building a series of vessels around 90 cm high, coils of about two centimetres, pinched and paddled. I usually get 25 cm a day before the bottom starts to bulge, then cover the top edge and come back tomorrow.',
      'A visitor in the studio told me he does 60 in a day with a heat gun. I am not in a hurry, but I do wonder what I am being so careful about.',
    ],
    comments: [
      'Twenty-five is fine. The heat gun gives you a dry skin over a wet wall, and that skin cracks along the coil line two weeks later.',
      'I build three at a time and rotate. Each one rests while I am on the others, and I never wait.',
      'A belt of cotton bandage around the widest part lets you carry on a bit longer. Take it off before it shrinks.',
      'Depends on the shape. Going inwards is easy, going outwards I never do more than a hand’s width per day.',
      'Add 20 percent fine molochite or some paper pulp and you can go faster. The clay stands up sooner and dries more evenly.',
    ],
  },
  {
    board: 'forming', title: 'Trimming porcelain without chatter marks',
    paragraphs: [
      'Every foot ring I trim in porcelain gets that washboard pattern. In stoneware I never have it. I have sharpened the tool, slowed the wheel, sped up the wheel and changed the angle. The ripples are still there and they show through a celadon beautifully, which would be nice if I had planned it.',
    ],
    comments: [
      'It is too dry. Porcelain has a window of about an hour. When it sounds like a fingernail on slate you have missed it.',
      'Tungsten carbide tools. Expensive, heavy, and I have not had chatter in four years.',
      'Support your tool hand with the other thumb. Chatter starts as a vibration in your wrist, and once there is one ripple the tool follows it for ever.',
      'Once you have ripples, do not go over them again in the same direction. Cut across them at a steep angle with the corner of the tool.',
      'You could adopt it. Some people throw the tool in deliberately with a springy strip of steel and call it tobi-kanna.',
    ],
  },
  {
    board: 'forming', title: 'Making a set of eight plates that look related',
    paragraphs: [
      'A friend ordered eight dinner plates for a wedding. My record for two matching plates is two. I weigh the clay, 1,400 grams, I use a bat and a rib, and the diameters wander between 26 and 28 cm.',
      'How do you get consistency without turning into a machine? I like a bit of life, but they need to stack in a dishwasher.',
    ],
    comments: [
      'A tombo. Two chopsticks and a skewer: height and width in one tool. It changed my working life.',
      'Cut a profile rib from an old baking tray. Same curve every time and your hands still do the rest.',
      'Throw twelve, fire twelve, choose eight. That is the real secret of every matching set you have ever admired.',
      'Mark the diameter on the bat with a pencil ring. It washes off, and your eye sees a millimetre of difference immediately.',
      'Speaking as someone who cooked for a living: same height of rim matters more than same diameter. Nobody measures across, everybody sees the stack wobble.',
    ],
  },
  {
    board: 'forming', title: 'Reclaim routine for a shared studio with four clay bodies',
    paragraphs: [
      'We have twelve members and a reclaim bucket that has turned into geology. White, black, a speckled body and somebody’s porcelain all ended up in the same bin. The result throws like yoghurt.',
      'We are thinking about one bin per body with coloured lids, drying on plaster on Fridays and a rota. Does anyone run this for real? What breaks first: the system or the people?',
    ],
    comments: [
      'The people. Put a photo of the clay on the lid, not just a name, and one person in charge per colour.',
      'We have a fifth bin, “mixed”. It becomes free clay for children’s workshops and test tiles. Takes all the moralising out of it.',
      'Slake it bone dry, not leather hard. Bone dry clay falls apart in an hour; leather hard lumps sit there for weeks.',
      'Porcelain people should take theirs home. I say that as a porcelain person.',
      'Buy a second-hand pugmill together. We paid nine hundred euros with eight people and it settled every argument.',
      'Rota on the door with names and dates. Peer pressure does more than any house rule.',
    ],
  },
  {
    board: 'forming', title: 'Burnishing: stone, spoon or plastic bag?',
    paragraphs: [
      'I burnish my vessels with an agate that belonged to my aunt, and a thin layer of terra sigillata. The shine before firing is like water. After 900 degrees, about half of it has gone.',
      'A student got a better shine with a bit of cling film over her thumb. I felt old. What do you use, and at what temperature do you stop?',
    ],
    comments: [
      'Above 850 the particles start to sinter and the surface roughens. Try 780 and you will keep much more of it.',
      'Cling film for the last pass, stone for the first. The stone compresses, the plastic polishes.',
      'Was the sig fine enough? I decant twice and only keep the top third, and I never let the density go above 1.15.',
      'A drop of vegetable oil on the pot just before the stone, when it is nearly dry. My grandmother did the same with floors.',
      'Fingerprints! Wear cotton gloves after the last pass, the grease shows up after the firing.',
    ],
  },
  {
    board: 'forming', title: 'Slipcasting: my slip gels in the bucket overnight',
    paragraphs: [
      'White earthenware casting slip, mixed from powder. Fresh it pours like cream at a litre weight of 1,790 grams. The next morning it is custard. I add two drops of deflocculant, it is lovely for an hour, and by lunch it is custard again.',
      'Water is from the tap, quite hard here. Could that be it? Or am I already past the point and over-deflocculated?',
    ],
    comments: [
      'Classic over-deflocculation behaves just like that: thin when stirred, gel when left. Stop adding drops. Mix a small batch with no extra and compare.',
      'Hard water is real. Calcium flocculates. I use rainwater or demineralised and my curve became boring overnight, which is what you want.',
      'Write down litre weight and flow time every day. With a cup with a hole and your phone you can measure viscosity well enough.',
      'Are scraps going back in? Scraps out of a plaster mould carry gypsum, and gypsum is custard powder for slip. Keep it below 20 percent or leave it out.',
      'A little thixotropy is good, otherwise the wall stays soft when you drain. You want drinking yoghurt, not water.',
    ],
  },
  {
    board: 'forming', title: 'Slab boxes with crisp corners, how do you mitre the edges?',
    paragraphs: [
      'I build lidded boxes out of slabs and want the corners to read as folded paper. I cut 45 degrees with a wire mitre tool at soft leather hard. The seams are crisp when I join them, then open by a hair in the bisque.',
      'I score, I slip, I paddle both sides. Would it help to join later, when the slabs are stiffer? Or is a butt joint with a coil inside simply stronger?',
    ],
    comments: [
      'Later, definitely. I join when the slab can stand by itself and the edge does not dent under a fingernail.',
      'Mitre plus a thin coil inside, pressed with a wooden corner tool. You keep the sharp outside line and get the strength on the inside.',
      'Dry with the box closed and wrapped, and loosen only the bottom corners. The top edges always run ahead and that is where the hairline starts.',
      'My trick from model making: tape the slabs flat on the outside, cut, then fold the whole thing up like cardboard.',
      'Compress the cut face with a finger before you score it. Cutting with wire leaves it open and thirsty.',
    ],
  },
];
