import type { DemoTopic } from '../../types.ts';

export const woodfireTopics: DemoTopic[] = [
  {
    board: 'woodfire', title: 'Raku-oven van een oud olievat, complete bouwlijst',
    paragraphs: [
      'Vorige zomer gebouwd op een camping en nu veertig keer gestookt, dus ik durf het op te schrijven. Totale kosten rond de 180 euro, waarvan de helft aan keramische deken.',
      { list: ['Olievat van 200 liter, doormidden', 'Keramische deken 25 mm, dubbel, met steengoed knopen en chroomdraad', 'Propaanbrander van 40 kW met vlambeveiliging', 'Drie vuurvaste stenen en een halve plaat', 'Thermokoppel met handmeter'] },
      'Van koud naar 1000 in 35 minuten, tweede lading in twintig. De bovenhelft til je er met twee mensen af. Draag bij het knippen van de deken een masker en lange mouwen, die vezels wil je nergens hebben.',
    ],
    comments: [
      'Mooie lijst. Ik spuit de deken in met een verharder, dat scheelt stof elke keer als je hem optilt.',
      'Die knopen van steengoed zijn het detail dat iedereen vergeet. Metaal alleen is na tien stoken doorgebrand.',
      'Hoe hoog zit de brander ten opzichte van de plaat? Bij mijn eerste stond hij recht op de pot gericht, dat kostte me een hele lading.',
      'Tegengewicht met een katrol en een zak zand: dan kun je hem ook in je eentje openen.',
      'Vergeet de ring van grind eromheen niet. Wij hebben ooit een grasveld in de lengte gestookt.',
      'Dit weekend begonnen met bouwen, vat is binnen. Verslag volgt.',
    ],
  },
  {
    board: 'woodfire', title: 'Barsten bij naked raku, ligt het aan de slib of aan de schok?',
    paragraphs: [
      'Het lijnenspel is prachtig, maar een op de drie bollen scheurt dwars door als ik ze uit de rook haal en met water afspoel. Klei: raku met 40% molochiet. Slib: 3 delen kaolien op 2 delen kwarts, daarover een glazuur van frit met wat klei.',
      'Ik haal ze eruit rond de 850 en laat ze eerst twintig tellen aan de lucht. Moet ik langer wachten met het water? Of de wand dikker maken?',
    ],
    comments: [
      'Geen water! Laat hem afkoelen tot je hem met een handschoen kunt vasthouden, dan springt de schil er vanzelf af. Het laatste beetje met een plastic kaart.',
      'Gelijkmatige wand is belangrijker dan dikke wand. Een dikke bodem onder een dunne buik vraagt om een scheur.',
      'Ik biscuit voor naked raku op 1000, niet op 900. De bol is dan sterker en toch nog poreus genoeg voor de rook.',
      'Met 850 ben je aan de warme kant. Zodra de schil op sinaasappelhuid lijkt, is het goed, vaak al bij 780.',
      'Gesloten bollen? Gaatje groot genoeg maken. Er staat anders een behoorlijke druk op bij het afkoelen.',
    ],
  },
  {
    board: 'woodfire', title: 'Zoutoven: soda of keukenzout, en wat zeggen de buren?',
    paragraphs: [
      'Ik bouw een kleine gasoven van 250 liter voor zoutglazuur. De buren zitten op vierhonderd meter en zijn gezellig, maar een witte wolk met een prikkelend luchtje wil ik ze besparen.',
      'Soda (natriumbicarbonaat in water gespoten) geeft geen zoutzuur, maar ook niet dezelfde sinaasappelhuid, zegt men. Wie heeft allebei gedaan en waarom ben je gebleven bij wat je nu doet?',
    ],
    comments: [
      'Van zout naar soda gegaan vanwege de omgeving. Soda raakt alleen wat in de vlam staat, je krijgt dus meer richting in het werk. Ik ben het gaan waarderen.',
      'In het Westerwald ben ik met zout opgegroeid. De wolk is grotendeels waterdamp, maar niet helemaal. Soda is eerlijker tegenover je dakgoot.',
      'Smeer je platen en de stenen aan de binnenkant met aluminiumhydraat, anders heb je na twintig stoken een glazen oven.',
      'Voor sinaasappelhuid heb je een klei met veel vrije kwarts nodig. Daarmee komt soda verrassend dicht in de buurt.',
      'Mengsel van 700 gram soda, 300 gram krijt en zaagsel tot een natte pap, in papieren propjes erin. Verdeelt beter dan spuiten.',
      'Nodig de buren uit bij de eerste keer opentrekken en geef ze allemaal een beker. Nooit klachten gehad.',
    ],
  },
  {
    board: 'woodfire', title: 'Raku met een groep van twaalf: draaiboek en veiligheid',
    paragraphs: [
      'Ik organiseer in mei een raku-middag voor een vriendengroep, twaalf deelnemers, twee oventjes, een weiland. De vorige keer stonden er zes mensen tegelijk met een tang om dezelfde ton. Dat wil ik niet meer.',
      'Mijn plan: vaste rollen per ronde, een touw op drie meter, en alleen wie leren handschoenen én dichte schoenen draagt komt binnen het touw. Wat mis ik?',
    ],
    comments: [
      'Haar vast, geen fleece, geen synthetisch sportshirt. Katoen of wol. Een vonk in fleece is meteen huid.',
      'Eén persoon die niets anders doet dan kijken. Geen tang, geen foto’s, alleen kijken en stop mogen roepen.',
      'Brandwondenkit, emmers water, blusdeken, en een teil met koud stromend water in de buurt. Tien minuten koelen, niet twee.',
      'Droge potten verplicht. Eén meegebrachte, net geglazuurde kom en je hebt popcorn in de oven.',
      'Leg het zaagsel bovenwinds en gooi er nooit droog stof in bij open vlam. Dat kan een steekvlam geven.',
      'Twee rondes is genoeg voor een middag. Bij de derde is iedereen moe en dan gebeuren de dingen.',
    ],
  },
  {
    board: 'woodfire', title: 'Houtstook in de Kempen: welk hout, hoe droog en hoeveel?',
    paragraphs: [
      'Voor wie van plan is dit najaar mee te stoken: wij gebruiken voor een stook van 60 uur ongeveer zeven stère. De helft den en spar, gekliefd op polsdikte, minstens twee jaar onder dak. De rest schaaldelen van een zagerij voor het zijwaarts bijgooien.',
      'Vocht onder 15 procent, anders stook je stoom en blijf je hangen op 1100. Eik doen we enkel in het begin, om traag te drogen. Populier is goedkoop en snel weg. Wat gebruiken jullie en waar haal je het betaalbaar?',
    ],
    comments: [
      'Palletplanken van een tuincentrum, onbehandeld met HT-stempel. Spijkers vis je er met een magneet uit de as.',
      'Boomverzorgers betalen om hun hout kwijt te kunnen. Eén telefoontje en er stond tien kuub op de oprit. Wel zelf klieven.',
      'Wij zijn op 20 procent vocht begonnen en hebben een nacht verloren. Sindsdien hangt er een vochtmeter naast de brandblusser.',
      'Essenhout met de essentaksterfte is overal te krijgen en geeft een mooie groene as.',
      'Zeven voor zestig uur vind ik zuinig! Wij zitten rond tien, maar ons rookkanaal is dan ook een draak.',
    ],
  },
  {
    board: 'woodfire', title: 'Kuilstook met schoolkinderen, en het is nog gelukt ook',
    paragraphs: [
      'Groep zeven, 26 kinderen, een kuil van een meter diep op het land van een ouder. Elk kind had twee weken eerder een duimpot gemaakt, gepolijst met een theelepel en door ons op 900 gestookt.',
      'Zaagsel onderin, potten erop, koperdraad, koffiedik, bananenschillen, daarna takken en mest. De kinderen mochten om de beurt een vraag stellen aan het vuur. Meest gestelde vraag: of het al klaar was.',
      'De volgende ochtend 24 hele potten, zwart, oranje en met roze wolken. De twee gebroken exemplaren wilden ze allemaal hebben.',
    ],
    comments: [
      'Wat een geweldige les. Die vraag aan het vuur ga ik lenen.',
      'Vierentwintig van de zesentwintig is beter dan wat wij als volwassenen halen.',
      'Hoe heb je het geregeld met de gemeente? Onze school durft niet zonder papieren.',
      'Dat eerst biscuiten is het geheim, rauw de kuil in kost je minstens de helft.',
      'Roze wolken komen van het koper als het net genoeg lucht krijgt. Geluksvogels.',
    ],
  },
];
