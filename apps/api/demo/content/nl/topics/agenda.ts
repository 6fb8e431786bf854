import type { DemoTopic } from '../../types.ts';

export const agendaTopics: DemoTopic[] = [
  {
    board: 'agenda', title: 'Open atelierroute Noord-Drenthe: elf adressen, één fietskaart',
    paragraphs: [
      'Tijdens het laatste weekend van mei zetten elf keramisten tussen Norg en Zuidlaren hun deuren open, zaterdag en zondag van 11 tot 17 uur. De route is 34 kilometer en helemaal te fietsen; op elk adres ligt een kaart.',
      'Bij drie ateliers wordt gedraaid, bij eentje kun je zelf een kommetje proberen, en op zondagmiddag trekken we om 15 uur de raku-oven open. Koffie is er overal, appeltaart op de adressen 2, 6 en 9.',
    ],
    comments: [
      'Staat in de agenda. Is er een plek om fietsen te huren bij het begin?',
      'Vorig jaar gefietst met mijn zus, we kwamen thuis met twee volle tassen en een lekke band. Heerlijk weekend.',
      'Zijn de ateliers ook met een rolstoel te bereiken? Graag even aangeven op de kaart.',
      'Ik ben adres 9. De taart is met rabarber dit jaar.',
      'Ik kom graag. Is er ook iets voor wie nog nooit een atelier van binnen heeft gezien?',
      'Begin bij 11 en fiets andersom, dan heb je de wind mee en is het nergens druk.',
    ],
  },
  {
    board: 'agenda', title: 'Keramiekmarkt op het kerkplein: inschrijven kan tot eind februari',
    paragraphs: [
      'Wij organiseren voor de negende keer een keramiekmarkt, tweede zondag van juli, 64 kramen rond de kerk. Inschrijven met drie foto’s van recent werk en een korte tekst. Een jury van drie let op kwaliteit en variatie, niet op naam.',
      { list: ['Kraam van 3 meter: 95 euro, inclusief stroom en lunch', 'Alleen eigen werk, geen ingekochte biscuit', 'Opbouwen vanaf 7 uur, auto weg om 9 uur', 'Vier gratis plekken voor makers die voor het eerst op een markt staan'] },
    ],
    comments: [
      'Die vier beginnersplekken, wat een goed idee. Zo ben ik ooit ook begonnen.',
      'Is er schaduw aan de noordkant? Vorig jaar stonden we er met 33 graden en smolt de waslijst.',
      'Mag je met twee mensen één kraam delen? Wij maken klein werk.',
      'Ingeschreven! De vorige editie was mijn beste markt van het jaar, en de soep is er ook goed.',
      'Wat valt onder ingekochte biscuit? Ik giet zelf in mallen, maar de mallen heb ik gekocht.',
    ],
  },
  {
    board: 'agenda', title: 'Gluren bij de oven: openluchtstook met overnachting in de Kempen',
    paragraphs: [
      'We steken de anagama aan op donderdagavond en sluiten hem zondagnacht. Wie wil meehelpen schrijft in voor een ploeg van zes uur. Ervaring is niet nodig, wel een katoenen trui en de bereidheid om hout te stapelen om drie uur ’s nachts.',
      'Tenten staan op de wei, douche in de stal, eten koken we samen. Bijdrage 60 euro, inclusief een halve kubieke voet ovenruimte voor je eigen werk, biscuit gestookt en zonder glazuur aan de buitenkant.',
      'Uitpakken is acht dagen later, dan komt iedereen terug met taart.',
    ],
    comments: [
      'Nachtploeg graag! Vrijdag op zaterdag van middernacht tot zes.',
      'Hoeveel is een halve kubieke voet in gewone potten? Ik schat vier koppen en een schaaltje.',
      'Mag je ook alleen op zondag komen kijken met kinderen?',
      'Drie jaar geleden voor het eerst, nu kan ik het niet meer overslaan. Neem oordopjes mee voor de kikkers.',
      'Welke klei raad je aan? Ik heb nog een pak met 40% grof staan.',
    ],
  },
  {
    board: 'agenda', title: 'Lezing: wat vertelt een scherf? Avond met twee archeologen',
    paragraphs: [
      'Op een donderdagavond in november komen twee archeologen met dozen vol middeleeuws vaatwerk: kogelpotten, steengoed uit Siegburg, roodbakkend met slibversiering. Je mag alles vasthouden.',
      'Ze vertellen hoe je aan een scherf ziet hoe er gedraaid, gestookt en gemorst werd. Breng gerust je eigen tuinvondsten mee. Inloop om 19.30 uur, toegang acht euro, studenten gratis.',
    ],
    comments: [
      'Ik heb een hele koektrommel vol uit de moestuin. Eindelijk weet ik waarom ik die bewaarde.',
      'Prachtig om in zo’n scherf de vingerafdruk van een collega van zeshonderd jaar geleden te zien.',
      'Wordt er iets van opgenomen? Ik heb die avond les, maar wil dit heel graag zien.',
      'Er is nog plek, en de zaal is met de bus goed te bereiken.',
      'De slibversierde borden waren het mooist. Dank voor de tip, wat een avond.',
    ],
  },
  {
    board: 'agenda', title: 'Kommen voor soep: benefietavond, wie doneert er een kom?',
    paragraphs: [
      'Op de tweede vrijdag van november serveren we in het buurthuis soep in handgemaakte kommen. Bezoekers betalen 25 euro, kiezen een kom, eten soep en nemen de kom mee naar huis. De opbrengst gaat helemaal naar de voedselbank.',
      'We zoeken 150 kommen, inhoud rond 400 ml, voedselveilig glazuur, handtekening onderin. Inleverpunten zijn er in Utrecht, Gent, Eindhoven en Groningen. Alles mag: vrolijk, strak, scheef, zolang het soep houdt.',
    ],
    comments: [
      'Tien kommen van mij, inleverpunt Eindhoven.',
      'Onze donderdaggroep maakt er vijfentwintig. Mooie oefening in gelijke maten.',
      'Zijn er ook nog mensen nodig voor de soep zelf? Ik kan een pan linzensoep van dertig liter maken.',
      'Ik breng er zaterdag zes. Wat een goede avond was dat vorige keer, mensen stonden een half uur een kom uit te zoeken.',
      'Vorig jaar kwam ik mijn eigen kom tegen bij een vreemde op tafel. Ik heb niks gezegd en was de hele avond blij.',
      'Kun je ook kommen ophalen in Zwolle? Wij hebben er twaalf staan.',
    ],
  },
  {
    board: 'agenda', title: 'Cursus draaien voor linkshandigen, vier zaterdagochtenden',
    paragraphs: [
      'Op veler verzoek: vier ochtenden voor mensen die met links denken. Zes schijven, allemaal met omkeerbare draairichting, en een docent die zelf links is en dus eindelijk eens niet in spiegelbeeld voordoet.',
      'Instapniveau. Kosten 195 euro inclusief klei en twee stoken per persoon. Bij minder dan vier aanmeldingen gaat het niet door, en dat zou jammer zijn van alle linkse gieters die er dan niet komen.',
    ],
    comments: [
      'Mijn dochter van vijftien, mag die ook? Ze is links, geduldig en eerder met klei bezig geweest.',
      'Waar was dit toen ik begon? Ik heb een jaar in spiegels zitten kijken.',
      'Aangemeld. Eindelijk een gieter die met de goede hand schenkt.',
      'Komt er ook een avondversie? Op zaterdag sta ik op de markt.',
    ],
  },
];
