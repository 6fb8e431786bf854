import type { DemoTopic } from './types.ts';

export const beginnersTopics: DemoTopic[] = [
  {
    board: 'beginners', locale: 'nl', title: 'Centreren lukt maar één op de vijf keer, wat doe ik verkeerd?',
    paragraphs: [
      'Ik draai nu drie maanden, één avond per week. Soms staat de klei binnen een halve minuut stil, en de vier keer daarna hangt hij als een natte hond te zwabberen. Ik snap niet wat ik die ene keer anders doe.',
      'Wat me opvalt: mijn linkerelleboog schuift van mijn heup af zodra het zwaar wordt, en ik houd mijn adem in. Onze docent zegt “meer water”, maar dan glijd ik er juist overheen.',
      'Hebben jullie een oefening waarmee het kwartje viel? Ik gebruik een steengoedklei met 25 procent fijne chamotte, bollen van ongeveer 600 gram.',
    ],
    comments: [
      'Elleboog vastzetten is het halve werk. Ga zo dicht op de schijf zitten dat je onderarm op je bovenbeen rust, dan kán hij niet meer wegschuiven.',
      'Kneden! Ik heb een jaar gedacht dat ik niet kon centreren, en toen bleek mijn klei gewoon harde en zachte plekken te hebben.',
      'Probeer eens bollen van 400 gram en doe er twintig achter elkaar zonder iets te maken. Centreren, afsnijden, volgende. Na drie avonden voel je het verschil.',
      'Minder water, meer slib. Ik vang het slib van mijn handen op en gebruik dat als smeermiddel, dat glijdt zonder te verzuipen.',
      'Laat langzaam los. Negen van de tien keer staat hij wel goed en duwt men hem in de laatste seconde weer uit het midden.',
      'En adem uit als je duwt. Klinkt zweverig, maar je schouders zakken en dan komt de kracht uit je romp in plaats van uit je polsen.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'S-cracks in the bottom of every single bowl',
    paragraphs: [
      'I opened my fourth bisque firing today and seven out of nine bowls have that lazy S through the base. The walls are fine. I throw them off the hump because the studio teacher does it that way and it looks so effortless.',
      'They dry on a wooden board under a loose plastic bag for two days and then open air. Base thickness is about 6 mm, walls about 4 mm. Is this drying, or is it something I do on the wheel?',
    ],
    comments: [
      'Throwing off the hump is the classic cause. The clay in the base never gets compressed. Press a rib from the outside to the centre and back a few times before you open the wall up.',
      'Also sponge the water out of the bottom. A puddle sitting there while you shape the lip softens exactly the spot that cracks later.',
      'Six over four is a bit uneven. Try to get base and wall the same thickness and turn the bowls upside down as soon as the rim can carry it.',
      'I throw nearly everything off the hump and lose maybe one in forty. Compress, compress, compress. When you think you have done it enough, do it once more.',
      'Cut one in half wet next time and look at it. Best lesson I ever had and it only cost me one bowl.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Welke klei kies je als je thuis begint zonder eigen oven?',
    paragraphs: [
      'Ik heb een tafel in de bijkeuken vrijgemaakt en wil gaan handvormen. Een oven heb ik niet; een atelier verderop stookt voor derden op 1000 en 1240 graden.',
      'In de winkel stonden veertig soorten en ik ben met lege handen naar huis gegaan. Wat is een vergevingsgezinde klei om mee te beginnen, en waar moet ik op letten zodat die combineert met wat zij stoken?',
    ],
    comments: [
      'Vraag eerst aan het atelier welke klei zij toestaan. Als jij een aardewerkklei op 1240 laat stoken heb je een plas, en zij een nieuwe ovenplaat nodig. Jij betaalt die plaat.',
      'Een witte of crèmekleurige steengoedklei met 25% chamotte van 0–0,5 mm. Scheurt niet snel, glazuurt makkelijk en is nog zacht genoeg voor je handen.',
      'Ik begon met zwarte klei omdat het zo mooi leek. Niet doen: alles wordt zwart, ook de kat.',
      'Koop één pak van 10 kilo en maak daar tien dingen van. Pas dan weet je wat je eraan mist.',
      'Let op het bakbereik op de verpakking, bijvoorbeeld 1180–1260. Het atelier moet binnen dat bereik stoken, niet op het randje.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'How dry is bone dry? My mug blew up at 200 degrees',
    paragraphs: [
      'The mug felt dry to me. It had been on the shelf for nine days. In the kiln it turned into gravel and took a corner off my neighbour’s plate, which I am still apologising for.',
      'Everyone says to hold it against your cheek, but in our cellar everything feels cold against my cheek, including the dog. Is there a better test, or a firing schedule that forgives impatient people?',
    ],
    comments: [
      'Weigh it. Kitchen scale, write the weight on a bit of tape, weigh again the next day. When it stops getting lighter it is as dry as that room will make it.',
      'A cellar may never get it dry enough. Put the pots on top of a kiln that is firing, or in a domestic oven at 80 degrees with the door ajar for a few hours.',
      'Candle the kiln: bung open, hold around 90 degrees for three to six hours. Steam is what kills pots, and steam starts at 100.',
      'Handles and thick bottoms hold water the longest. Nine days is nothing for a chunky handle in November.',
      'Everybody in every studio has blown up at least one neighbour. Make her a plate and you are even.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Mijn glazuur blijft aan de ovenplaat plakken',
    paragraphs: [
      'Drie kommetjes zitten vast. Ik had de voetring schoongeveegd, maar blijkbaar niet hoog genoeg. Het is een blauw glazuur dat in de pot romig oogde en op 1230 graden kennelijk gaat wandelen.',
      'Twee vragen: hoe krijg ik ze los zonder de plaat te slopen, en hoeveel millimeter moet ik vrijlaten? En is het glazuur nu te dik, of is de oven te heet?',
    ],
    comments: [
      'Loskrijgen: plaat schuin, platte beitel, korte tikjes vlak tegen de plaat. Bril op, glazuursplinters zijn glas. De rest slijp je weg met een steen of een diamantschijf.',
      'Ik laat standaard 3 mm vrij, en bij een lopend glazuur 8 tot 10. Een streepje met was op die hoogte scheelt veel gepoets.',
      'Zet onder verdachte stukken een koekje van dezelfde klei met wat ovenwas. Breekt het, dan breekt het koekje.',
      'Meet je laagdikte eens met een naald door het natte glazuur. Een dubbeltje dik is genoeg; twee dubbeltjes gaat lopen.',
      'En leg er een kegel bij. Onze oven “stookte 1230” volgens het scherm en was in werkelijkheid ruim een kegel heter.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'Do I really need to wedge clay from a fresh bag?',
    paragraphs: [
      'The bag is pugged, it is soft, it looks perfect. My wrists do not enjoy wedging and I keep adding more air than I take out. Half the videos say always wedge, the other half slice a cube and slap it on the wheel.',
      'What do you actually do on a normal Tuesday?',
    ],
    comments: [
      'Ten turns of ram’s head even for a fresh bag. Not for air, but to line the clay up and to find out whether one side of the bag is drier.',
      'I cut, slap and throw. Thirty years. But I store my bags well and I would not recommend it for clay that froze in a shed.',
      'If your wrists hurt, wedge smaller pieces on a lower table. Your arms should be straight and your weight should do it.',
      'Try wire wedging: cut in half, slam one half on the other, turn, repeat twenty times. No wrist movement and no air pockets.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Oor valt eraf tijdens het drogen',
    paragraphs: [
      'Van de zes mokken hebben er vier een scheurtje aan de bovenkant van het oor, en twee oren liggen er gewoon naast. Ik kras in, ik gebruik slib, ik druk stevig aan. De mok was leerhard, het oor kwam vers uit de hand getrokken.',
      'Is dat vochtverschil echt zo erg? Ik vind een leerhard oor zo lastig te buigen.',
    ],
    comments: [
      'Ja, dat verschil is precies het probleem. Trek het oor, buig het in vorm, leg het een uur weg en zet het dan pas aan.',
      'Magisch water in plaats van slib: een liter water, een theelepel natriumsilicaat en een halve theelepel soda. Hecht beter en krimpt minder.',
      'Of trek het oor aan de mok zelf. Je zet een dik stompje aan en trekt het daarna uit. Dan is de aanhechting al oud als het oor nog zacht is.',
      'Na het aanzetten minstens een nacht dicht ingepakt in plastic laten staan. Het vocht moet de kans krijgen om gelijk te trekken.',
      'Rolletje klei rond de aanhechting en gladstrijken helpt ook. Een scherpe binnenhoek is een uitnodiging om te scheuren.',
      'Vier van de zes was bij mij ook de score. Nu is het één op de dertig, en dat komt alleen door plastic zakken en geduld.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'What should be in a starter tool kit for less than fifty euros?',
    paragraphs: [
      'My course starts in two weeks and the list from the studio says “bring your own tools”. The ready-made eight-piece sets look handy, but a friend told me that half of it ends up in a drawer.',
      'If you could only take five things to class, what would they be? And what can I steal from the kitchen?',
    ],
    comments: [
      'Needle, wire, one good kidney in flexible steel, a small natural sponge, one loop tool. Done, about thirty euros.',
      'Kitchen: an old credit card makes a lovely rib, a toothbrush scores better than a fork, and a chamois strip from the car shop is perfect for rims.',
      'Do not economise on the trimming tool. The cheap ones are blunt before you finish the first foot ring.',
      'Buy a bright bucket and write your name on everything. Grey tools disappear in grey slop.',
      'And an apron that crosses over your knees. The kind that stops at the lap just channels the water to your shoes.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Verschil tussen aardewerk en steengoed, maar dan voor gewone mensen',
    paragraphs: [
      'Ik lees overal over dichtgesinterd, poreus en wateropname, en bij elke uitleg snap ik minder. Kan iemand in gewone taal zeggen wat het voor mij als maker uitmaakt?',
      'Concreet: ik wil een vaas die niet lekt, een ovenschaal en een plantenbak voor buiten. Drie keer dezelfde klei, of drie keer iets anders?',
    ],
    comments: [
      'Aardewerk is een beschuit: knapperig en het zuigt. Steengoed is een kei: dicht en zwaar. Porselein is een kei waar licht doorheen schijnt.',
      'Vaas: steengoed, op temperatuur gestookt, dan lekt hij ook zonder glazuur nauwelijks. Ovenschaal: een klei die daarvoor bedoeld is, met chamotte. Plantenbak: liever steengoed of grove klei, want aardewerk vriest stuk.',
      'Test het zelf: weeg een ongeglazuurd scherfje, leg het een nacht in water, weeg opnieuw. Meer dan drie procent zwaarder en je vaas gaat zweten op de kast.',
      'Aardewerk heeft wel de mooiste kleuren. Mijn rode en oranje glazuren haal ik op steengoed gewoon niet.',
      'De beschuit en de kei ga ik morgen in mijn les gebruiken, dankjewel!',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'Is it normal to hate everything I made last month?',
    paragraphs: [
      'Six months in. When I take things off the wheel I am delighted. When they come out of the glaze kiln I want to hide them behind the radiator. My partner says they are lovely and eats porridge from them, which makes it worse.',
      'Did you keep your early work? Did you smash it? I am not fishing for compliments, I just wonder how you keep going while your eye improves faster than your hands.',
    ],
    comments: [
      'Your eye being ahead of your hands is the whole engine. The day they are level you stop improving.',
      'Keep one piece per month and date it underneath. Recycle the rest before you fire it; clay is cheap, shelf space is not.',
      'I smashed mine and I regret it. I would love to see that first ugly brown bowl again.',
      'Delayed judgement helps. I put new work in a box for two weeks. What I hate on Monday is often fine in a fortnight.',
      'The porridge is the honest review. If it gets used daily, it is a good bowl.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Hoe lang mag klei in plastic liggen voordat hij bederft?',
    paragraphs: [
      'Achter in de schuur vond ik twee pakken klei van mijn voorganger, minstens vier jaar oud. Ze ruiken naar sloot en er zit een zwart vlekje op. Met mijn duim kan ik er nog een deuk in drukken.',
      'Kan dat nog, of gaat het naar de stort? En is die geur gezond?',
    ],
    comments: [
      'Dat is geen bederf, dat is rijping! Bacteriën maken de klei juist plastischer. Goed kneden, raam open, genieten.',
      'Zwarte vlekjes branden weg. Bij een open wondje wel even handschoenen aan.',
      'Is hij aan de buitenkant hard: giet een kop water in de zak, dicht met een elastiek, zak in een emmer water. Twee dagen later is hij egaal zacht.',
      'Als hij bevroren is geweest zitten er laagjes in. Dan echt goed kneden, anders draai je een bladerdeegje.',
      'Vroeger legde men klei weg voor de kleinkinderen. Vier jaar is dus nog jong.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'Left-handed on the wheel: reverse the direction or just learn it like everyone else?',
    paragraphs: [
      'Our studio wheels have a reverse switch. The teacher says to learn anticlockwise because then I can follow every demonstration. My hands disagree, especially when pulling walls and trimming.',
      'Left-handers here: what did you choose, and did you ever regret it?',
    ],
    comments: [
      'Left-handed, throw anticlockwise, trim clockwise. Nobody stopped me and my foot rings are fine.',
      'Both hands do the work when you throw, so I simply learned the normal way. It matters less than you think after a month.',
      'I reversed it and I am glad. But when I teach or borrow a wheel I have to think for a minute, and some kick wheels will not go the other way.',
      'Check the wheel head before you reverse: on some models the head is screwed on and may come loose in the other direction.',
      'Watch demonstrations in a mirror app on your phone. Solved it for my daughter.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Waarom krimpt alles zo? Mijn mok is nu een espressokop',
    paragraphs: [
      'Nat was hij precies goed: een fijne mok van negen centimeter. Na de glazuurstook past mijn neus er nauwelijks in. Ik had ergens gelezen dat klei krimpt, maar dit voelt als diefstal.',
      'Hoe rekenen jullie dit uit? Is er een vuistregel voor de maat waarop je moet draaien?',
    ],
    comments: [
      'De meeste steengoedklei krimpt in totaal 11 tot 13 procent. Wil je 9 cm, deel dan door 0,88: dus draaien op ruim 10,2 cm.',
      'Maak een krimpliniaal: rol een strip klei, zet er natte centimeters op, stook hem mee. Met die liniaal meet je voortaan wat het wórdt.',
      'Let op: de inhoud krimpt veel harder. Twaalf procent op elke maat betekent ruim dertig procent minder koffie.',
      'Espressokoppen verkopen ook prima. Zo is bij mij een hele lijn ontstaan.',
      'Porselein kan naar de zestien gaan. Dan ben je echt een theepot kwijt.',
    ],
  },
  {
    board: 'beginners', locale: 'en', title: 'Can I use my bowl for food if the glaze has tiny cracks?',
    paragraphs: [
      'The glaze on my favourite bowl has a fine net of lines that gets darker every time I have coffee near it. I am told this is called crazing, that it is lovely, and that it is a defect. All three in one evening.',
      'The clay was fired to cone 6, a commercial transparent on top. Is it safe for salad? For soup?',
    ],
    comments: [
      'Crazing means the glaze shrinks more than the clay on cooling. It weakens the pot and if the clay is porous, liquids get in. On a fully vitrified body it is mostly cosmetic.',
      'Do the overnight test: fill it with water on a sheet of newspaper. Damp ring in the morning means ornament.',
      'I would not sell it as tableware. For my own breakfast I use three crazed bowls daily and I am still here.',
      'A glaze with a bit more silica and less soda feldspar usually solves it. Ask the supplier which clay that transparent was made for.',
      'Professionally speaking: those lines trap tannin and fat. Pretty, but in a restaurant kitchen it would fail the inspection.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Eerste keer engobe: wanneer breng je die aan?',
    paragraphs: [
      'Ik heb een wit engobe gekocht en wil die op rode klei gebruiken om doorheen te krassen. Op het potje staat “op leerharde klei”, een medecursist doet het op biscuit, en iemand anders dompelt kurkdroge bordjes.',
      'Bij mij bladdert hij er op twee plekken af. Was ik te laat?',
    ],
    comments: [
      'Te laat, ja. Engobe moet samen met de klei krimpen, dus zo vroeg mogelijk: zacht leerhard, net als hij je vingerafdruk niet meer aanneemt.',
      'Twee of drie dunne lagen, elke laag kruislings. Wachten tot de glans weg is voor je de volgende zet.',
      'Op biscuit kan alleen met een engobe die daarvoor gemaakt is, met gecalcineerde kaolien erin. Gewone slib springt eraf.',
      'Voor sgraffito: wacht tot je kras een krulletje geeft. Kruimels = te droog, braam = te nat.',
      'Maak zelf een engobe van je eigen klei met een kleurstof, dan heb je nooit krimpverschil.',
    ],
  },
  {
    board: 'beginners', locale: 'nl', title: 'Hoe ruim ik klei op zonder de afvoer te verstoppen?',
    paragraphs: [
      'We wonen op de tweede verdieping en ik draai in de logeerkamer. De vorige huurder had een visvijver, dus de huisbaas is gewend aan gekke dingen, maar een verstopte standleiding overleef ik niet.',
      'Hoe doen jullie dat zonder kleivanger onder de gootsteen? En hoe zit het met stof?',
    ],
    comments: [
      'Drie emmers. Eerste emmer: grof afspoelen. Tweede: naspoelen. Derde: schoon water. Laat bezinken, giet het heldere water bij de planten, schep de klei terug in je bak.',
      'Nooit iets door de gootsteen, ook niet “een beetje”. Klei bezinkt precies in de bocht en wordt daar baksteen.',
      'Stof: nooit droog vegen. Alles nat afnemen, spons of dweil, en schort buiten uitkloppen of liever meteen in de was.',
      'Een zeil van vijverfolie onder de schijf, met een opstaand randje. Kun je aan het eind in één keer leegspoelen in de emmer.',
      'Een kleivanger bouw je zelf uit een kunststof opbergbox en twee doorvoeren. Kostte mij dertig euro en een zaterdag.',
    ],
  },
];
