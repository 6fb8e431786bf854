import type { DemoTopic } from '../../types.ts';

export const glazesTopics: DemoTopic[] = [
  {
    board: 'glazes', title: 'Speldenprikken in wit glazuur, drie stoken op rij',
    paragraphs: [
      'Mijn vertrouwde zijdewit zit ineens vol speldenprikken, vooral op de binnenkant van kommen. Zelfde emmer, zelfde klei, zelfde oven. Enige verandering: nieuwe levering klei, maar volgens de leverancier is het hetzelfde recept.',
      'Ik biscuit op 980 in zeven uur en stook glazuur op 1225 met tien minuten vasthouden. Wat zou jullie eerste proef zijn?',
    ],
    comments: [
      'Hoger biscuiten: 1040, en langzaam tussen 700 en 900. De klei moet uitgassen vóór het glazuur dichtgaat.',
      'Vasthouden op top is vaak averechts. Zak liever 40 graden en houd daar een half uur aan; de bellen genezen dan wel, en er komen geen nieuwe bij.',
      'Nieuwe levering zegt genoeg. Leg van de oude en de nieuwe klei een proefje naast elkaar in dezelfde stook, dan weet je het in één dag.',
      'Neem het biscuit vlak voor het glazuren met een vochtige spons af. Schuurstof op de binnenkant van kommen was bij mij de boosdoener.',
      'Binnenkant wordt ook vaak te dik door het langzaam uitgieten. Meet even met een naald.',
      'Dat zakken en vasthouden heeft bij mij ook alles opgelost. Ik had er jaren tegenaan gevochten.',
    ],
  },
  {
    board: 'glazes', title: 'Tenmoku dat echt naar roest breekt: mijn recept en stookcurve',
    paragraphs: [
      'Eindelijk een tenmoku waar ik tevreden over ben. Diepzwart waar het dik ligt, roestbruin op de randen. Reductie vanaf 1000 graden, top op kegel 10, en daarna een korte oxidatie van een kwartier.',
      { list: ['Kaliveldspaat 44', 'Kwarts 25', 'Krijt 15', 'Kaolien 7', 'Rood ijzeroxide 9'] },
      'Laagdikte is alles. Eén seconde dompelen is bruin, drie seconden is zwart, vijf seconden is de bodem van je oven.',
    ],
    comments: [
      'Die oxidatie op het eind is precies wat mij ontbrak. Ik sloot gewoon af en kreeg dan een dof zwart.',
      'Op elektrisch kan het ook een beetje: zelfde recept op kegel 8 met 10% ijzer en een hold op 1150 tijdens het afkoelen. Geen olievlekken, wel de roestrand.',
      'Welke klei eronder? Op porselein vind ik hem te streng, op een ijzerhoudende klei wordt hij warm.',
      'Twintig gram beenderas erbij per kilo en hij gaat naar kaki. Ook niet lelijk.',
      'Ik heb vorige week een plank vol gestookt, dank. Mijn voetringen zijn gelukkig droog gebleven, maar het scheelde een haar.',
    ],
  },
  {
    board: 'glazes', title: 'Asglazuur van de open haard, waar begin ik?',
    paragraphs: [
      'We stoken de hele winter eik en beuk en ik heb nu drie emmers as. Zonde om weg te gooien. Ik las dat je kunt beginnen met gelijke delen as, veldspaat en klei, maar daarna houdt elk verhaal op.',
      'Moet ik de as wassen? Zeven? En krijg ik op elektrisch kegel 7 iets fatsoenlijks, of is dit echt iets voor houtstokers?',
    ],
    comments: [
      'Droog zeven (masker op!) door een keukenzeef, dan nat door 60 mesh. Wassen hoeft niet, maar ongewassen as bijt: handschoenen aan.',
      'Begin met een driehoek: as, veldspaat, klei, elk in stappen van 20 procent. Eenentwintig tegeltjes en je hebt je eigen landkaart.',
      'Voor kegel 7 moet er een smeltmiddel bij. Vervang een derde van de veldspaat door een boorfrit en het gaat lopen.',
      'Meng al je emmers vóór je begint. Elke emmer as is anders en je wilt niet na drie maanden opnieuw moeten zoeken.',
      'Wassen geeft een rustiger glazuur en een langere houdbaarheid in de emmer, niet wassen geeft meer leven. Ik doe de helft.',
    ],
  },
  {
    board: 'glazes', title: 'Glazuur kruipt van de rand, wat helpt?',
    paragraphs: [
      'Op mijn schaaltjes trekt het glazuur zich in de oven terug van de rand en laat eilandjes kale klei zien. Het is een recept met 30% kaolien. Als het droogt zie ik al haarscheurtjes in de poederlaag.',
      'Ik heb het dunner gemaakt en dat helpt iets, maar dan verlies ik de kleur. Gecalcineerde kaolien, is dat de oplossing? Hoe reken ik dat om?',
    ],
    comments: [
      'Ja. Vervang de helft van de kaolien door gecalcineerde. Die heeft geen kristalwater meer, dus je neemt 0,86 keer het gewicht.',
      'Haarscheurtjes in de droge laag is altijd krimp. Een snufje gom (CMC) helpt de laag bijeenhouden, maar lost de oorzaak niet op.',
      'Stof en vet! Ik pakte mijn biscuit vast na het insmeren van mijn handen. Je zag letterlijk duimafdrukken.',
      'Kleine scheurtjes kun je met een droge vinger dichtwrijven vóór het stoken. Niet elegant, wel effectief.',
      'Sommige mensen doen dit expres en noemen het korstmos. Verkoopt goed op de markt, al moet je er niet uit eten.',
    ],
  },
  {
    board: 'glazes', title: 'Koperrood uit de elektrische oven met siliciumcarbide',
    paragraphs: [
      'Ik heb geen gasoven en wil toch rood. Met zeer fijn siliciumcarbide in het glazuur zou je plaatselijk kunnen reduceren. Eerste proeven: 0,5% SiC (1200 mesh), 0,4% kopercarbonaat, 1,5% tinoxide in een doorzichtig basisglazuur met wat boor.',
      'Resultaat: een leverkleurig oppervlak met kratertjes en hier en daar een stip diep ossenbloed. Genoeg om door te gaan, te weinig om te laten zien. Wie is verder?',
    ],
    comments: [
      'Fijner. Met polijstpoeder van 3 micron waren de kraters weg. En minder: 0,25% is genoeg als het echt fijn is.',
      'Laag erover van hetzelfde glazuur zonder SiC en zonder koper. De bellen genezen en het rood blijft eronder zitten.',
      'Langzaam door 1000–1100 graden, want daar werkt de carbide. En daarna niet te lang op top, anders oxideert alles weer terug.',
      'Mijn rood werd beter met iets meer tin, 2,5%. Onder de 1% bleef het altijd leverbruin.',
      'Chapeau dat je dit probeert. Ik heb het na vijftien stoken opgegeven en een gasbrander gekocht.',
    ],
  },
  {
    board: 'glazes', title: 'Hoe veilig is mangaan in een servies?',
    paragraphs: [
      'Ik heb een prachtig bruinzwart dat 6% mangaandioxide bevat. Een klant vroeg of het “voedselveilig” is en ik had geen beter antwoord dan dat ik er zelf uit drink.',
      'Waar kun je in Nederland of België een afgiftetest laten doen, en wat kost dat? En hoe gaan jullie om met die vraag op de markt?',
    ],
    comments: [
      'Wettelijk gaat het vooral om lood en cadmium, maar een goede glazuurmaker laat ook barium, koper, kobalt en mangaan meten. Reken op zestig tot honderd euro per glazuur.',
      'Het risico van mangaan zit vooral bij jou: het stof en de ovendampen. P3-masker bij het wegen en ventileren bij het stoken.',
      'Ik gebruik op alles waar de mond of het eten komt een getest helder of wit glazuur. De spannende dingen gaan aan de buitenkant.',
      'Doe thuis eerst de citroentest: partje citroen, nacht laten liggen. Verkleurt het glazuur, dan hoef je het lab niet te betalen.',
      'Op de markt zeg ik: binnenkant getest, buitenkant versiering. Mensen waarderen dat je het verschil weet.',
      'Zes procent is veel. Met 2% mangaan, 4% ijzer en 1% kobalt kom je visueel bijna hetzelfde uit.',
    ],
  },
  {
    board: 'glazes', title: 'Celadon op kegel 6, zonder chroom en zonder te jokken',
    paragraphs: [
      'In oxidatie krijg je van ijzer alleen maar honing. Toch wil ik dat zachte zeegroen. Na veel zoeken kom ik uit op een transparant met 0,6% kopercarbonaat en 0,3% ijzer, plus een vleugje titaan. Het komt in de buurt, maar op dikke plekken wordt het zwembad.',
      'Gebruikt iemand hier kleurlichamen (praseodymium-geel met een snuf vanadium-blauw)? Dat schijnt heel stabiel te zijn.',
    ],
    comments: [
      'Ja: 2% geel, 0,7% blauw en 0,3% grijs in een lichtjes melkig transparant. Niemand ziet dat het geen reductie is, behalve wij.',
      'Dat grijs is het geheim. Echte celadon is nooit helemaal schoon, er zit altijd een zuchtje vuil in.',
      'Koper zou ik op de binnenkant van kommen niet doen, zeker niet met een glazuur dat niet getest is.',
      'Kies een basis met wat strontium in plaats van calcium. Koper trekt dan meer naar turkoois, dus precies niet doen als je zeegroen wilt. Met magnesium wordt het juist grijzer.',
      'Ik vind het een beetje jokken, maar wel heel mooi jokken.',
    ],
  },
  {
    board: 'glazes', title: 'Kobaltwassing vlekt bij het dompelen, hoe hecht ik de tekening?',
    paragraphs: [
      'Ik schilder met kobaltcarbonaat in water op biscuit en dompel daarna in een doorzichtig glazuur. Telkens neemt het bad een sluier blauw mee, en na tien borden is de hele emmer lichtblauw.',
      'Gom in de wassing? Eerst even stoken? Of toch op het ongebakken glazuur schilderen, zoals bij majolica?',
    ],
    comments: [
      'Wat frit erbij: 60 kobalt, 40 frit, en dan een “vastbrandstook” op 700 graden. Daarna kun je erover wrijven zonder dat er iets gebeurt.',
      'Een theelepel CMC-gom per halve liter is vaak genoeg als je snel dompelt. Twee tellen, geen vier.',
      'Op het rauwe glazuur schilderen is een ander vak, met een prachtige zachte lijn. Maar fouten kun je niet wegvegen.',
      'Carbonaat is fijner dan oxide en vlekt dus sneller. Vijf procent witte klei door de verf bindt ook al goed.',
      'Begieten met een gietkan in plaats van dompelen. Dan loopt wat loslaat de bak in en niet de emmer.',
    ],
  },
  {
    board: 'glazes', title: 'Grondstoffen opslaan en etiketteren in een klein atelier',
    paragraphs: [
      'Ik heb nu 32 zakjes met wit poeder en één ervan heeft geen etiket meer. Het kan dolomiet zijn, of krijt, of talk. Ik vrees dat het zich niet meldt.',
      'Hoe bewaren jullie grondstoffen? Ik zoek iets stofdichts, stapelbaars en betaalbaars, en een manier waarop het etiket nooit meer loslaat.',
    ],
    comments: [
      'Emmers van 2,5 liter van de frietkraam, gratis. Naam op de emmer én op een kaartje binnenin. Deksels worden namelijk verwisseld.',
      'Drup er azijn op: krijt bruist flink, dolomiet traag, talk helemaal niet. Daarmee is de helft van het raadsel al weg.',
      'Leveranciersnaam en datum erbij schrijven. Veldspaat is niet overal dezelfde veldspaat.',
      'Smelttest: een hoopje van tien gram op een schaaltje in de stook, naast bekende hoopjes. Je herkent je onbekende meteen.',
      'Giftige spullen bij mij op een aparte plank met rode doppen, en het masker hangt eraan vast.',
    ],
  },
];
