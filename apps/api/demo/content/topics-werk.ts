import type { DemoTopic } from './types.ts';

export const werkTopics: DemoTopic[] = [
  {
    board: 'werk', locale: 'nl', title: 'Serie van zeven maanpotten, eerlijk commentaar graag',
    paragraphs: [
      'Ik heb een jaar lang elke maand een maanpot gemaakt: twee schalen op elkaar gezet, naad weggewerkt, wit glazuur met een zweem blauw. Zeven zijn er overgebleven, tussen de 28 en 34 centimeter.',
      'Ik twijfel aan de halzen. Bij de eerste drie zijn ze kort en strak, later worden ze hoger. En ik weet niet of de kleine asymmetrie in nummer vijf charme is of gewoon een fout. Zeg het maar, ik kan het hebben.',
    ],
    comments: [
      'Nummer twee en nummer vijf zijn de beste. Vijf juist vanwege dat lichte overhellen, hij staat alsof hij ademhaalt.',
      'De hoge halzen halen de rust eruit. Ik zou de hals nooit hoger maken dan de voet breed is.',
      'De voeten zijn voor mijn gevoel aan de brede kant. Een maan moet bijna niet landen.',
      'Mooie zachte naad. Hoe heb je die zo weg gekregen zonder een platte band te krijgen?',
      'Zet ze eens in een andere volgorde, niet op datum maar op grootte. Ik denk dat je dan zelf ziet welke niet meedoet.',
      'Het blauwzweempje is prachtig op drie, op zes is het koelkast geworden. Dikker aangebracht?',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'Does this mug handle look as if it was an afterthought?',
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
    board: 'werk', locale: 'nl', title: 'Borden met zellige-patroon: te druk om van te eten?',
    paragraphs: [
      'Tien borden, allemaal met een ander stuk van hetzelfde geometrische patroon. Leg je ze naast elkaar, dan loopt het patroon door over de hele tafel. Onderglazuur in groen, oker en zwart, helder glazuur erover.',
      'Mijn zus zegt dat haar stoofpot erop verdwijnt. Ik vind haar stoofpot lekker, dus dat raakt me. Is er een manier om het patroon te houden en het eten ruimte te geven?',
    ],
    comments: [
      'Laat een cirkel in het midden leeg en laat het patroon aan de rand doorlopen. Dan is het eten de sluitsteen.',
      'Niet veranderen! Dit zijn borden voor witte kaas, olijven, brood. Iedere stoofpot verdient haar eigen kom.',
      'Misschien het zwart vervangen door een warm grijs. De druk zit in het contrast, niet in de lijnen.',
      'Dat ze samen één vlak vormen is zo’n sterk idee. Ik zou ze ook als wandpaneel tonen.',
      'Als kok: een beetje drukte onder het eten is goed, maar de rand moet rustig zijn. Jij hebt het nu andersom.',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'First large coil pot, 74 cm, and it survived',
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
    board: 'werk', locale: 'nl', title: 'Espressokopjes zonder oor: welke rand drinkt het fijnst?',
    paragraphs: [
      'Ik heb twaalf kopjes gemaakt met vier verschillende randen: recht afgesneden, rond, naar buiten en naar binnen. Zeven mensen heb ik geblinddoekt laten drinken (water, voor de zekerheid).',
      'Uitslag: naar buiten won bij vijf, rond bij twee, naar binnen bij niemand. Maar ik vind de naar binnen gebogen rand het mooist om naar te kijken. Volg ik de lippen of de ogen?',
    ],
    comments: [
      'De lippen. Een kop wordt duizend keer gedronken en tien keer bekeken.',
      'Kijk wat naar binnen doet met de geur: bij espresso blijft het aroma hangen. Misschien was water niet het eerlijke testmiddel.',
      'Wat een fijn onderzoek. Dikte van de rand meegenomen? Voor mij maakt twee of drie millimeter meer uit dan de richting.',
      'Combineer: buik naar binnen, en alleen de laatste drie millimeter een tikje uit. Klassieke theekom, niet voor niets.',
      'Ik bied me aan als achtste proefpersoon, mét espresso.',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'Translucent porcelain lamps: light is lovely, form is boring',
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
    board: 'werk', locale: 'nl', title: 'Mijn hazen kijken boos, en dat was niet de bedoeling',
    paragraphs: [
      'Papierklei, 40 cm hoog, rechtop zittend. Lijf en oren ben ik blij mee. Maar zodra ik de ogen inzet kijkt elke haas alsof hij een parkeerboete heeft gekregen.',
      'Ik maak de oogkas met een duimdruk, leg er een bolletje in en zet het bovenlid erover. Waar zit de uitdrukking precies? Iemand hier met verstand van dierengezichten?',
    ],
    comments: [
      'Hazenogen zitten opzij en zijn bijna rond. Jouw bovenlid loopt waarschijnlijk schuin naar de neus, dat leest een mens als een frons.',
      'Laat het bovenlid weg en druk het oog met een lepeltje in. Schaduw doet de rest.',
      'Eerlijk? Ik zou de boze nemen. Hij heeft karakter.',
      'Kijk naar het mondhoekje: als dat omlaag wijst, kunnen de ogen doen wat ze willen, hij blijft chagrijnig.',
      'Bekijk hem in de spiegel of op zijn kop. Dan zie je ineens of links en rechts verschillen.',
      'Grotere ogen, lager op de kop. Maar niet te groot, want dan wordt het een tekenfilm.',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'Critique wanted: dinnerware for a restaurant with dark walls',
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
    board: 'werk', locale: 'nl', title: 'Herinneringspotje voor mijn vader, mag dit hier?',
    paragraphs: [
      'Geen vraag om kritiek. Mijn vader is in het voorjaar overleden en ik heb een klein dekselpotje gemaakt met as van zijn rozenstruiken in het glazuur. Het is grijsgroen geworden met één bruine druppel langs de zijkant.',
      'Het staat nu op tafel bij mijn moeder. Ik draai nog maar een jaar en het deksel past niet helemaal. Toch is dit het eerste wat ik heb gemaakt waar ik niets aan wil veranderen.',
    ],
    comments: [
      'Natuurlijk mag dit hier. Dank je dat je het deelt. Sterkte voor jou en je moeder.',
      'Die ene druppel. Soms doet de oven precies wat nodig is.',
      'Wat een mooie gedachte, de rozen. Ik was er stil van.',
      'Een deksel dat niet helemaal past laat een kiertje open. Dat lijkt me eigenlijk wel goed.',
      'Beautiful. I read it with a translator and then once more slowly. Thank you.',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'Sgraffito tiles for a kitchen wall, two out of sixty crooked',
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
    board: 'werk', locale: 'nl', title: 'Tajine die op gas mag: eindelijk eentje zonder barst',
    paragraphs: [
      'Na elf gebarsten exemplaren staat er nu een die zes keer op het vuur is geweest, met sudderplaatje, en nog heel is. Klei met 35% vuurvaste chamotte en een flinke schep spodumeen, wand van een centimeter, ronde overgang van bodem naar wand.',
      'Glazuur alleen binnenin en op het deksel. De vorm is nu wel wat lomp. Wie ziet hoe hij slanker kan zonder dat ik de dikte verlies?',
    ],
    comments: [
      'Maak het deksel slanker, niet de bodem. De punt mag bij jou zeker een derde dunner uitlopen.',
      'Een schuine kant onderaan de schaal, zodat er een schaduwlijn ontstaat. Hij lijkt dan te zweven en weegt optisch de helft.',
      'Zes keer op gas, respect. Zou je de klei willen delen? Ik zoek al jaren iets wat dit overleeft.',
      'Lomp vind ik hem niet. Een tajine hoort eruit te zien alsof hij niet wegloopt.',
      'Wrijf de onderkant voor het eerste gebruik in met melk en laat het inbranden. Oud gebruik, maar het dicht de poriën echt.',
    ],
  },
  {
    board: 'werk', locale: 'en', title: 'Does an edition need to be numbered? Twelve blue boats',
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
  {
    board: 'werk', locale: 'nl', title: 'Vazen met echte takken ingedrukt: te decoratief?',
    paragraphs: [
      'Platen uitgerold op larikstakken, beuk en brem, daarna tot cilinder gevormd. IJzeroxide in de afdruk, rest kaal. Ze verkopen goed, en misschien zit het me daarom dwars.',
      'Een docent zei: “Je drukt de natuur af, maar wat zeg jíj?” Daar loop ik nu drie weken mee rond. Hoe zouden jullie hierin verder gaan?',
    ],
    comments: [
      'Verkopen en betekenis sluiten elkaar niet uit. Maar probeer eens één vaas met maar één tak, op een plek die jij kiest.',
      'Werk met wat wég is: druk de tak af, schuur hem daarna half uit. Dan vertel je iets over verdwijnen.',
      'Je docent stelt een goede vraag en het hoeft geen antwoord in klei te zijn. Misschien is je antwoord wel: kijk, brem.',
      'Waar komen die takken vandaan? Als het altijd dezelfde wandeling is, héb je al een verhaal.',
      'Ik zou de vorm minder netjes maken. Een perfecte cilinder met een wilde afdruk voelt als behang.',
    ],
  },
];
