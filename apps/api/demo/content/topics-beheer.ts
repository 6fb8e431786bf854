import type { DemoTopic } from './types.ts';

/** Announcements, and the board of the moderators. */
export const beheerTopics: DemoTopic[] = [
  {
    board: 'mededelingen', locale: 'nl', title: 'Welkom bij De Werkplaats: zo doen we het hier',
    paragraphs: [
      'De Werkplaats is een plek voor iedereen die met klei werkt, van de eerste duimpot tot de veertigste markt van het jaar. We schrijven Nederlands en Engels door elkaar; antwoord gerust in de taal die je het makkelijkst afgaat.',
      { list: ['Wees hartelijk, ook als je het oneens bent', 'Kritiek op werk alleen als erom gevraagd wordt', 'Zet bij een technische vraag altijd klei, temperatuur en sfeer', 'Deel alleen recepten en foto’s die je mag delen', 'Bij stroom, gas en giftige stoffen: veiligheid gaat voor snelheid'] },
      'Nieuw? Stel je even voor aan De keukentafel. Er is altijd koffie.',
    ],
    comments: [
      'Fijn dat het zo kort is. Vijf regels en je weet waar je aan toe bent.',
      'Thank you for the bilingual welcome. It made me dare to post my first question.',
      'Die derde regel zou ik in hoofdletters zetten. Zonder temperatuur is elke glazuurvraag een raadsel.',
      'Ik lees nog maar net mee en het is nu al de aardigste plek die ik online ken.',
    ],
  },
  {
    board: 'mededelingen', locale: 'nl', title: 'Gezamenlijke inkoop van grondstoffen: voorjaarsronde',
    paragraphs: [
      'Twee keer per jaar bestellen we samen veldspaat, kwarts, kaolien, krijt en een paar fritten. Vanaf 500 kilo krijgen we 22 procent korting en betalen we één keer vracht.',
      'Geef je bestelling door in hele zakken van 25 kilo of halve van 12,5. De inschrijving staat drie weken open. Ophalen kan in Tilburg, Nijmegen en Gent; wie voor een ander meeneemt verdient een kop koffie en eeuwige dank.',
    ],
    comments: [
      'Twee zakken kaliveldspaat en een halve kwarts, ophalen in Nijmegen.',
      'Kan er deze keer ook wollastoniet bij? Er is hier in elk geval één grote verbruiker.',
      'Ik rijd van Gent naar Kortrijk en kan voor iemand meenemen.',
      'One bag of kaolin please, and I can collect for anyone in the Leiden area.',
      'Top geregeld weer, dank voor al het rekenwerk.',
    ],
  },
  {
    board: 'mededelingen', locale: 'en', title: 'English and Dutch side by side: how we would like to keep it that way',
    paragraphs: [
      'Nearly half of the posts are in English now, and that is wonderful. Some members told us they hesitate to answer in Dutch under an English question, or the other way round. Please do not.',
      'Write in your own language and keep the sentences short if you expect a mixed audience. Technical words can stay in either language; everybody learns “kegel”, “cone”, “slib” and “slip” sooner or later. If something is unclear, just ask.',
    ],
    comments: [
      'I learned half of my Dutch here. I can say “krimpscheur” but still cannot order a train ticket.',
      'Een woordenlijstje zou handig zijn. Ik wil er best mee beginnen.',
      'Good call. I sometimes left a question alone because my Dutch was not good enough for a nice answer.',
      'Zo werkt het in ons atelier ook: ieder zijn taal, en handen en voeten voor de rest.',
      'For the list: afdraaien = trimming, leerhard = leather hard, gietklei = casting slip, ovenwas = kiln wash.',
    ],
  },
  {
    board: 'mededelingen', locale: 'nl', title: 'Nieuw onderdeel: Hout, raku & pit',
    paragraphs: [
      'De vragen over raku, houtstook en kuilstook liepen steeds door de elektrische ovens heen. Daarom is er nu een eigen onderdeel onder Ovens & stoken. Oude draadjes hebben we zo goed mogelijk verplaatst.',
      'Vind je er nog een die verkeerd staat, laat het dan weten. En graag bij elke openvuurvraag even vermelden waar je stookt: regels verschillen per gemeente, en per windrichting.',
    ],
    comments: [
      'Eindelijk een plek voor mijn wenkbrauwen.',
      'Mooi! Dan zet ik daar binnenkort het bouwverslag van onze nieuwe stookruimte in.',
      'Goede zaak. Zo blijft de elektrische afdeling ook leesbaar voor wie gewoon een regelaar wil kiezen.',
      'Could the salt and soda threads go there as well? I think they belong to the same family.',
    ],
  },
  {
    board: 'mededelingen', locale: 'nl', title: 'Asbest in oude ovens: graag lezen voor je iets uit elkaar haalt',
    paragraphs: [
      'Er worden hier steeds vaker ovens van voor 1994 aangeboden. In sommige daarvan zit asbest: in deurkoord, in plaatmateriaal achter de stenen of in de isolatie van de schakelkast. Het ziet eruit als gewoon karton of koord.',
      'Twijfel je, blijf er dan af en laat een monster onderzoeken; dat kost een paar tientjes. Verkopers vragen we om bouwjaar en type in de advertentie te zetten. Advertenties van ovens zonder bouwjaar vullen we in overleg aan.',
    ],
    comments: [
      'Goed dat dit bovenaan staat. Ik heb er ooit een met een handzaag staan slopen en slaap daar nog wel eens slecht van.',
      'Bouwjaar staat meestal op het typeplaatje naast de kabelinvoer. Anders het serienummer doorgeven aan de fabrikant.',
      'Ook oude asbesthandschoenen en matten duiken nog op bij scholen. Niet gebruiken, dubbel inpakken en naar de milieustraat.',
      'Is there a list of brands and years that are known to be affected? It would help people who buy abroad.',
      'Laten onderzoeken kostte mij 45 euro en de uitslag was negatief. Beste 45 euro van dat jaar.',
    ],
  },
  {
    board: 'mededelingen', locale: 'en', title: 'Community firing day: what we made together and what it cost',
    paragraphs: [
      'Thirty-four members, three kilns, one field. We fired 212 pieces in two days, lost nine, and ate an amount of soup that the cook has asked us not to publish.',
      'Costs were 1,180 euros, contributions 1,260, so there are 80 euros in the tin for next year’s gas. Photos are on the tea-stained memory card of whoever finds it. Thank you to everybody who stacked, swept, stirred and drove.',
    ],
    comments: [
      'One of the nine was mine and I do not even mind. What a weekend.',
      'Heel veel dank voor het organiseren. Ik heb in twee dagen meer geleerd dan in een jaar.',
      'The memory card is in my jacket. There are forty pictures of smoke.',
      'Could we do pit firing as a fourth fire next year? I will bring the sawdust.',
      'Volgend jaar weer, en dan met twee kookpannen.',
    ],
  },
  {
    board: 'mededelingen', locale: 'nl', title: 'Foto’s van andermans werk: onze afspraak nog één keer',
    paragraphs: [
      'We zien regelmatig foto’s van werk dat iemand op een beurs of in een museum zag. Dat mag, als je de maker noemt en niet doet alsof het van jou is. Weet je de naam niet, schrijf dan waar en wanneer je het zag.',
      'Namaken om te leren is zo oud als de klei zelf. Namaken en verkopen onder je eigen naam is iets anders. Als je twijfelt: vraag de maker. In negen van de tien gevallen krijg je een vriendelijk antwoord en een tip erbij.',
    ],
    comments: [
      'Duidelijk en mild. Zo leg ik het mijn cursisten ook uit.',
      'Ik heb ooit iemand gemaild over een randafwerking. Kreeg een tekening terug met maten. Vragen loont.',
      'What about glaze recipes? I usually write where I found it and what I changed.',
      'Eens. Stijl is van iedereen, een ontwerp van iemand.',
    ],
  },
  {
    board: 'mededelingen', locale: 'en', title: 'Thank you to the people who answer before breakfast',
    paragraphs: [
      'We counted, because we like counting. Over the past months more than forty beginners’ questions were asked here. The median time to a first answer was forty minutes, and many answers came in before seven in the morning.',
      'Nobody is paid for that. A handful of members simply read along with their first coffee and reply with patience to the eighth S-crack of the season. If one of them ever helped you, this is the place to say so.',
    ],
    comments: [
      'Somebody told me to breathe out while centring. It changed everything.',
      'Zonder jullie was ik na de derde barst gestopt. Dankjewel!',
      'My first teapot pours because of a reply somebody wrote at six in the morning.',
      'Acht keer dezelfde vraag gesteld, acht keer een vriendelijk antwoord. Helden zijn jullie.',
      'Graag gedaan hoor. Ik leer er zelf elke ochtend iets van, meestal geduld.',
    ],
  },
  {
    board: 'mededelingen', locale: 'nl', title: 'Onderhoud op zondagochtend: een uurtje dicht',
    paragraphs: [
      'Aanstaande zondag tussen zeven en acht uur ’s ochtends is De Werkplaats even niet bereikbaar. We zetten alles over naar een snellere machine, zodat foto’s vlotter laden.',
      'Je hoeft niets te doen. Lukt inloggen daarna niet, wacht dan tien minuten en probeer het opnieuw voordat je je wachtwoord verandert. Voor de vroege stokers: schrijf je kegelvragen alvast op een briefje.',
    ],
    comments: [
      'Zeven uur op zondag, dan staan mijn kegels er net op. Briefje ligt klaar.',
      'Het is inderdaad merkbaar sneller, vooral de draadjes met veel foto’s. Dank!',
      'Everything works here, also on my old tablet in the studio. Thanks.',
      'Dat ging vlot, om tien over half acht was ik alweer aan het lezen.',
    ],
  },
  {
    board: 'mods', locale: 'nl', title: 'Advertenties zonder bouwjaar: wie spreekt aan?',
    paragraphs: [
      'Sinds de mededeling over asbest vraag ik bij elke oven naar het bouwjaar. De meeste mensen reageren prima, maar twee verkopers vinden het betutteling. Voorstel: één vaste tekst, die degene plaatst die hem het eerst ziet.',
      'Reageert iemand niet binnen een week, dan sluiten we de advertentie met uitleg. Akkoord?',
    ],
    comments: [
      'Akkoord. Liever twee boze verkopers dan één koper met een haakse slijper.',
      'Mee eens, maar eerst een privébericht en dan pas in het draadje. Scheelt gezichtsverlies.',
      'Fine with me. I will translate the text, we have had three English ads this month.',
      'Ik zet de tekst klaar. Een week is redelijk.',
    ],
  },
  {
    board: 'mods', locale: 'nl', title: 'Toon in het draadje over gietwerk versus draaien',
    paragraphs: [
      'Het begon als een gezellige plagerij en na dertig reacties zitten we bij “dat is geen ambacht”. Er is nog niets gezegd dat weg moet, maar twee gieters hebben me laten weten dat ze zich niet meer welkom voelen.',
      'Ik zou zelf iets schrijven over waarom we hier allemaal zijn, en daarna een nachtje dicht. Of is dat te zwaar?',
    ],
    comments: [
      'Niet te zwaar. Schrijf het zoals je het aan tafel zou zeggen en laat het slot er maar een dag op.',
      'I know the loudest one from markets, he means well. I will give him a call tonight.',
      'Bellen is beter dan sluiten. Als hij zelf iets aardigs schrijft, hoeft er niets dicht.',
      'Gebeld, hij schrok ervan. Hij zet er morgenochtend iets onder.',
      'Mooi opgelost. Dan laten we het open.',
    ],
  },
  {
    board: 'mods', locale: 'en', title: 'Commercial posts in the agenda, where is the line?',
    paragraphs: [
      'We get more and more workshop announcements from businesses that never post anything else. Some are good, some are a copy of their newsletter. Members seem to like the good ones.',
      'Proposal: welcome if the organiser is a member, teaches personally, and answers questions in the thread. Anything else gets a friendly note and is removed after a week.',
    ],
    comments: [
      'Agree. “Answers questions” is the best test, newsletters never answer.',
      'Prima. Ik zou ook een maximum doen van één bericht per maand per organisator.',
      'One a month is fair. And let us not be strict with the small village markets, they are run by volunteers who write badly and mean well.',
      'Eens met alles, vooral met die dorpsmarkten.',
    ],
  },
  {
    board: 'mods', locale: 'nl', title: 'Rooster voor de zomer: wie let wanneer op?',
    paragraphs: [
      'In juli ben ik drie weken weg en ook de markten beginnen weer. Kunnen we de weken verdelen? Ik kan zelf de eerste twee weken van juni en heel augustus.',
      'Rustig is het in de zomer meestal wel, alleen na de grote markten komt er altijd een golf nieuwe leden met vragen. Fijn als er dan iemand welkom heet.',
    ],
    comments: [
      'Ik neem de laatste twee weken van juni en de eerste van juli.',
      'July from the second week on is fine for me, I am home with a new kiln anyway.',
      'Dan doe ik de avonden door de hele zomer heen, overdag sta ik in de kraam.',
      'Perfect, alles gedekt. Geniet van je vakantie en laat de telefoon thuis.',
    ],
  },
  {
    board: 'mods', locale: 'en', title: 'Safety advice that is plainly wrong: delete, correct or both?',
    paragraphs: [
      'A well-meaning member wrote that a domestic extension lead is fine for a 3.6 kW kiln “if you unroll it”. It had four likes before anyone saw it. I answered with a correction and left the original in place.',
      'I think visible correction teaches more than deletion, but people skim. For gas, mains power and heavy metals I would like to be stricter than we are.',
    ],
    comments: [
      'Correct in the thread and add a line at the top of the post itself, so that skimmers see it.',
      'Eens. Bij stroom en gas laat ik het nooit ongemerkt staan, daarvoor heb ik te veel verbrande haspels gezien.',
      'We could ask Yusuf to look at electrical threads now and then. He is kind and precise.',
      'Goed plan, ik vraag het hem. Weghalen doen we dan alleen als iemand niet wil luisteren.',
    ],
  },
  {
    board: 'mods', locale: 'nl', title: 'Ideeën voor de volgende ontmoetingsdag',
    paragraphs: [
      'De kas heeft 80 euro en een halve zak zaagsel. Vorig jaar waren we met 34, ik schat dat het er nu vijftig worden. Het weiland is groot genoeg, maar de parkeerplaats niet.',
      'Mijn gedachte: twee dagdelen, ’s ochtends demonstraties en ’s middags stoken, inschrijving met een kleine bijdrage vooraf. Wie wil welk stuk trekken?',
    ],
    comments: [
      'Ik doe de stook en de veiligheid, als er drie mensen helpen die niet ook nog soep koken.',
      'I can do demonstrations, and I will ask two others. No slides, only clay.',
      'Inschrijving en geld doe ik. Tien euro vooraf, dan komen mensen ook echt.',
      'Parkeren kan bij de kaasboer, die vindt het leuk als wij zijn kaas kopen.',
      'Dan zet ik volgende week een aankondiging klaar, lezen jullie mee?',
    ],
  },
];
