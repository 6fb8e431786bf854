import type { DemoTopic } from '../../types.ts';

/** Announcements, and the board of the moderators. */
export const teamTopics: DemoTopic[] = [
  {
    board: 'news', title: 'Welkom bij De Werkplaats: zo doen we het hier',
    paragraphs: [
      'De Werkplaats is een plek voor iedereen die met klei werkt, van de eerste duimpot tot de veertigste markt van het jaar. Vraag wat je wilt weten, en antwoord als je iets weet.',
      { list: ['Wees hartelijk, ook als je het oneens bent', 'Kritiek op werk alleen als erom gevraagd wordt', 'Zet bij een technische vraag altijd klei, temperatuur en sfeer', 'Deel alleen recepten en foto’s die je mag delen', 'Bij stroom, gas en giftige stoffen: veiligheid gaat voor snelheid'] },
      'Nieuw? Stel je even voor aan De keukentafel. Er is altijd koffie.',
    ],
    comments: [
      'Fijn dat het zo kort is. Vijf regels en je weet waar je aan toe bent.',
      'Dank voor het welkom. Daardoor durfde ik mijn eerste vraag te stellen.',
      'Die derde regel zou ik in hoofdletters zetten. Zonder temperatuur is elke glazuurvraag een raadsel.',
      'Ik lees nog maar net mee en het is nu al de aardigste plek die ik online ken.',
    ],
  },
  {
    board: 'news', title: 'Gezamenlijke inkoop van grondstoffen: voorjaarsronde',
    paragraphs: [
      'Twee keer per jaar bestellen we samen veldspaat, kwarts, kaolien, krijt en een paar fritten. Vanaf 500 kilo krijgen we 22 procent korting en betalen we één keer vracht.',
      'Geef je bestelling door in hele zakken van 25 kilo of halve van 12,5. De inschrijving staat drie weken open. Ophalen kan in Tilburg, Nijmegen en Gent; wie voor een ander meeneemt verdient een kop koffie en eeuwige dank.',
    ],
    comments: [
      'Twee zakken kaliveldspaat en een halve kwarts, ophalen in Nijmegen.',
      'Kan er deze keer ook wollastoniet bij? Er is hier in elk geval één grote verbruiker.',
      'Ik rijd van Gent naar Kortrijk en kan voor iemand meenemen.',
      'Eén zak kaolien graag, en ik kan meenemen voor wie rond Leiden woont.',
      'Top geregeld weer, dank voor al het rekenwerk.',
    ],
  },
  {
    board: 'news', title: 'Nieuw onderdeel: Hout, raku & pit',
    paragraphs: [
      'De vragen over raku, houtstook en kuilstook liepen steeds door de elektrische ovens heen. Daarom is er nu een eigen onderdeel onder Ovens & stoken. Oude draadjes hebben we zo goed mogelijk verplaatst.',
      'Vind je er nog een die verkeerd staat, laat het dan weten. En graag bij elke openvuurvraag even vermelden waar je stookt: regels verschillen per gemeente, en per windrichting.',
    ],
    comments: [
      'Eindelijk een plek voor mijn wenkbrauwen.',
      'Mooi! Dan zet ik daar binnenkort het bouwverslag van onze nieuwe stookruimte in.',
      'Goede zaak. Zo blijft de elektrische afdeling ook leesbaar voor wie gewoon een regelaar wil kiezen.',
      'Mogen de draadjes over zout en soda daar ook heen? Ze horen volgens mij tot dezelfde familie.',
    ],
  },
  {
    board: 'news', title: 'Asbest in oude ovens: graag lezen voor je iets uit elkaar haalt',
    paragraphs: [
      'Er worden hier steeds vaker ovens van voor 1994 aangeboden. In sommige daarvan zit asbest: in deurkoord, in plaatmateriaal achter de stenen of in de isolatie van de schakelkast. Het ziet eruit als gewoon karton of koord.',
      'Twijfel je, blijf er dan af en laat een monster onderzoeken; dat kost een paar tientjes. Verkopers vragen we om bouwjaar en type in de advertentie te zetten. Advertenties van ovens zonder bouwjaar vullen we in overleg aan.',
    ],
    comments: [
      'Goed dat dit bovenaan staat. Ik heb er ooit een met een handzaag staan slopen en slaap daar nog wel eens slecht van.',
      'Bouwjaar staat meestal op het typeplaatje naast de kabelinvoer. Anders het serienummer doorgeven aan de fabrikant.',
      'Ook oude asbesthandschoenen en matten duiken nog op bij scholen. Niet gebruiken, dubbel inpakken en naar de milieustraat.',
      'Is er een lijst van merken en jaren waarvan het bekend is? Dat zou helpen voor wie in het buitenland koopt.',
      'Laten onderzoeken kostte mij 45 euro en de uitslag was negatief. Beste 45 euro van dat jaar.',
    ],
  },
  {
    board: 'news', title: 'Foto’s van andermans werk: onze afspraak nog één keer',
    paragraphs: [
      'We zien regelmatig foto’s van werk dat iemand op een beurs of in een museum zag. Dat mag, als je de maker noemt en niet doet alsof het van jou is. Weet je de naam niet, schrijf dan waar en wanneer je het zag.',
      'Namaken om te leren is zo oud als de klei zelf. Namaken en verkopen onder je eigen naam is iets anders. Als je twijfelt: vraag de maker. In negen van de tien gevallen krijg je een vriendelijk antwoord en een tip erbij.',
    ],
    comments: [
      'Duidelijk en mild. Zo leg ik het mijn cursisten ook uit.',
      'Ik heb ooit iemand gemaild over een randafwerking. Kreeg een tekening terug met maten. Vragen loont.',
      'En glazuurrecepten? Ik schrijf er meestal bij waar ik het vond en wat ik heb veranderd.',
      'Eens. Stijl is van iedereen, een ontwerp van iemand.',
    ],
  },
  {
    board: 'news', title: 'Onderhoud op zondagochtend: een uurtje dicht',
    paragraphs: [
      'Aanstaande zondag tussen zeven en acht uur ’s ochtends is De Werkplaats even niet bereikbaar. We zetten alles over naar een snellere machine, zodat foto’s vlotter laden.',
      'Je hoeft niets te doen. Lukt inloggen daarna niet, wacht dan tien minuten en probeer het opnieuw voordat je je wachtwoord verandert. Voor de vroege stokers: schrijf je kegelvragen alvast op een briefje.',
    ],
    comments: [
      'Zeven uur op zondag, dan staan mijn kegels er net op. Briefje ligt klaar.',
      'Het is inderdaad merkbaar sneller, vooral de draadjes met veel foto’s. Dank!',
      'Alles doet het hier, ook op mijn oude tablet in het atelier. Dank.',
      'Dat ging vlot, om tien over half acht was ik alweer aan het lezen.',
    ],
  },
  {
    board: 'moderators', title: 'Advertenties zonder bouwjaar: wie spreekt aan?',
    paragraphs: [
      'Sinds de mededeling over asbest vraag ik bij elke oven naar het bouwjaar. De meeste mensen reageren prima, maar twee verkopers vinden het betutteling. Voorstel: één vaste tekst, die degene plaatst die hem het eerst ziet.',
      'Reageert iemand niet binnen een week, dan sluiten we de advertentie met uitleg. Akkoord?',
    ],
    comments: [
      'Akkoord. Liever twee boze verkopers dan één koper met een haakse slijper.',
      'Mee eens, maar eerst een privébericht en dan pas in het draadje. Scheelt gezichtsverlies.',
      'Prima. Ik schrijf de tekst, we hebben er deze maand al drie gehad.',
      'Ik zet de tekst klaar. Een week is redelijk.',
    ],
  },
  {
    board: 'moderators', title: 'Toon in het draadje over gietwerk versus draaien',
    paragraphs: [
      'Het begon als een gezellige plagerij en na dertig reacties zitten we bij “dat is geen ambacht”. Er is nog niets gezegd dat weg moet, maar twee gieters hebben me laten weten dat ze zich niet meer welkom voelen.',
      'Ik zou zelf iets schrijven over waarom we hier allemaal zijn, en daarna een nachtje dicht. Of is dat te zwaar?',
    ],
    comments: [
      'Niet te zwaar. Schrijf het zoals je het aan tafel zou zeggen en laat het slot er maar een dag op.',
      'Ik ken de luidste van de markten, hij bedoelt het goed. Ik bel hem vanavond even.',
      'Bellen is beter dan sluiten. Als hij zelf iets aardigs schrijft, hoeft er niets dicht.',
      'Gebeld, hij schrok ervan. Hij zet er morgenochtend iets onder.',
      'Mooi opgelost. Dan laten we het open.',
    ],
  },
  {
    board: 'moderators', title: 'Rooster voor de zomer: wie let wanneer op?',
    paragraphs: [
      'In juli ben ik drie weken weg en ook de markten beginnen weer. Kunnen we de weken verdelen? Ik kan zelf de eerste twee weken van juni en heel augustus.',
      'Rustig is het in de zomer meestal wel, alleen na de grote markten komt er altijd een golf nieuwe leden met vragen. Fijn als er dan iemand welkom heet.',
    ],
    comments: [
      'Ik neem de laatste twee weken van juni en de eerste van juli.',
      'Juli vanaf de tweede week past mij, ik ben toch thuis met een nieuwe oven.',
      'Dan doe ik de avonden door de hele zomer heen, overdag sta ik in de kraam.',
      'Perfect, alles gedekt. Geniet van je vakantie en laat de telefoon thuis.',
    ],
  },
  {
    board: 'moderators', title: 'Ideeën voor de volgende ontmoetingsdag',
    paragraphs: [
      'De kas heeft 80 euro en een halve zak zaagsel. Vorig jaar waren we met 34, ik schat dat het er nu vijftig worden. Het weiland is groot genoeg, maar de parkeerplaats niet.',
      'Mijn gedachte: twee dagdelen, ’s ochtends demonstraties en ’s middags stoken, inschrijving met een kleine bijdrage vooraf. Wie wil welk stuk trekken?',
    ],
    comments: [
      'Ik doe de stook en de veiligheid, als er drie mensen helpen die niet ook nog soep koken.',
      'Ik kan demonstraties geven, en ik vraag er nog twee. Geen praatjes bij plaatjes, alleen klei.',
      'Inschrijving en geld doe ik. Tien euro vooraf, dan komen mensen ook echt.',
      'Parkeren kan bij de kaasboer, die vindt het leuk als wij zijn kaas kopen.',
      'Dan zet ik volgende week een aankondiging klaar, lezen jullie mee?',
    ],
  },
];
