import type { DemoTopic } from '../../types.ts';

export const workTopics: DemoTopic[] = [
  {
    board: 'work', title: 'Serie van zeven maanpotten, eerlijk commentaar graag',
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
    board: 'work', title: 'Borden met zellige-patroon: te druk om van te eten?',
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
    board: 'work', title: 'Espressokopjes zonder oor: welke rand drinkt het fijnst?',
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
    board: 'work', title: 'Mijn hazen kijken boos, en dat was niet de bedoeling',
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
    board: 'work', title: 'Herinneringspotje voor mijn vader, mag dit hier?',
    paragraphs: [
      'Geen vraag om kritiek. Mijn vader is in het voorjaar overleden en ik heb een klein dekselpotje gemaakt met as van zijn rozenstruiken in het glazuur. Het is grijsgroen geworden met één bruine druppel langs de zijkant.',
      'Het staat nu op tafel bij mijn moeder. Ik draai nog maar een jaar en het deksel past niet helemaal. Toch is dit het eerste wat ik heb gemaakt waar ik niets aan wil veranderen.',
    ],
    comments: [
      'Natuurlijk mag dit hier. Dank je dat je het deelt. Sterkte voor jou en je moeder.',
      'Die ene druppel. Soms doet de oven precies wat nodig is.',
      'Wat een mooie gedachte, de rozen. Ik was er stil van.',
      'Een deksel dat niet helemaal past laat een kiertje open. Dat lijkt me eigenlijk wel goed.',
      'Prachtig. Ik heb het gelezen, en daarna nog eens langzaam. Dank je.',
    ],
  },
  {
    board: 'work', title: 'Tajine die op gas mag: eindelijk eentje zonder barst',
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
    board: 'work', title: 'Vazen met echte takken ingedrukt: te decoratief?',
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
