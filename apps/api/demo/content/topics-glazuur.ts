import type { DemoTopic } from './types.ts';

export const glazuurTopics: DemoTopic[] = [
  {
    board: 'glazuur', locale: 'en', title: 'Recipe: a satin white for cone 6 that does not scratch',
    paragraphs: [
      'After forty-odd tests I am happy enough to share. Oxidation, cone 6 with a twenty minute hold, then a slow cool of 80 degrees an hour down to 900. On white stoneware it is like eggshell, on a speckled body it breaks warm over the edges.',
      { list: ['Soda feldspar 32', 'Silica 22', 'Wollastonite 16', 'Kaolin 15', 'Frit (boron, low expansion) 10', 'Talc 5', 'Plus tin oxide 5 for full opacity'] },
      'Cutlery marks wipe off. Twenty rounds in the dishwasher, no change that I can see. I would still test it on your own clay before you glaze forty plates.',
    ],
    comments: [
      'Tested on a Westerwald clay, cone 6. Lovely surface, slightly drier than your description. I think your slow cool is doing a lot of work.',
      'Which frit exactly? “Boron, low expansion” leaves quite some room and the calcium in it matters for the matting.',
      'Put it through the formula: silica to alumina comes out on the satin side, so it should be a true matte and not just underfired. Good sign.',
      'Leaving the tin out and using 8 percent zircon gives a colder white but half the price. On dark clay I prefer the tin.',
      'Vinegar test overnight: no dulling here. Thank you for the full schedule, most people only post the powder.',
      'Works on porcelain too, but apply it thinner. At double dip I got pinholes on the rim.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Speldenprikken in wit glazuur, drie stoken op rij',
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
    board: 'glazuur', locale: 'nl', title: 'Tenmoku dat echt naar roest breekt: mijn recept en stookcurve',
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
    board: 'glazuur', locale: 'en', title: 'Test tiles: flat, L-shaped or thrown ring?',
    paragraphs: [
      'I have four hundred flat tiles and learned last week that they told me nothing about running. The glaze that sat politely on a flat tile made a stalactite on a vase.',
      'I am going to redo my system. L-shaped tiles cut from a thrown ring seem ideal: texture on one side, a foot to stand on, a vertical face. What information do you always write on yours, and how do you store them so that you find them again?',
    ],
    comments: [
      'Thrown ring, cut into slices, hole punched at the top. One band of white slip and one of black so that you see the glaze on three bodies.',
      'Number only, in iron oxide with a fine brush. Everything else goes in a spreadsheet. Text on tiles becomes unreadable under a runny glaze.',
      'Always dip half of it twice. Thickness is the one variable everybody forgets to record.',
      'I hang mine on nails on a pegboard, sorted by colour. Visitors think it is an artwork and I do not correct them.',
      'Small cups instead of tiles, thirty grams each. You see the inside pool, and you can give the good ones away.',
      'One litre beaker, 100 grams, one tile, one line in the book. If I skip the line in the book I might as well not do the test.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Asglazuur van de open haard, waar begin ik?',
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
    board: 'glazuur', locale: 'en', title: 'Chun blue in oxidation: fact or photograph?',
    paragraphs: [
      'Every few months somebody posts a creamy opalescent blue “from an electric kiln”, and every few months I lose a weekend. Mine is either pale green or plain white.',
      'I understand that the blue is light scattering in a phase-separated glass and not a pigment, so in theory it should not need reduction. I use a boron frit, bone ash 2 percent, and 1 percent rutile. Has anyone got this to work repeatably at cone 6?',
    ],
    comments: [
      'Repeatably, yes, but only over a dark body or a black slip. The scatter needs something dark behind it. On white clay it looks like milk.',
      'Your rutile is doing the blue in most of those photographs. Without it, mine is grey at best.',
      'Lower the alumina. Below 0.25 in the formula mine suddenly separated. It also started to run, so leave the bottom two centimetres bare.',
      'Cooling matters: 100 degrees an hour between 1000 and 850 gave the strongest blue, a fast cool gave clear glass.',
      'Fact, in the right light, in the right mood. I keep two good ones as proof for visitors.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Glazuur kruipt van de rand, wat helpt?',
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
    board: 'glazuur', locale: 'nl', title: 'Koperrood uit de elektrische oven met siliciumcarbide',
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
    board: 'glazuur', locale: 'en', title: 'Does specific gravity really matter for dipping?',
    paragraphs: [
      'My bucket and I have an understanding: I stir, it drips off my finger, I decide. Now that three people share the bucket that no longer works. One dips like a tea bag, one like a lifeguard.',
      'If I measure specific gravity, which number do I aim for? And does it say anything about thickness if the glaze is also gelled?',
    ],
    comments: [
      'I run 1.44 for most stoneware glazes and 1.50 for the satin ones. Measure with a 100 ml syringe on a scale, it takes twenty seconds.',
      'It tells you how much powder is in there, not how it flows. Set the gravity first, then flocculate with a pinch of Epsom salts until it drips evenly.',
      'Write the number and the dip time on the lid. “1.45, count to three” settles all discussions.',
      'And the bisque temperature. A bisque of 960 sucks up almost twice as much as one of 1060, whatever your bucket says.',
      'Weigh a litre, subtract a thousand, that is close enough for a shared studio. Do not make it a chemistry exam or nobody will do it.',
    ],
  },
  {
    board: 'glazuur', locale: 'en', title: 'Colemanite, Gerstley borate and what to use in Europe',
    paragraphs: [
      'Half of the American low and mid-fire recipes call for Gerstley borate. It is expensive here when you can find it at all, and it jellies the bucket. I have been replacing it with a calcium borate frit and a little extra kaolin.',
      'My rule of thumb so far: for 20 Gerstley, 15 frit and 3 kaolin, and take 2 off the silica. It melts much the same but the variegation is gone. Do you have a better conversion?',
    ],
    comments: [
      'Do it by formula and not by weight. Match the boron and calcium first, then top up the sodium with a bit of feldspar. Any glaze calculator does it in five minutes.',
      'The variegation came from the impurities and the gassing. You can cheat some back with 3 percent rutile or a pinch of coarse ilmenite.',
      'Colemanite spits in the bisque-to-glaze range, literally jumps off the pot. Ulexite is a bit better mannered.',
      'Your rule of thumb is close to mine. I do not touch the silica, and I add 1 percent magnesium carbonate.',
      'Nice that somebody writes it down. I have a page of these in the back of my notebook and no idea where I got them.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Hoe veilig is mangaan in een servies?',
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
    board: 'glazuur', locale: 'nl', title: 'Celadon op kegel 6, zonder chroom en zonder te jokken',
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
    board: 'glazuur', locale: 'en', title: 'Blistering on the second firing, why only on refires?',
    paragraphs: [
      'I refire pots that came out too thin. I warm them on the kiln lid, brush on another coat with some gum, and go to cone 6 again. About one in three comes back with blisters the size of lentils, always on the thick part of the wall.',
      'First firing is never a problem. Is there a temperature where I should slow down, or is refiring just a lottery ticket?',
    ],
    comments: [
      'The body keeps reacting. On the second trip the iron and sulphates give off gas under a glaze that is already sealed, and it has nowhere to go.',
      'Go one cone lower the second time. Glaze that has melted once needs much less to melt again.',
      'I fire refires to 1160 with a 40 minute hold and have maybe one in ten failing.',
      'Grind the blisters flat, dab of fresh glaze, third firing at earthenware temperature. Some of my best surfaces are stubborn third-timers.',
      'If it is too thin, sell it as “washed”. I stopped refiring altogether and my electricity bill thanked me.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Kobaltwassing vlekt bij het dompelen, hoe hecht ik de tekening?',
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
    board: 'glazuur', locale: 'en', title: 'Crystalline glazes: nucleation hold at 1080 or 1040?',
    paragraphs: [
      'Zinc silicate crystals, fast to 1260, drop, then hold. At 1080 I get big single flowers on a bare ground, at 1040 a carpet of little needles. What I want is four or five palm-sized ones on a vase, and I get either one or four thousand.',
      'I have tried stepping: 1095 for one hour, down to 1060 for two, up again for rings. Beautiful rings, wrong number of flowers. Do you seed with calcined zinc and silica, or trust in fate?',
    ],
    comments: [
      'Fewer nuclei means a hotter and longer peak. Every bit of undissolved zinc is a seed. Five minutes more at top cut my count by half.',
      'I seed. A toothpick with a paste of the crystal dust from my catch plates. About half of them take.',
      'Titanium in the recipe? Even half a percent sows needles everywhere. I went to 0.2 and suddenly had space.',
      'Glaze thickness at the shoulder decides. Thick at the top, thin at the belly, and they form where the glaze slows down.',
      'Please share the spreadsheet one day. I have followed your schedules for a year and my catch basins are prettier than my pots.',
    ],
  },
  {
    board: 'glazuur', locale: 'nl', title: 'Grondstoffen opslaan en etiketteren in een klein atelier',
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
