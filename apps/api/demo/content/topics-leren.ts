import type { DemoTopic } from './types.ts';

export const lerenTopics: DemoTopic[] = [
  {
    board: 'leren', locale: 'nl', title: 'Welk glazuurboek zou je redden als het atelier in brand staat?',
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
      'For English readers: go for the ones written by studio potters who test at the temperature you fire at. Sounds obvious, saves years.',
    ],
  },
  {
    board: 'leren', locale: 'en', title: 'Reading list for people who think with their hands',
    paragraphs: [
      'A non-potter asked me for three books to understand what we are doing all day. Not technique, but why anyone would spend forty years on bowls. I found it surprisingly hard.',
      'I ended up with one potter’s autobiography, one book on the craft of repetition, and a novel in which a kiln fails. What would you give to somebody who has never touched clay?',
    ],
    comments: [
      'Give them a lump of clay and one hour. Then the books.',
      'Letters between potters. There are several collections, and the ones where they complain about the weather and the wood are the best.',
      'A good museum catalogue with only jars. Big photographs, hardly any text. It taught me how to look.',
      'Something about cooking. Same patience, same fire, and people recognise it.',
      'I would include a geology book. When you know how feldspar becomes clay, every bowl gets a few million years older.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Eerste keer een cursus geven: hoeveel mensen en hoeveel schijven?',
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
    board: 'leren', locale: 'en', title: 'How do you price a weekly class without burning out?',
    paragraphs: [
      'Ten weeks, two and a half hours, eight students, clay and two firings included. I charge 260 euros and at the end of the term I seem to have earned less than the person who cleans the building.',
      'I would like to see how others calculate. Do you count kiln loading? Glaze mixing? The messages at eleven at night about a missing mug?',
    ],
    comments: [
      'Double your teaching hours, that is your real time. Then decide what an hour of you is worth. I came out at 340 and nobody left.',
      'Separate the firing from the class. Eight euros per kilo out of the kiln. Suddenly people make fewer doorstops and better pots.',
      'No messages. One shelf, one list on the wall, and “it will be there next week” as a reply to everything.',
      'Ten students pay for the studio, two extra pay for you. I went from eight to ten and it was the difference between hobby and job.',
      'Put your prices up for new people and keep the regulars where they are for a year. It feels fair, and the regulars know it.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Klei met mensen met dementie: wat werkt wel en wat niet',
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
    board: 'leren', locale: 'en', title: 'Teaching yourself from videos: where did it go wrong for you?',
    paragraphs: [
      'I learned to throw from videos in a garage and developed three habits that took a professional eleven seconds to notice: elbows in the air, far too much water, and pulling with my fingertips instead of a knuckle.',
      'I am still grateful for the videos. But I would like to collect the typical mistakes of the self-taught, so that newcomers can check themselves.',
    ],
    comments: [
      'Never compressing the base, since the video always cuts there to the exciting part.',
      'Thinking that the person on the screen makes it in one take. They do not show the seven on the floor.',
      'Wheel far too fast. Videos look slow because they are skilled, not because the wheel is fast.',
      'Skipping trimming. I made heavy pots for two years because nobody had lifted one and looked at me.',
      'Film yourself from the side and compare. Brutal and free.',
      'One single lesson after six months of videos is worth a hundred lessons before. You finally know what to ask.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Deeltijds kunstonderwijs of privécursus, wat past bij wie?',
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
    board: 'leren', locale: 'en', title: 'Studio etiquette: twelve rules we wrote after three small wars',
    paragraphs: [
      'Our shared studio almost split up over a sponge. We sat down, had soup, and wrote this. It has hung next to the sink for a year and it works.',
      { list: ['Clean until it is cleaner than you found it', 'Never move somebody’s pot without a note', 'Ask before you use another person’s tools, even if they always say yes', 'Dry sweeping is forbidden, for ever', 'The kiln belongs to the person on the list', 'Feedback on request only', 'Music: headphones, or unanimous'] },
      'The other five are about the sponge.',
    ],
    comments: [
      'I need to know the five about the sponge.',
      '“Feedback on request only” should be carved above every studio door.',
      'We have one more: if you break something that is not yours, you tell the person yourself, the same day. No notes.',
      'Dry sweeping is also our only deadly sin. Silica dust does not forgive and does not go away.',
      'May I translate this and hang it in our place? We are at war number two.',
      'We failed on music. In the end somebody bought a radio that only gets one station, and nobody likes it equally.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Kinderfeestje met klei: hoe houd je het leuk en de vloer heel?',
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
    board: 'leren', locale: 'en', title: 'Residency applications: what made yours succeed?',
    paragraphs: [
      'I have had four rejections in one year, all very friendly. The fifth deadline is in three weeks. My portfolio has twenty photos of finished vessels and one paragraph in which I use the word “dialogue” twice.',
      'For those who have been on a residency, or on the other side of the table: what do they want to see? And is a plan that may fail better than a plan that will work?',
    ],
    comments: [
      'Plan that may fail, every time. If you already know the result you do not need six weeks and their kiln.',
      'I sat on a committee once. We had ninety seconds per application. Ten strong images beat twenty good ones, and say what their place has that yours does not.',
      'Replace “dialogue” by what you actually do. “I coil until it falls over” would have had my vote.',
      'One image of the work in a room, with a person. Otherwise nobody knows whether it is 10 cm or a metre.',
      'Ask for feedback after a rejection. About half of them answer, and one answer got me in the year after.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Een leerling in het atelier: stage, vrijwilliger of werk?',
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
    board: 'leren', locale: 'en', title: 'Keeping a kiln log that you will actually read again',
    paragraphs: [
      'I have eleven notebooks of firings. Date, programme, cone, weather, mood. I have never once looked anything up, because I cannot find it and half of it says “see last time”.',
      'So I started again: one page per firing, one photograph of each shelf before and after, and one sentence at the end starting with “next time”. That sentence is the only thing I read. What do you write down?',
    ],
    comments: [
      'The “next time” line is brilliant. Stealing it today.',
      'A spreadsheet with one row per firing and photos named by number. I can sort by glaze, which saved me twice.',
      'Start meter, end meter, hours, cones on three shelves. And which element glowed last, because that is the one that will go.',
      'Photos of the shelf before and after changed everything for me. Glaze notes without thickness and place are fairy tales.',
      'I write it on the wall next to the kiln in pencil. Twelve years of history and the painter is not allowed in.',
    ],
  },
  {
    board: 'leren', locale: 'nl', title: 'Zelf een museumbezoek met je cursusgroep: drie opdrachten die werken',
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
