import type { DemoTopic } from '../../types.ts';

export const kilnsTopics: DemoTopic[] = [
  {
    board: 'kilns', title: 'Oven blijft hangen op 1080 graden',
    paragraphs: [
      'Onze 120-liter bovenlader haalde altijd vlot 1230, maar sinds drie stoken kruipt hij na 1000 graden en blijft hij op 1080 staan. De regelaar geeft na twee uur een foutmelding en stopt.',
      'Elementen zijn vier jaar oud, ongeveer 180 stoken, waarvan de helft hoog. Het relais hoor ik gewoon klikken. Wat meet ik eerst: elementen, relais of spanning?',
    ],
    comments: [
      'Stekker eruit, weerstand per element meten en vergelijken met het plaatje. Tien procent boven de nieuwwaarde en hij wordt traag, bij vijftien haal je de top niet meer.',
      'Meet ook de stroom per fase tijdens het stoken met een stroomtang. Als één fase nul is, heb je een dood relais dat nog gezellig klikt.',
      '180 stoken met de helft hoog is een mooie leeftijd. Ik zou meteen de hele set vervangen, niet één element.',
      'Kijk ook of iemand in huis tegelijk een laadpaal heeft aangesloten. Bij ons zakte de spanning naar 212 volt en dat scheelt echt vermogen.',
      'Thermokoppel nog niet uitsluiten. Leg kegels erin; misschien is hij wél warm genoeg en meet hij gewoon te laag.',
      'Bij twijfel een elektricien laten meten. In die schakelkast zit 400 volt en die vergeeft niets.',
    ],
  },
  {
    board: 'kilns', title: 'Stookcurve voor biscuit met dikwandig werk',
    paragraphs: [
      'Ik maak sculpturen met wanden tot 2,5 cm. De standaardcurve van de oven is voor serviesgoed en daar ga ik niet op vertrouwen. Dit is mijn voorstel:',
      { list: ['20 graden per uur tot 95, acht uur vasthouden', '30 per uur tot 250', '60 per uur tot 650, een uur vasthouden', '100 per uur tot 1000', 'Afkoelen met alles dicht tot onder 80'] },
      'Te voorzichtig? Stroom is duur, maar het werk heeft zes weken gekost.',
    ],
    comments: [
      'Niet te voorzichtig. Zes weken werk tegenover vijf euro stroom, dat is geen discussie.',
      'Rond 573 zou ik langzaam doorlopen en niet vasthouden, op en neer. De kwartssprong wil je rustig nemen.',
      'Ventilatiestop open tot 700, anders krijg je een grauwe kern in de wand en daar komen later blazen van.',
      'Is het werk hol en zit er een gaatje in? Ik vraag het toch maar even, want dat is waarom het bij mij ooit ontplofte.',
      'Ik droog dit soort stukken twee weken in een tent van plastic met een ontvochtiger. Dan is die acht uur op 95 alleen nog een formaliteit.',
    ],
  },
  {
    board: 'kilns', title: 'Krachtstroom of gewoon 230 volt voor een oventje van 60 liter?',
    paragraphs: [
      'We huren een schuurtje met één groep van 16 ampère. Er staat een 60-liter oven te koop van 3,6 kW die volgens de verkoper 1250 haalt op een gewoon stopcontact. Een tweede is 5,5 kW en moet op krachtstroom.',
      'Wat haal je reëel met 3,6 kW? En moet ik aan de kabel nog iets doen als het “gewoon in het stopcontact” kan?',
    ],
    comments: [
      '3,6 kW op zestig liter haalt 1250 als hij nieuw is. Na honderd stoken wordt het 1200 met een lange adem. Voor aardewerk en kegel 4 prima.',
      'Eigen groep, vaste aansluiting of een fatsoenlijke CEE-stekker, geen verlengsnoer, geen haspel. 16 ampère tien uur lang is iets anders dan een stofzuiger.',
      'Vraag de netbeheerder naar drie keer 25. Bij ons was dat een eenmalig bedrag en het vastrecht werd nauwelijks hoger.',
      'Als elektricien: laat de groepenkast nakijken. Oude automaten worden warm bij lange belasting en schakelen dan halverwege je stook uit, als je geluk hebt.',
      'Ik heb drie jaar met zo’n kleintje gewerkt en alles geleerd. Ga voor die 230 volt en stook wat vaker.',
    ],
  },
  {
    board: 'kilns', title: 'Ventilatie boven een elektrische oven: kap of afzuiging onderin?',
    paragraphs: [
      'De oven staat in een ruimte van 18 vierkante meter die ook werkplaats is. Bij de biscuitstook ruik ik het door het hele gebouw en krijg ik hoofdpijn. Ik stook nu alleen nog ’s nachts, met ramen open.',
      'Een afzuigkap lijkt logisch maar zuigt ook alle warmte weg. Er bestaan systemen die via een gaatje onderin een beetje lucht door de oven trekken. Ervaringen?',
    ],
    comments: [
      'Onderafzuiging, zonder twijfel. Je trekt de dampen uit de kamer voordat ze de ruimte bereiken en je oven wordt er gelijkmatiger van.',
      'Kap is beter dan niets, maar dan minstens 30 cm breder dan de oven en een buisventilator die tegen warmte kan.',
      'Hoofdpijn is serieus: koolmonoxide en zwaveldioxide. Hang vandaag nog een CO-melder op en werk niet in die ruimte tijdens biscuit.',
      'Zelf gebouwd met een oude badkamerventilator en aluminium flexbuis. Werkt, zolang er genoeg koele lucht wordt bijgemengd vóór de ventilator.',
      'Mijn elementen gaan langer mee sinds ik afzuig. Die dampen vreten niet alleen aan jou.',
    ],
  },
  {
    board: 'kilns', title: 'Foutcode na stroomstoring midden in de glazuurstook',
    paragraphs: [
      'Gisteravond viel bij 1140 graden de stroom twintig minuten uit. De regelaar stond daarna op “fout” en de oven was gezakt naar 980. Ik heb hem opnieuw gestart op volle snelheid naar 1220 en het lijkt goed te zijn gekomen.',
      'Is dat een toevalstreffer? Wat doen jullie bij een onderbreking: opnieuw beginnen, door, of laten afkoelen en hopen?',
    ],
    comments: [
      'Precies wat jij deed. Zolang je nog boven de 900 zit is er weinig aan de hand, de klei heeft het meeste werk al gehad.',
      'Wel iets korter vasthouden, want hij heeft de warmtearbeid voor een deel dubbel gedaan.',
      'Op mijn regelaar zit een instelling voor hervatten na storing. Stond standaard uit. Zoek even in het menu.',
      'Ooit meegemaakt bij 600 graden. Toen heb ik laten afkoelen, want van onderaf opnieuw door de kwartssprong vond ik te spannend.',
      'Hier staat de regelaar op een noodvoeding van tachtig euro. De oven valt uit, maar het programma loopt tenminste door in zijn hoofd.',
    ],
  },
  {
    board: 'kilns', title: 'Oven verhuizen: hoe krijg je 210 kilo van een keldertrap?',
    paragraphs: [
      'Gekocht: een gebruikte voorlader in een souterrain in Den Haag. Elf treden, één bocht, een deur van 78 centimeter. De verkoper kan zich niet herinneren hoe hij er ooit in is gekomen.',
      'Wie heeft zoiets gedaan? Takel, traploper, uit elkaar halen? De stenen zijn in goede staat en dat wil ik zo houden.',
    ],
    comments: [
      'Deur eraf, platen eruit, elementen erin laten. Dat scheelt al gauw vijftig kilo en dan past hij ook beter door die 78.',
      'Elektrische traploper huren, kost een paar tientjes per dag. Met twee man was de onze in een kwartier boven.',
      'Maak de binnenkant vol met oude dekens en karton tegen de stenen, en band eromheen. De stenen scheuren door trillen, niet door tillen.',
      'Nooit op zijn rug leggen. De gewelfstenen willen dan naar binnen komen.',
      'Meet eerst de bocht met een kartonnen doos van dezelfde maat. Wij kwamen er met de oven achter dat hij niet paste.',
    ],
  },
  {
    board: 'kilns', title: 'Ovenwas: wat smeren jullie en hoe vaak?',
    paragraphs: [
      'Onze platen zien eruit als een maanlandschap. Iedereen in de groep smeert er een laagje overheen als het weer lelijk wordt, en nu schilfert het in plakken van vijf millimeter op het werk eronder.',
      'Ik wil opnieuw beginnen: alles kaal slijpen en dan netjes onderhouden. Welk mengsel, hoe dik, en doen jullie het na elke stook?',
    ],
    comments: [
      'Half kaolien, half aluminiumhydraat, op karnemelkdikte. Twee dunne lagen met een verfroller. De helft van de kaolien gecalcineerd, anders bladdert het.',
      'Nooit over oud heen zonder eerst te schrapen. Dat is de hele oorzaak van jullie maanlandschap.',
      'Rand van twee centimeter vrijlaten, ook van de zijkant. Juist die schilfers vallen naar beneden.',
      'Sinds wij koekjes van klei onder alles leggen, hoeft het nog maar één keer per jaar.',
      'Slijpen buiten doen, met masker en bril. Een oude schuursteen gaat prima, een haakse slijper gaat sneller en stoffiger.',
      'De onderkant smeren is een klassieker onder cursisten. Hang er een bordje bij.',
    ],
  },
];
