import type { DemoGroupTexts } from '../types.ts';

export const groups: DemoGroupTexts = {
  glazes: {
    name: 'De glazuurkeuken',
    text: 'Recepten, proeftegels en wat er misging. Wie zelf glazuur mengt, is hier thuis, en wie ermee wil beginnen ook.',
    rules: ['Zet het recept bij de foto: procenten, temperatuur en klei.', 'Zeg het erbij als een grondstof giftig is.'],
    faqs: [
      ['Welke weegschaal heb ik nodig?', 'Een die op een tiende gram weegt, tot minstens vijfhonderd gram.'],
      ['Mag ik recepten uit een boek delen?', 'Noem het boek en de bladzijde, en vertel wat je hebt veranderd.'],
    ],
    topics: [
      ['hannah', 'Asglazuur dat niet loopt', 'Met vijf procent meer kaolien blijft het waar het is, en de kleur is nog steeds warm. De tegel links is het oude recept.'],
      ['member', 'Wie heeft tin geprobeerd in plaats van zirkoon?', 'Ik wil een zachter wit voor de binnenkant van mijn kommen. Is het zijn prijs waard, of zie ik het verschil niet?'],
    ],
  },
  beginners: {
    name: 'Eerste jaar aan de draaischijf',
    text: 'Voor iedereen die nog blij is met een rechte cilinder. We laten zien wat we deze week maakten, ook als het omviel.',
    rules: ['Niemand lacht om een pot, behalve wie hem maakte.'],
    faqs: [['Wanneer ben ik geen beginner meer?', 'Als je meer vragen beantwoordt dan je er stelt. Je mag blijven.']],
    topics: [
      ['mees', 'Vijf cilinders, en een ervan is recht', 'Drie weken oefenen. De truc met de spons onder de elleboog heeft mij het meest geholpen.'],
    ],
  },
  stall: {
    name: 'Onze kraam op de markt',
    text: 'Wie wat meebrengt, wie wanneer staat, en wie een busje heeft. Voor wie dit najaar de kraam deelt.',
    rules: ['Zet je naam voor donderdag op de lijst.'],
    faqs: [],
    topics: [
      ['lotte', 'Wie staat er zaterdag wanneer?', 'Ik ben er van zeven tot een. Daarna heb ik twee mensen nodig, van wie er een weet hoe het pinapparaat werkt.'],
      ['member', 'Prijzen op de onderkant, graag', 'Vorige keer moesten we drie keer raden. Een sticker op de onderkant is genoeg.'],
    ],
  },
  wood: {
    name: 'Houtstokers',
    text: 'Voor wie een ploeg met ons heeft gestookt. Ploegen, hout, en alles wat na drie uur in de nacht komt.',
    rules: ['Niemand stookt alleen.', 'Wie een ploeg verlaat, vertelt de volgende wat de oven deed.'],
    faqs: [['Hoe kom ik erin?', 'Kom eerst naar een stook. Daarna hoef je het alleen maar te vragen.']],
    topics: [
      ['kasia', 'De zijkamer was weer laat', 'De hele nacht zestig graden achter. Ik denk dat de schuif links niet meer goed sluit.'],
    ],
  },
  jubilee: {
    name: 'Veertig jaar Joris',
    text: 'Wat we geven, wie iets zegt, en hoe we het voor hem verborgen houden.',
    rules: ['Geen woord op de open borden.'],
    faqs: [],
    topics: [['femke', 'De lijst van wat iedereen meebrengt', 'Ik heb de tafels en het licht. We zoeken nog iemand die voor veertig mensen bakt.']],
  },
  swap: {
    name: 'Kop voor een kop',
    text: 'Ieder van ons maakt een kop voor een ander, en niemand weet voor wie. Tot de avond zelf blijft het onder ons.',
    rules: ['Niet hardop raden.'],
    faqs: [],
    topics: [['roos', 'Hoe groot mag hij zijn?', 'Hij moet in een schoenendoos passen, met papier eromheen. Meer is er niet aan.']],
  },
  kiln: {
    name: 'De kleine oven bouwen',
    text: 'Twee zomers stenen. De oven staat er, dus deze groep is gesloten; wat we leerden, blijft te lezen.',
    rules: [],
    faqs: [],
    topics: [['david', 'Wat we anders zouden doen', 'Een diepere fundering, en vanaf het begin droge stenen. De rest heeft het gehouden, ook in de vorst.']],
  },
};
