import type { DemoTopic } from '../../types.ts';

export const kitchenTopics: DemoTopic[] = [
  {
    board: 'kitchen', title: 'Wat was jullie slechtste marktdag ooit?',
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
    board: 'kitchen', title: 'Zelf drinken uit mislukte koppen: wie doet dat ook?',
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
    board: 'kitchen', title: 'Hoe leg je familie uit waarom een kom 38 euro kost?',
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
    board: 'kitchen', title: 'Na dertig jaar kantoor nu fulltime keramist, een eerlijk verslag',
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
    board: 'kitchen', title: 'Een dagje De Werkplaats in het echt, wie heeft er zin in?',
    paragraphs: [
      'Ik ken jullie nu al een hele tijd van de letters. Zullen we eens een zaterdag samenkomen? Ik dacht aan ergens in het midden, bijvoorbeeld Den Bosch of Antwerpen, met een ruimte waar we kunnen draaien en een plek om te eten.',
      'Iedereen neemt één kop mee en drinkt de hele dag uit die van een ander. Zeg even of je zou komen en of je iets zou willen voordoen.',
    ],
    comments: [
      'Ja! En ik wil best een uurtje voordoen hoe ik platen rol.',
      'Antwerpen is voor mij ideaal. Ik ken een atelier met twaalf schijven dat op zaterdag leegstaat.',
      'Ik doe mee. Praten gaat langzaam bij mij, maar mijn handen zijn snel.',
      'Ik kom, en ik breng soep voor dertig man mee als er een kookplaat staat.',
      'Kan het ook in de herfst? In het voorjaar sta ik elk weekend op een plein.',
      'Wat een mooi idee, die koppen. Dan schrijf ik eindelijk eens mijn naam onder die van mij.',
    ],
  },
  {
    board: 'kitchen', title: 'Even voorstellen: late instromer met twee linkerhanden',
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
    board: 'kitchen', title: 'Mijn oven en ik gaan verhuizen naar een oude melkfabriek',
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
];
