import type { DemoTopic } from '../../types.ts';

export const marketTopics: DemoTopic[] = [
  {
    board: 'market', title: 'Waar let je op bij een tweedehands draaischijf?',
    paragraphs: [
      'Ik heb 700 euro gespaard en kijk elke avond naar advertenties. Er staat een blauwe uit de jaren negentig voor 450 en een vrij nieuwe met touchpaneel voor 690. Ik heb van motoren geen verstand.',
      'Wat moet ik ter plekke proberen, en wanneer moet ik weglopen?',
    ],
    comments: [
      'Neem vijf kilo klei mee. Centreren op lage snelheid en met je volle gewicht leunen: stopt hij, dan stop jij ook.',
      'Hand plat op de schijfkop en draaien: voel je een hobbel of speling, dan zijn de lagers op. Lagers zijn te vervangen, een kromme as niet.',
      'Oud en simpel boven nieuw met printplaat. Van dat touchpaneel is over tien jaar geen onderdeel meer te krijgen.',
      'Luister zonder klei. Een zachte brom is goed, een piepende riem kost vijftien euro, een tik bij elke omwenteling is foute boel.',
      'Vraag waarom hij weg moet. “Kinderen het huis uit” is het mooiste antwoord.',
      'Bij twijfel: stuur het typenummer hier in het draadje, er is altijd wel iemand die hem gehad heeft.',
    ],
  },
  {
    board: 'market', title: 'Te koop: voorlader 100 liter, 2 nieuwe elementen, Deventer',
    paragraphs: [
      'Wegens overstap op gas verkoop ik mijn voorlader. 100 liter, 7 kW, 3 x 16 A, max 1280 graden. Vorig jaar zijn de twee onderste elementen en het thermokoppel vervangen. Stenen goed, één haarscheur in de deur die niets doet.',
      { list: ['Vraagprijs 1.450 euro', 'Inclusief zes platen en een doos stempels', 'Regelaar met tien programma’s, handleiding erbij', 'Ophalen op de begane grond, dubbele deur, aanhanger kan erbij'] },
      'Kom gerust een keer kijken terwijl hij stookt, dan zie je wat je koopt.',
    ],
    comments: [
      'Eerlijke advertentie. Hoeveel stoken heeft hij ongeveer gedaan, en meest biscuit of hoog?',
      'Ik ken deze oven, heb er ooit in meegestookt. Trouw beest.',
      'Stookt hij onderin en bovenin gelijk? Bij mijn zelfde type scheelde het een halve kegel.',
      'Heb je een privébericht gestuurd, ik zou zaterdag kunnen komen kijken.',
      'Voor wie twijfelt over de aansluiting: 3 x 16 kan in vrijwel elk huis met krachtgroep, zo’n CEE-contactdoos is in een uurtje gezet.',
    ],
  },
  {
    board: 'market', title: 'Gratis af te halen: 80 kilo gipsmallen van gesloten fabriekje',
    paragraphs: [
      'Uit een opgeheven fabriekje in de Achterhoek heb ik een pallet mallen gered: theepotten, asbakken, een serie hondjes, schalen met acanthusblad. Ik heb er zelf tien uitgezocht en de rest moet weg.',
      'Veel is compleet, sommige missen een deel. Gratis, maar je neemt minstens tien kilo mee en je stuurt een foto van wat je ermee maakt. Binnen drie weken, daarna gaan ze naar de stort.',
    ],
    comments: [
      'De hondjes! Ik kom zondag de hondjes halen.',
      'Zit er een sauskom bij? Ik zoek al eeuwen een gewone ouderwetse sauskom.',
      'Let op bij oude mallen: eerst een keer met water en een zachte borstel, want er zit vaak een zeeplaagje op.',
      'Ik kan met de bus rijden. Wie uit de buurt van Arnhem wil meeliften of iets mee laten nemen?',
      'Asbakken worden prachtige zeepbakjes. Verkopen bij ons als warme broodjes.',
    ],
  },
  {
    board: 'market', title: 'Gezamenlijk klei bestellen regio Gent–Aalst, wie doet mee?',
    paragraphs: [
      'Vanaf een volle pallet (960 kilo) zakt de prijs per kilo met bijna veertig procent en is de levering gratis. Ik heb een garage met een brede poort en een steekwagen.',
      'Ik bestel een fijne witte steengoedklei en een grove met 40% chamotte. Laat weten hoeveel zakken van 12,5 kilo je wilt. Betalen vooraf, afhalen binnen twee weken.',
    ],
    comments: [
      'Acht zakken wit voor mij, graag. Ik kan de zaterdag na levering komen.',
      'Twintig van de grove voor de academie, als factuur kan.',
      'Vier wit en twee grof. En ik breng taart mee bij het afhalen.',
      'Zou er ook gietklei bij kunnen? Zo niet, dan toch vijf wit.',
      'Slim dat je vooraf laat betalen. Vorig jaar bleef ik bij zo’n actie zitten met dertig zakken.',
    ],
  },
  {
    board: 'market', title: 'Atelierplek vrij in Zwolle, gedeelde oven en veel daglicht',
    paragraphs: [
      'Een van onze zeven huurders vertrekt naar Portugal. Er komt per de eerste van de maand een plek vrij van 11 vierkante meter, met eigen kast, gedeelde gipstafel, spoelbak met kleivanger en een oven van 150 liter.',
      { list: ['165 euro per maand inclusief water, licht en internet', 'Stoken op rekening, ongeveer 22 euro per volle glazuurstook', 'Sleutel dag en nacht', 'We ruimen op alsof er morgen visite komt'] },
      'Kom koffie drinken op een woensdagmiddag, dan ontmoet je meteen de meesten.',
    ],
    comments: [
      'Hier heb ik twee jaar gezeten. Warme club en in de winter ook letterlijk warm.',
      'Is er ruimte voor een eigen draaischijf, of staan die er al?',
      'Mag je er ook lesgeven aan kleine groepjes, bijvoorbeeld vier mensen op zaterdag?',
      'Ik kom woensdag graag langs! Heb jullie een bericht gestuurd.',
      'Die prijs is in Amsterdam ongeveer de sleutel.',
    ],
  },
  {
    board: 'market', title: 'Pugmolen delen met zes ateliers: hoe verrekenen jullie dat?',
    paragraphs: [
      'Er komt een vacuümstrengpers vrij bij een academie, 2.100 euro, goed onderhouden. Voor mij alleen is dat te gek, voor zes ateliers is het een koopje. Maar dan: waar staat hij, wie maakt hem schoon, en wat als er één stopt?',
      'Hebben jullie zoiets op papier gezet? Ik zoek een simpele afspraak, geen notaris.',
    ],
    comments: [
      'Eén A4: wie heeft wat betaald, hij staat bij X, X betaalt minder, wie stopt krijgt zijn deel min tien procent per jaar. Allemaal tekenen, klaar.',
      'Reserveer tien euro per maand per atelier voor onderhoud. Een nieuwe vacuümpomp kost snel vierhonderd.',
      'Eerst afspreken welke klei erdoor mag. Zwart en wit in één pers is het einde van elke vriendschap.',
      'Bij ons: wie hem gebruikt, laat hem gevuld en afgedicht achter met wit. Nooit leeg, dan droogt hij uit.',
      'Doen! Wij hebben er een met vijf en het is het beste wat we ooit samen kochten.',
    ],
  },
  {
    board: 'market', title: 'Complete inboedel van overleden pottenbakster, wie helpt uitzoeken?',
    paragraphs: [
      'Mijn buurvrouw bakte vijftig jaar potten en is op 84-jarige leeftijd overleden, met klei onder haar nagels. De familie wil dat alles goed terechtkomt: schijf, oven, honderden potjes grondstof, kwasten, boeken, een kast vol proefjes.',
      'Ik kan het niet alleen. Wie komt een zaterdag helpen sorteren? De familie vraagt geen geld voor wat helpers gebruiken kunnen, alleen dat de proefjes bij elkaar blijven.',
    ],
    comments: [
      'Ik kom. Die proefjes bij elkaar houden, dat vind ik zo’n mooie wens.',
      'Let op bij oude potjes: menie, loodfrit en bariumcarbonaat kwamen vroeger veel voor. Niets openmaken zonder masker.',
      'Kan iemand de proefjes fotograferen met de nummers erbij? Dan blijft haar kennis ook voor anderen bestaan. Ik heb een goede camera.',
      'Ik heb les van haar gehad, dertig jaar geleden. Ze sloeg altijd op de tafel als een pot goed was. Natuurlijk help ik.',
      'We hebben hier een academie die graag een deel van de boeken opneemt, met haar naam erin.',
      'Zaterdag lukt, ik breng een aanhanger en broodjes mee.',
    ],
  },
];
