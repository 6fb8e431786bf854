import type { DemoTopic } from './types.ts';

export const koffieTopics: DemoTopic[] = [
  {
    board: 'koffie', locale: 'nl', title: 'Wat was jullie slechtste marktdag ooit?',
    paragraphs: [
      'Gisteren: windkracht zeven, 41 euro omzet, één parasol in de gracht. Rond drie uur ging de kraam van de buurman met zijn hele serie vazen om, en toen hebben we met zijn allen staan lachen omdat niemand nog kon huilen.',
      'De avond eindigde met acht natte keramisten, een pan erwtensoep en een plan om volgend jaar binnen te gaan staan. Vertel eens, wie kan eroverheen?',
    ],
    comments: [
      'Drie dagen Ardennen, regen, totale verkoop: één eierdop. Aan mijn eigen tante.',
      'Ik had mijn dozen verwisseld en stond op de markt met tien kratten ongeglazuurde biscuit.',
      'Sindsdien hangt er aan elke poot van mijn kraam een jerrycan water. Twintig liter per poot, dan waait alleen je pet nog weg.',
      'Een kind dat vroeg “mag ik deze?”, een moeder die zei “kijken doe je met je ogen”, en toen viel de móéder tegen de plank.',
      'Omzet nul, maar er kwam een chef langs die drie weken later tachtig borden bestelde. Je weet het dus nooit.',
      'Die solidariteit op zulke dagen, daar doe ik het eigenlijk voor.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'New here: from lurking to actually buying clay',
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
    board: 'koffie', locale: 'nl', title: 'Zelf drinken uit mislukte koppen: wie doet dat ook?',
    paragraphs: [
      'Mijn keukenkast is een museum van afkeur. De mooie gaan naar de winkel en ik drink uit de bobbelige, de scheve, en eentje met een oor dat duidelijk bij een grotere kop hoorde.',
      'Gisteren had ik bezoek en moest ik uit de toonkast lenen. Mijn gast pakte de scheve en zei: “Deze wil ik kopen.” Dus nu heb ik weer één kop te weinig.',
    ],
    comments: [
      'De kinderen van de bakker hebben oud brood, en wij hebben tweede keus.',
      'Ik heb een regel: elk jaar één perfecte voor mezelf. Die mag ik zelf uitkiezen, maar op mijn verjaardag en zonder spijt.',
      'Mijn favoriete kop lekt. Ik drink dus gewoon sneller.',
      'Uit de afkeur leer je het meest. Na een week drinken weet je precies waarom die rand niet klopt.',
      'Die scheve verkopen altijd. Misschien moeten we allemaal wat schever gaan draaien.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'What do you listen to while throwing?',
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
    board: 'koffie', locale: 'nl', title: 'Hoe leg je familie uit waarom een kom 38 euro kost?',
    paragraphs: [
      'Verjaardag, kringetje stoelen. Oom pakt een kom, draait hem om, ziet het stickertje en fluit. “Bij de winkel heb ik er acht voor dat geld.” Ik kreeg een rood hoofd en begon over elementen en kobalt, en dat hielp niet.',
      'Wat zeggen jullie dan? Ik zoek iets vriendelijks dat korter is dan een kwartier.',
    ],
    comments: [
      'Ik zeg: “Klopt, en die acht zijn ook prima.” En dan niets meer. Stilte werkt.',
      '“Negentien keer vastgepakt voordat jij hem vastpakte.” Mensen kijken er meteen anders naar.',
      'Geef hem de kom voor een maand mee. Mijn zwager wilde hem niet meer terugbrengen en betaalde gewoon.',
      'Reken het uit per kop koffie: tien jaar, elke dag. Eén cent. Ooms houden van rekenen.',
      'Ik heb een poster in de kraam met alle stappen in tekeningen. Scheelt mij veertig gesprekken per dag.',
      'Niet uitleggen. Je bent geen aangeklaagde. Vraag liever hoe het met zijn tuin is.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'The studio cat has started sitting in bowls',
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
    board: 'koffie', locale: 'nl', title: 'Na dertig jaar kantoor nu fulltime keramist, een eerlijk verslag',
    paragraphs: [
      'Een jaar geleden ingeleverd: laptop, lunchkaart, pensioenopbouw. Iedereen vroeg hoe het was, niemand vroeg naar de cijfers, dus hier zijn ze.',
      { list: ['Omzet 31.000, materiaal en stroom 7.400, huur 4.800, markten 2.900', 'Lessen: een derde van de omzet, de helft van de rust', 'Ongeveer 1.100 potten gemaakt, 900 verkocht of weggegeven', 'Weken vakantie: twee, waarvan één op een markt'] },
      'Zou ik het weer doen? Ja. Maar ik zou eerder zijn begonnen met lesgeven en later met die tweede oven.',
    ],
    comments: [
      'Wat een verademing dat iemand gewoon de getallen noemt. Dank je wel.',
      'Herkenbaar, die lessen. Het is de bodem onder de rest.',
      '900 van de 1.100 is heel goed. Ik zat in mijn eerste jaar rond de helft.',
      'Vergeet de arbeidsongeschiktheid niet. Ik viel van een trap en kon vier maanden niet draaien.',
      'Geen spijt is het belangrijkste getal. Proficiat met het eerste jaar!',
      'Mag ik vragen hoeveel uur per week? Ik reken al een tijdje aan hetzelfde sprongetje.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'Things visitors say in open studios, a collection',
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
    board: 'koffie', locale: 'nl', title: 'Een dagje De Werkplaats in het echt, wie heeft er zin in?',
    paragraphs: [
      'Ik ken jullie nu al een hele tijd van de letters. Zullen we eens een zaterdag samenkomen? Ik dacht aan ergens in het midden, bijvoorbeeld Den Bosch of Antwerpen, met een ruimte waar we kunnen draaien en een plek om te eten.',
      'Iedereen neemt één kop mee en drinkt de hele dag uit die van een ander. Zeg even of je zou komen en of je iets zou willen voordoen.',
    ],
    comments: [
      'Ja! En ik wil best een uurtje voordoen hoe ik platen rol.',
      'Antwerpen is voor mij ideaal. Ik ken een atelier met twaalf schijven dat op zaterdag leegstaat.',
      'Count me in. My Dutch is slow, but my hands are fine.',
      'Ik kom, en ik breng soep voor dertig man mee als er een kookplaat staat.',
      'Kan het ook in de herfst? In het voorjaar sta ik elk weekend op een plein.',
      'Wat een mooi idee, die koppen. Dan schrijf ik eindelijk eens mijn naam onder die van mij.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'My hands after twenty winters of clay: creams, gloves, confessions',
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
    board: 'koffie', locale: 'nl', title: 'Even voorstellen: late instromer met twee linkerhanden',
    paragraphs: [
      'Hallo allemaal. Ik kreeg voor mijn verjaardag een proefles cadeau en heb me diezelfde week voor de hele cursus ingeschreven. Tot nu toe gemaakt: vier kommetjes die stuk voor stuk asbak genoemd worden.',
      'Wat me verbaast is hoe stil het wordt in mijn hoofd. Verder houd ik van wandelen, oude kerken en drop. Ik lees alles hier met plezier en begrijp ongeveer de helft.',
    ],
    comments: [
      'Welkom! De helft is veel, ik zat het eerste jaar op een kwart.',
      'Die stilte, ja. Daar komen we allemaal voor, al zeggen we dat het om de kommen gaat.',
      'Noem ze zoutschaaltjes. Asbakken verkopen niet meer, zoutschaaltjes wel.',
      'Drop en klei, dat gaat samen. Wel eerst je handen wassen.',
      'Fijn dat je er bent. Schroom niet om te vragen, ook de dingen die zo logisch lijken.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'Sold my first piece to a stranger today',
    paragraphs: [
      'A small jug, tin white, a bit heavy. A woman picked it up at our school market, put it down, walked round the whole hall, came back and picked it up again. Eighteen euros. I wrapped it in far too much newspaper because my hands were shaking.',
      'It is ridiculous how happy I am. That jug is somewhere in the city tonight with somebody’s milk in it.',
    ],
    comments: [
      'Not ridiculous. I remember mine: a soap dish, eight guilders, to a man with a moustache.',
      'Walking round the hall and coming back is the highest compliment there is.',
      'Congratulations! Frame the note, or better, spend it on clay.',
      '“Somewhere in the city with somebody’s milk in it” is the best sentence I have read this week.',
      'Gefeliciteerd! En volgende keer vraag je vijfentwintig.',
    ],
  },
  {
    board: 'koffie', locale: 'nl', title: 'Mijn oven en ik gaan verhuizen naar een oude melkfabriek',
    paragraphs: [
      'Na elf jaar in een garagebox heb ik ramen. Grote ramen, met uitzicht op een sloot en twee schapen. Er zit een putje in de vloer, er is krachtstroom, en niemand hoeft zijn auto er nog uit te halen voor ik kan draaien.',
      'Ik ben er vandaag met een klapstoel gaan zitten en heb een uur niets gedaan. Volgende week sjouwen. Tips voor het inrichten van een ruimte die ineens groot genoeg is?',
    ],
    comments: [
      'Een uur niets doen is de beste manier om te zien waar het licht valt. Goed begonnen.',
      'Zet alles op wielen. De eerste drie maanden weet je nog niet waar de schijf hoort.',
      'Een putje in de vloer! Ik ben oprecht jaloers.',
      'Houd een hoek leeg. Echt leeg, met tape eromheen. Anders staat het in een jaar vol.',
      'Nat en droog uit elkaar: draaien bij het water, glazuur aan de andere kant, oven zo ver mogelijk van de inpaktafel.',
      'Doe de schapen de groeten.',
    ],
  },
  {
    board: 'koffie', locale: 'en', title: 'A year without buying any cups: how the shelf decided for me',
    paragraphs: [
      'I own fifty-one cups by other people, and I said: no more, for one year. It is November and I have bought seven. In my defence, two were presents, one was raining on a market stall, and one I found in a box marked “free”.',
      'Does anyone else collect? How do you choose, and do you really use them all, or do they just look at you in the morning?',
    ],
    comments: [
      'One in, one out. The one that leaves goes to a student. It keeps the shelf honest.',
      '“One was raining on a market stall” is a perfectly good reason.',
      'I rotate by month. Twelve hooks, twelve cups, the rest rests in a box and is new again next year.',
      'Ik drink uit allemaal, maar altijd dezelfde als ik verdrietig ben.',
      'I only buy from people I have spoken to. Sounds strict, but it turns out I talk a lot.',
    ],
  },
];
