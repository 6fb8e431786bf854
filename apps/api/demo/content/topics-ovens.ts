import type { DemoTopic } from './types.ts';

export const ovensTopics: DemoTopic[] = [
  {
    board: 'ovens', locale: 'nl', title: 'Oven blijft hangen op 1080 graden',
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
    board: 'ovens', locale: 'en', title: 'Replacing elements for the first time, what nobody told me',
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
    board: 'ovens', locale: 'nl', title: 'Stookcurve voor biscuit met dikwandig werk',
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
    board: 'ovens', locale: 'en', title: 'Cones disagree with the controller, whom do you believe?',
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
    board: 'ovens', locale: 'nl', title: 'Krachtstroom of gewoon 230 volt voor een oventje van 60 liter?',
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
    board: 'ovens', locale: 'en', title: 'What does a cone 6 firing really cost you now?',
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
    board: 'ovens', locale: 'nl', title: 'Ventilatie boven een elektrische oven: kap of afzuiging onderin?',
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
    board: 'ovens', locale: 'en', title: 'Shelf warped by 6 mm, can it be saved?',
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
    board: 'ovens', locale: 'nl', title: 'Foutcode na stroomstoring midden in de glazuurstook',
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
    board: 'ovens', locale: 'en', title: 'Gas kiln reduction: reading the flame without an analyser',
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
    board: 'ovens', locale: 'nl', title: 'Oven verhuizen: hoe krijg je 210 kilo van een keldertrap?',
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
    board: 'ovens', locale: 'en', title: 'Firing on a houseboat: weight, damp and a nervous insurer',
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
    board: 'ovens', locale: 'nl', title: 'Ovenwas: wat smeren jullie en hoe vaak?',
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
  {
    board: 'ovens', locale: 'en', title: 'Opening the kiln at 150 degrees: sin or habit?',
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
