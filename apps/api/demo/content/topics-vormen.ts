import type { DemoTopic } from './types.ts';

export const vormenTopics: DemoTopic[] = [
  {
    board: 'vormen', locale: 'en', title: 'Teapot spouts: throw them, pull them or roll them?',
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
    board: 'vormen', locale: 'nl', title: 'Grote schalen zakken in zodra ik boven de 35 cm kom',
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
    board: 'vormen', locale: 'nl', title: 'Platen rollen zonder dat ze later kromtrekken',
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
    board: 'vormen', locale: 'en', title: 'Coiling tall: how high can you go in one day?',
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
    board: 'vormen', locale: 'nl', title: 'Gipsmal laat niet los: te nat, te oud of te gulzig?',
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
    board: 'vormen', locale: 'en', title: 'Trimming porcelain without chatter marks',
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
    board: 'vormen', locale: 'nl', title: 'Deksels die passen: meten jullie nat of leerhard?',
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
    board: 'vormen', locale: 'en', title: 'Making a set of eight plates that look related',
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
    board: 'vormen', locale: 'nl', title: 'Papierklei zelf maken: verhouding en stank',
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
    board: 'vormen', locale: 'en', title: 'Reclaim routine for a shared studio with four clay bodies',
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
    board: 'vormen', locale: 'nl', title: 'Afdraaien met een giffin-klem of gewoon op een kleirol?',
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
    board: 'vormen', locale: 'en', title: 'Burnishing: stone, spoon or plastic bag?',
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
    board: 'vormen', locale: 'nl', title: 'Dubbelwandige koppen draaien: wie heeft er tips?',
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
    board: 'vormen', locale: 'en', title: 'Slipcasting: my slip gels in the bucket overnight',
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
    board: 'vormen', locale: 'nl', title: 'Rugpijn van het draaien, hoe staan of zitten jullie?',
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
  {
    board: 'vormen', locale: 'en', title: 'Slab boxes with crisp corners, how do you mitre the edges?',
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
