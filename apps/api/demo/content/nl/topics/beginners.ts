import type { DemoTopic } from '../../types.ts';

export const beginnersTopics: DemoTopic[] = [
  {
    board: 'beginners', title: 'Centreren lukt maar één op de vijf keer, wat doe ik verkeerd?',
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
    board: 'beginners', title: 'Welke klei kies je als je thuis begint zonder eigen oven?',
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
    board: 'beginners', title: 'Mijn glazuur blijft aan de ovenplaat plakken',
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
    board: 'beginners', title: 'Oor valt eraf tijdens het drogen',
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
    board: 'beginners', title: 'Verschil tussen aardewerk en steengoed, maar dan voor gewone mensen',
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
    board: 'beginners', title: 'Hoe lang mag klei in plastic liggen voordat hij bederft?',
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
    board: 'beginners', title: 'Waarom krimpt alles zo? Mijn mok is nu een espressokop',
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
    board: 'beginners', title: 'Eerste keer engobe: wanneer breng je die aan?',
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
    board: 'beginners', title: 'Hoe ruim ik klei op zonder de afvoer te verstoppen?',
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
