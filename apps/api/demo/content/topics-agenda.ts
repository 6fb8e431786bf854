import type { DemoTopic } from './types.ts';

export const agendaTopics: DemoTopic[] = [
  {
    board: 'agenda', locale: 'nl', title: 'Open atelierroute Noord-Drenthe: elf adressen, één fietskaart',
    paragraphs: [
      'Tijdens het laatste weekend van mei zetten elf keramisten tussen Norg en Zuidlaren hun deuren open, zaterdag en zondag van 11 tot 17 uur. De route is 34 kilometer en helemaal te fietsen; op elk adres ligt een kaart.',
      'Bij drie ateliers wordt gedraaid, bij eentje kun je zelf een kommetje proberen, en op zondagmiddag trekken we om 15 uur de raku-oven open. Koffie is er overal, appeltaart op de adressen 2, 6 en 9.',
    ],
    comments: [
      'Staat in de agenda. Is er een plek om fietsen te huren bij het begin?',
      'Vorig jaar gefietst met mijn zus, we kwamen thuis met twee volle tassen en een lekke band. Heerlijk weekend.',
      'Zijn de ateliers ook met een rolstoel te bereiken? Graag even aangeven op de kaart.',
      'Ik ben adres 9. De taart is met rabarber dit jaar.',
      'Would love to come. Is there something in English for visitors who only speak a little Dutch?',
      'Begin bij 11 en fiets andersom, dan heb je de wind mee en is het nergens druk.',
    ],
  },
  {
    board: 'agenda', locale: 'nl', title: 'Keramiekmarkt op het kerkplein: inschrijven kan tot eind februari',
    paragraphs: [
      'Wij organiseren voor de negende keer een keramiekmarkt, tweede zondag van juli, 64 kramen rond de kerk. Inschrijven met drie foto’s van recent werk en een korte tekst. Een jury van drie let op kwaliteit en variatie, niet op naam.',
      { list: ['Kraam van 3 meter: 95 euro, inclusief stroom en lunch', 'Alleen eigen werk, geen ingekochte biscuit', 'Opbouwen vanaf 7 uur, auto weg om 9 uur', 'Vier gratis plekken voor makers die voor het eerst op een markt staan'] },
    ],
    comments: [
      'Die vier beginnersplekken, wat een goed idee. Zo ben ik ooit ook begonnen.',
      'Is er schaduw aan de noordkant? Vorig jaar stonden we er met 33 graden en smolt de waslijst.',
      'Mag je met twee mensen één kraam delen? Wij maken klein werk.',
      'Ingeschreven! De vorige editie was mijn beste markt van het jaar, en de soep is er ook goed.',
      'Wat valt onder ingekochte biscuit? Ik giet zelf in mallen, maar de mallen heb ik gekocht.',
    ],
  },
  {
    board: 'agenda', locale: 'en', title: 'Exhibition “Held”: sixty drinking vessels in an old pharmacy',
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
    board: 'agenda', locale: 'nl', title: 'Gluren bij de oven: openluchtstook met overnachting in de Kempen',
    paragraphs: [
      'We steken de anagama aan op donderdagavond en sluiten hem zondagnacht. Wie wil meehelpen schrijft in voor een ploeg van zes uur. Ervaring is niet nodig, wel een katoenen trui en de bereidheid om hout te stapelen om drie uur ’s nachts.',
      'Tenten staan op de wei, douche in de stal, eten koken we samen. Bijdrage 60 euro, inclusief een halve kubieke voet ovenruimte voor je eigen werk, biscuit gestookt en zonder glazuur aan de buitenkant.',
      'Uitpakken is acht dagen later, dan komt iedereen terug met taart.',
    ],
    comments: [
      'Nachtploeg graag! Vrijdag op zaterdag van middernacht tot zes.',
      'Hoeveel is een halve kubieke voet in gewone potten? Ik schat vier koppen en een schaaltje.',
      'Mag je ook alleen op zondag komen kijken met kinderen?',
      'Drie jaar geleden voor het eerst, nu kan ik het niet meer overslaan. Neem oordopjes mee voor de kikkers.',
      'Welke klei raad je aan? Ik heb nog een pak met 40% grof staan.',
    ],
  },
  {
    board: 'agenda', locale: 'en', title: 'Weekend workshop: large-scale coiling, Almere, six places',
    paragraphs: [
      'Two days, one big pot. We build on the rib, pinch and paddle, and talk about drying, moving and firing. You go home with sore fingers, and I dry and fire your piece up to 70 cm high.',
      'Saturday and Sunday from 10 to 17, lunch included, 240 euros with clay and firing. Suitable if you have built by hand before. English spoken, Dutch understood, and there is always somebody who translates.',
    ],
    comments: [
      'Did this last autumn. My pot is 62 cm, has survived two house moves and is my favourite thing.',
      'Is there a waiting list? Both of my shoulders and I would like to be on it.',
      'What happens with the pots after the bisque, can we glaze them ourselves or is it raw only?',
      'Two places left according to the website, I took one this morning.',
    ],
  },
  {
    board: 'agenda', locale: 'nl', title: 'Lezing: wat vertelt een scherf? Avond met twee archeologen',
    paragraphs: [
      'Op een donderdagavond in november komen twee archeologen met dozen vol middeleeuws vaatwerk: kogelpotten, steengoed uit Siegburg, roodbakkend met slibversiering. Je mag alles vasthouden.',
      'Ze vertellen hoe je aan een scherf ziet hoe er gedraaid, gestookt en gemorst werd. Breng gerust je eigen tuinvondsten mee. Inloop om 19.30 uur, toegang acht euro, studenten gratis.',
    ],
    comments: [
      'Ik heb een hele koektrommel vol uit de moestuin. Eindelijk weet ik waarom ik die bewaarde.',
      'Prachtig om in zo’n scherf de vingerafdruk van een collega van zeshonderd jaar geleden te zien.',
      'Wordt er iets van opgenomen? Ik heb die avond les, maar wil dit heel graag zien.',
      'Er is nog plek, en de zaal is met de bus goed te bereiken.',
      'De slibversierde borden waren het mooist. Dank voor de tip, wat een avond.',
    ],
  },
  {
    board: 'agenda', locale: 'en', title: 'Kiln-building weekend: help us lay 900 bricks, get fed and fired',
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
    board: 'agenda', locale: 'nl', title: 'Kommen voor soep: benefietavond, wie doneert er een kom?',
    paragraphs: [
      'Op de tweede vrijdag van november serveren we in het buurthuis soep in handgemaakte kommen. Bezoekers betalen 25 euro, kiezen een kom, eten soep en nemen de kom mee naar huis. De opbrengst gaat helemaal naar de voedselbank.',
      'We zoeken 150 kommen, inhoud rond 400 ml, voedselveilig glazuur, handtekening onderin. Inleverpunten zijn er in Utrecht, Gent, Eindhoven en Groningen. Alles mag: vrolijk, strak, scheef, zolang het soep houdt.',
    ],
    comments: [
      'Tien kommen van mij, inleverpunt Eindhoven.',
      'Onze donderdaggroep maakt er vijfentwintig. Mooie oefening in gelijke maten.',
      'Zijn er ook nog mensen nodig voor de soep zelf? Ik kan een pan linzensoep van dertig liter maken.',
      'I will drop off six on Saturday. What a good evening it was last time, people were choosing bowls for half an hour.',
      'Vorig jaar kwam ik mijn eigen kom tegen bij een vreemde op tafel. Ik heb niks gezegd en was de hele avond blij.',
      'Kun je ook kommen ophalen in Zwolle? Wij hebben er twaalf staan.',
    ],
  },
  {
    board: 'agenda', locale: 'en', title: 'Potters’ swap table in Ghent: bring three pots, leave with three',
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
    board: 'agenda', locale: 'nl', title: 'Cursus draaien voor linkshandigen, vier zaterdagochtenden',
    paragraphs: [
      'Op veler verzoek: vier ochtenden voor mensen die met links denken. Zes schijven, allemaal met omkeerbare draairichting, en een docent die zelf links is en dus eindelijk eens niet in spiegelbeeld voordoet.',
      'Instapniveau. Kosten 195 euro inclusief klei en twee stoken per persoon. Bij minder dan vier aanmeldingen gaat het niet door, en dat zou jammer zijn van alle linkse gieters die er dan niet komen.',
    ],
    comments: [
      'Mijn dochter van vijftien, mag die ook? Ze is links, geduldig en eerder met klei bezig geweest.',
      'Waar was dit toen ik begon? Ik heb een jaar in spiegels zitten kijken.',
      'Aangemeld. Eindelijk een gieter die met de goede hand schenkt.',
      'Komt er ook een avondversie? Op zaterdag sta ik op de markt.',
    ],
  },
  {
    board: 'agenda', locale: 'en', title: 'Trip to the salt-glaze valley: minibus from Utrecht, two days in May',
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
    board: 'agenda', locale: 'en', title: 'Two potters, one table: joint exhibition in Groningen',
    paragraphs: [
      'One of us makes everything white and thin, the other makes everything dark and thick. For a year we exchanged one piece a month and answered it with a new one. The twenty-four pieces stand on one table of nine metres, in the order in which they were made.',
      'You can see us being polite in spring, stubborn in summer and rather brave in the last three. In the old print shop behind the station, weekends only, with coffee from both kinds of cups.',
    ],
    comments: [
      'The seventh pair! Who answered a plate with a stone?',
      'Wonderful concept. Is there a booklet with the order and the dates?',
      'Ik ben twee keer langs de tafel gelopen, één keer heen en één keer terug. Terug is een heel ander verhaal.',
      'May a school class come on a weekday? We are nineteen and reasonably careful.',
    ],
  },
];
