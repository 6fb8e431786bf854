import type { DemoTopic } from '../../types.ts';

export const formingTopics: DemoTopic[] = [
  {
    board: 'forming', title: 'Grote schalen zakken in zodra ik boven de 35 cm kom',
    paragraphs: [
      'Tot 35 centimeter gaat het goed, daarna zie ik de rand langzaam naar beneden komen als een parasol in de regen. Ik draai met 4 kilo steengoed met chamotte, op een houten schijf.',
      'Ik laat onderaan extra klei staan als steun, maar bij het afdraaien krijg ik dat er nooit helemaal uit. Is dit een kwestie van drogere klei, sneller werken of gewoon in twee etappes?',
    ],
    comments: [
      'Klei die een graad stijver is, en veel minder water. Ik gebruik vanaf het openen alleen nog een lap met slib.',
      'Snelheid omlaag als je verbreedt. Middelpuntvliedende kracht trekt hem open, en dan hangt hij.',
      'Ik werk in etappes: eerst een cilinder met brede voet, twintig minuten een föhn eromheen, dan pas uitleggen.',
      'Vergeet niet de rand dik te laten. Een dikke lip is een spant; pas op het allerlaatst maak je hem fijn.',
      'Laat die steunklei gewoon staan en draai hem af als de rand al goed hard is, op een natte kleikluit in het midden tegen doorzakken.',
    ],
  },
  {
    board: 'forming', title: 'Platen rollen zonder dat ze later kromtrekken',
    paragraphs: [
      'Klei heeft een geheugen en het mijne is blijkbaar beter dan ik dacht. Elke tegel van 20 bij 20 komt met opgetrokken hoeken uit de oven, hoe vlak hij ook de plank op ging.',
      'Ik rol tussen latten van 8 mm, snij meteen en leg ze op gips. Ik draai ze elke dag om. Wat kan ik nog doen? Ik overweeg een gebruikte platenwals, maar ik ben bang dat ik het probleem dan gewoon sneller maak.',
    ],
    comments: [
      'Rol in vier richtingen en draai de plaat tussendoor om. Als je maar één kant op rolt, trekt hij ook maar één kant terug.',
      'Til hem nooit aan een hoek op! Plaat op doek, plank erop, omdraaien als een pannenkoek. Eén keer buigen onthoudt hij tot in de oven.',
      'Gips is juist te gretig aan één kant. Leg ze tussen twee gipskartonplaten, met een beetje gewicht erop, en laat ze een week met rust.',
      'Beide kanten met een rubberen nier aandrukken. Het klinkt overdreven, maar de bovenkant is anders gewoon losser dan de onderkant.',
      'Met een wals is het niet anders: om en om doorvoeren, telkens een kwartslag. Anders is het een krultang.',
      'Wat chamotte erbij doet wonderen. Met 40% grof krijg je ze bijna niet krom, al voelen je handen dat wel.',
    ],
  },
  {
    board: 'forming', title: 'Gipsmal laat niet los: te nat, te oud of te gulzig?',
    paragraphs: [
      'Ik giet een kannetje in een tweedelige mal. De eerste vier gietsels van de dag lossen keurig, daarna blijft er telkens een rafel bij de schenktuit hangen. Ik laat de mal een half uur openstaan tussen de beurten.',
      'De mal is nu twee jaar oud en heeft misschien honderd gietsels gehad. Is hij op, of gebruik ik hem gewoon te hard?',
    ],
    comments: [
      'Vier per dag is voor een mal die niet in een droogkast staat al netjes. Gips moet ook naar binnen drogen, niet alleen aan het oppervlak.',
      'Weeg hem ’s ochtends en na elk gietsel. Je zult zien dat hij op het eind van de dag een half pond water meedraagt.',
      'Honderd is nog jong. Ik vervang rond de honderdvijftig, als de scherpte uit de details gaat.',
      'Die rafel bij de tuit kan ook een ondersnijding zijn. Leg de mal eens tegen het licht en voel met je nagel of er een lipje zit.',
      'Niet boven de 45 graden drogen. Daarna gaat het gips zelf kapot en wordt het meel.',
      'Check je gietklei: met te veel ontvlokker wordt de huid glazig en kleeft hij vast, juist in hoekjes.',
    ],
  },
  {
    board: 'forming', title: 'Deksels die passen: meten jullie nat of leerhard?',
    paragraphs: [
      'Ik maak voorraadpotten en mijn deksels passen of als een hoed of helemaal niet. Ik meet de opening met een passer op de natte pot en draai daarna meteen het deksel uit dezelfde klei.',
      'Sommige collega’s draaien het deksel eerst, anderen wachten een dag. Wat is jullie volgorde, en hoeveel speling houden jullie aan voor glazuur?',
    ],
    comments: [
      'Zelfde dag, zelfde klei, zelfde plank, zelfde plastic. Pot en deksel moeten samen oud worden.',
      'Twee millimeter speling rondom bij steengoed en dun glazuur in de galerij. Een millimeter bij porselein, maar dan vloek ik wel vaker.',
      'Ik draai per pot twee deksels. Kost vijf minuten extra en er past er altijd één.',
      'Droog en stook ze sámen, met het deksel op de pot. Dan trekken ze dezelfde kant op krom en merk je er niets van.',
      'Aluminiumoxide met wat was in de galerij en hij plakt nooit meer vast in de glazuurstook.',
    ],
  },
  {
    board: 'forming', title: 'Papierklei zelf maken: verhouding en stank',
    paragraphs: [
      'Voor grote dierfiguren wil ik papierklei maken van mijn eigen chamotteklei. Ik las over 10 tot 30 volumeprocent pulp. Wc-papier schijnt het beste te werken omdat het snel uit elkaar valt.',
      'Maar dan die geur na een week! Wat doen jullie daartegen, en kun je het glazuren zoals anders? Ik stook op 1200.',
    ],
    comments: [
      'Twintig volumeprocent en pas mengen wat je in een week opmaakt. De rest laat ik als dunne plakken drogen, die week je later gewoon weer op.',
      'Een scheutje bleek of een paar druppels waterstofperoxide in de emmer. Wel handschoenen aan bij het kneden.',
      'Glazuren gaat prima. Alleen stookt er papier uit rond de 300 graden, dus ventileren en niet stoken met iemand erbij in de ruimte.',
      'Mijn hazen zijn er allemaal van. Je kunt droog op droog plakken, oren afbreken en er weer aanzetten. Het is bijna valsspelen.',
      'Gebruik ongeparfumeerd papier zonder lotion. Geen grap: die zachte soort met aloë geeft klonten.',
    ],
  },
  {
    board: 'forming', title: 'Afdraaien met een giffin-klem of gewoon op een kleirol?',
    paragraphs: [
      'Op de cursus leerden we de pot vastzetten met drie proppen klei. Thuis ben ik daar de helft van mijn tijd mee kwijt, en nog schuift hij weg als ik te gretig ben. Zo’n klem met schuivers kost tweedehands nog steeds een klein vermogen.',
      'Wie heeft er een en gebruikt hem echt? Of is tikken tot hij in het midden staat gewoon een kwestie van oefenen?',
    ],
    comments: [
      'Tikken leer je in een week als je elke dag tien potten doet. Daarna wil je niets anders meer.',
      'Ik heb er een en zou hem nooit meer wegdoen: serie van veertig koppen, elke kop vijf seconden. Maar voor twee kommen per week is het zonde.',
      'Voor smalle halzen: een gedraaide chuck van leerharde klei. Kost niets en past precies.',
      'Natte spons op de schijfkop, pot erop, even draaien: zuigt zich vast. Alleen bij vlakke randen natuurlijk.',
      'Antislipmatje uit een keukenlade, rond geknipt. Werkt verbluffend voor schalen met een brede rand.',
    ],
  },
  {
    board: 'forming', title: 'Dubbelwandige koppen draaien: wie heeft er tips?',
    paragraphs: [
      'Ik wil een koffiekop waaraan je je vingers niet brandt. Dubbelwandig gedraaid dus, in één keer: eerst een donut, dan binnen- en buitenwand optrekken en bovenaan sluiten.',
      'Het sluiten lukt, maar dan zit de lucht erin en kan ik niets meer duwen. En één op de drie ploft in de biscuit. Ik prik nu een gaatje in de bodem, maar dan komt er afwaswater in.',
    ],
    comments: [
      'Gaatje moet, en pas na de glazuurstook dichten. Een druppel tweecomponentenlijm die voor keukengebruik geschikt is, of een kurkje.',
      'Sluit hem juist wél volledig tijdens het vormen: de opgesloten lucht is je steun, daarmee kun je de wand nog vervormen. Pas leerhard prik je.',
      'Maak het gaatje in de voetring, binnenin, waar het op de tafel staat. Dan komt er met afwassen bijna niets in.',
      'De binnenwand drie millimeter lager laten en de buitenwand eroverheen vouwen. Andersom blijf je een naad voelen aan je lip.',
      'Waarom niet gewoon een oor? Serieus bedoeld: je handen blijven koel en je oven vertrouwt je weer.',
    ],
  },
  {
    board: 'forming', title: 'Rugpijn van het draaien, hoe staan of zitten jullie?',
    paragraphs: [
      'Na twee uur draaien loop ik als een garnaal. Mijn schijf staat op standaardhoogte, ik zit op een oud pianokrukje. De fysio zegt: rechtop. De klei zegt: kom eens hier.',
      'Ik zie steeds meer mensen staand draaien, met de schijf op blokken en een spiegel erachter. Is dat een modegril of scheelt het echt?',
    ],
    comments: [
      'Staand sinds mijn hernia, nu acht jaar. Schijf op navelhoogte, bovenbenen tegen de bak, spiegel ervoor. Nooit meer anders.',
      'Zet eerst je kruk eens schuin: achterpoten op een plankje van drie centimeter. Je bekken kantelt en je rug gaat vanzelf recht.',
      'Schijfkop op dezelfde hoogte als je zitvlak of iets hoger. De meeste mensen zitten veel te hoog.',
      'Om de vijf potten opstaan en de plank wegbrengen. Ik heb mijn rek expres aan de andere kant van het atelier gezet.',
      'Een spiegel is goud waard, ook zittend. Je hoeft je hoofd niet meer scheef te houden om het profiel te zien.',
    ],
  },
];
