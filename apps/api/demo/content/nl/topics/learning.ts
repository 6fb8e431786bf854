import type { DemoTopic } from '../../types.ts';

export const learningTopics: DemoTopic[] = [
  {
    board: 'learning', title: 'Welk glazuurboek zou je redden als het atelier in brand staat?',
    paragraphs: [
      'Ik heb een halve meter glazuurboeken. De helft is recepten, en die kloppen nooit met mijn grondstoffen. De andere helft is scheikunde, en daar val ik bij in slaap.',
      'Mijn eigen favoriet is een vlekkerig boekje uit de jaren zeventig over grondstoffen, juist omdat er bijna geen recepten in staan. Na dat boekje snapte ik ineens waarom krijt in de ene glazuur smelt en in de andere mat maakt. Wat is het jouwe, en waarom dat ene?',
    ],
    comments: [
      'Mijn eigen aantekenschrift. Alle andere kun je opnieuw kopen.',
      'Eentje die begint met de drie dingen die elk glazuur nodig heeft: glasvormer, stijfmaker, smeltmiddel. De rest is variatie.',
      'Ik leer meer van een goed glazuurrekenprogramma dan van een boek. Schuif aan één getal en kijk wat er gebeurt.',
      'Een boek over fouten. Kruipen, craquelé, blazen, elk met foto en oorzaak. Dat ligt permanent open.',
      'Zo’n jaren-zeventigboekje had mijn docent ook. Vol koffievlekken en ijzeroxide, en altijd gelijk.',
      'Neem er een van een pottenbakker die test op de temperatuur waarop jij stookt. Klinkt logisch, scheelt jaren.',
    ],
  },
  {
    board: 'learning', title: 'Eerste keer een cursus geven: hoeveel mensen en hoeveel schijven?',
    paragraphs: [
      'Vanaf september geef ik op woensdagavond les in mijn eigen atelier. Er staan vijf schijven en een grote tafel. Ik dacht aan acht cursisten: vijf draaien, drie handvormen, en rouleren.',
      'Een ervaren docent zei dat dat chaos wordt, omdat draaiers en handvormers elk een andere docent nodig hebben. Wat is jullie ervaring? En wat doe je met die ene die er na een week al uitziet alsof hij alles kan?',
    ],
    comments: [
      'Vijf. Evenveel als schijven. Het eerste jaar wil je iedereen zien zitten en niet heen en weer rennen.',
      'Ik heb acht schijven en acht mensen, en ik red het net. Bij acht sta je bij ieder zeven minuten per uur, reken maar uit.',
      'Die ene geef je een opdracht: tien cilinders van een halve kilo, allemaal vijftien hoog. Dan wordt het vanzelf stil.',
      'Schrijf op waar alles staat en plak het op de kasten. De helft van de vragen in de eerste les is “waar ligt de draad”.',
      'Reken voorbereiding en opruimen mee in je prijs. Twee uur les is vier uur werk, en daarna moet er nog gestookt worden.',
      'Begin met een rondje: wat wil je over tien weken gemaakt hebben? Dan weet jij waar je heen werkt en zij ook.',
    ],
  },
  {
    board: 'learning', title: 'Klei met mensen met dementie: wat werkt wel en wat niet',
    paragraphs: [
      'Ik geef al zes jaar elke vrijdag kleimiddagen op een gesloten afdeling. Wat ik heb geleerd: geen opdracht, geen voorbeeld, wel een warme bol klei in de handen bij het binnenkomen.',
      'Handen weten meer dan hoofden. Een mevrouw die geen zin meer afmaakt rolde feilloos worsten: ze bleek bakkersdochter. Zachte klei zonder chamotte, kleine porties, en altijd een washand erbij.',
      'Ik zoek mensen die dit ook doen om ervaringen te delen. Vooral over glazuren: dat vind ik moeilijk omdat het resultaat zo ver weg is van het maken.',
    ],
    comments: [
      'Prachtig verhaal, die bakkersdochter. Ik krijg er kippenvel van.',
      'Wij laten het glazuren los en werken met gekleurde klei. Dan is het die middag klaar, op het stoken na.',
      'Muziek uit hun jeugd erbij, zacht. Op de maat kneden ging bij ons ineens vanzelf.',
      'Ik doe dit op een revalidatieafdeling. Mag ik je een bericht sturen? Ik zou graag een keer komen kijken.',
      'Een foto maken van de handen met het werk en die op hun kamer hangen. Familie is daar zo blij mee.',
    ],
  },
  {
    board: 'learning', title: 'Deeltijds kunstonderwijs of privécursus, wat past bij wie?',
    paragraphs: [
      'Ik krijg deze vraag elke september. Op de academie volg je vier tot zes jaar, twee keer per week, met tekenen, kunstgeschiedenis en een jury op het einde. Een privécursus is tien weken en je gaat naar huis met mokken.',
      'Beide hebben hun plaats. Ik merk dat mensen die “gewoon willen draaien” op de academie afhaken bij de derde abstracte opdracht, en dat anderen op de cursus na twee reeksen vragen: en nu? Hoe hebben jullie gekozen?',
    ],
    comments: [
      'Twintig jaar academie en nog altijd inschrijven. Voor mij is de groep de helft van het leren.',
      'Privécursus eerst, om te ontdekken of ik het leuk vond. Daarna academie, om te ontdekken wat ik eigenlijk wilde zeggen.',
      'In Nederland bestaat dat systeem bijna niet, en daar ben ik best jaloers op. Bij ons is het cursus of voltijds.',
      'De jury heeft mij meer geleerd dan alle demonstraties. Je moet ineens uitleggen waarom die rand zo is.',
      'Budget speelt ook mee: academie is per uur veel goedkoper, maar je hebt niet altijd een schijf.',
    ],
  },
  {
    board: 'learning', title: 'Kinderfeestje met klei: hoe houd je het leuk en de vloer heel?',
    paragraphs: [
      'Tien kinderen van acht, anderhalf uur, mijn atelier. Ik heb ja gezegd tegen een vriendin en nu lig ik wakker. De draaischijf gaat op slot, dat weet ik al.',
      'Wat maken ze in die tijd zodat het er na een stook nog uitziet? En wie heeft een goede manier om namen op de werkjes te krijgen die na het glazuur nog leesbaar zijn?',
    ],
    comments: [
      'Duimpotmonsters. Iedereen kan het, ze lachen zich slap, en een scheve mond hoort erbij.',
      'Namen met letterstempeltjes in de bodem, door jou, terwijl zij drinken. Nooit zelf laten krassen, dat wordt een gat.',
      'Een oude douchegordijn op de vloer, tape aan de randen. Na afloop oprollen en buiten afspuiten.',
      'Gekleurde engobes klaarzetten in eierdozen, kwastje per kleur. Jij doet er later doorzichtig glazuur op. Klaar in één keer.',
      'Reken twintig minuten voor de taart en tien voor de handen wassen. Er blijft dus een uur over, en dat is precies genoeg.',
    ],
  },
  {
    board: 'learning', title: 'Een leerling in het atelier: stage, vrijwilliger of werk?',
    paragraphs: [
      'Een jonge vrouw vroeg of ze een jaar lang twee dagen per week mag meelopen. Ze wil leren draaien in series en ik kan hulp gebruiken met glazuren, inpakken en markten. Het voelt als iets ouds en goeds.',
      'Maar hoe regel je dat netjes? Ik wil niemand gratis laten werken en ik kan ook geen volledig loon betalen. Wie heeft een leerling (gehad) en hoe was dat afgesproken?',
    ],
    comments: [
      'Uren die jij hebt aan haar werk: betalen. Uren die zij heeft aan jouw les: niet. Schrijf het per dag op, dan blijft het eerlijk.',
      'Check het met de boekhouder. Zodra het productie is, is het al gauw werk, en dan wil je een contract en een verzekering.',
      'Ik ben zelf zo begonnen, bij een pottenbakker in Friesland. Elke ochtend een uur eigen werk, daarna zijn borden. Beste jaar van mijn leven.',
      'Spreek een einddatum af. Een jaar is een jaar, dan een feestje, en daarna praat je opnieuw.',
      'Geef haar ovenruimte en een hoekje in je kraam. Wat ze verkoopt is voor haar. Dat werkt beter dan welk loon ook.',
    ],
  },
  {
    board: 'learning', title: 'Zelf een museumbezoek met je cursusgroep: drie opdrachten die werken',
    paragraphs: [
      'Elk voorjaar ga ik met mijn cursisten naar een keramiekcollectie. De eerste keer liepen ze er in veertig minuten doorheen en zaten ze daarna aan de taart. Nu geef ik drie opdrachten mee.',
      { list: ['Kies één pot en teken alleen de rand en de voet', 'Zoek de vingerafdruk of het foutje van de maker', 'Kies wat je mee naar huis zou nemen en zeg waarom níet de mooiste'] },
      'We blijven nu twee uur en de weken erna zie je het terug op de schijf. Hebben jullie ook zulke opdrachten?',
    ],
    comments: [
      'Laat ze het gewicht raden en vraag daarna de conservator. Oude potten zijn bijna altijd lichter dan je denkt.',
      'Die derde is heel goed. “Waarom niet de mooiste” dwingt je om echt te kiezen.',
      'Ik laat ze een pot beschrijven aan iemand die met de rug ernaartoe staat en hem moet tekenen. Hilarisch en leerzaam.',
      'Veel musea hebben een depotdag. Even bellen, dan mag je soms iets vasthouden met handschoenen aan.',
      'Taart blijft natuurlijk verplicht.',
    ],
  },
];
