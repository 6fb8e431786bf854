import type { DemoBoardTexts } from '../types.ts';

export const boards: Record<string, DemoBoardTexts> = {
  news: { name: 'Mededelingen', slug: 'mededelingen', description: 'Nieuws van het beheer: afspraken, gezamenlijke inkoop en alles wat iedereen moet weten.' },
  agenda: { name: 'Agenda & exposities', slug: 'agenda', description: 'Markten, open ateliers, exposities en stookdagen. Op het laatste moment mag ook.' },
  beginners: { name: 'Vragen van beginners', slug: 'beginners', description: 'Hier bestaat geen domme vraag. Eerste kommen, eerste barsten, eerste oven: vraag maar.' },
  forming: { name: 'Draaien & handvormen', slug: 'draaien-en-handvormen', description: 'Centreren, afdraaien, platen, ringen, mallen: alles wat vóór de oven gebeurt.' },
  glazes: { name: 'Glazuur & recepten', slug: 'glazuur', description: 'Recepten, proefreeksen en eerlijke missers, graag met kegel en sfeer erbij.' },
  kilns: { name: 'Ovens & stoken', slug: 'ovens', description: 'Elektrisch en gas: elementen, thermokoppels, stookcurves en storingen.' },
  woodfire: { name: 'Hout, raku & pit', slug: 'hout-raku-pit', description: 'Stoken met vlam en rook: raku, zout, hout, kuilstook, en het weerbericht.' },
  work: { name: 'Laat je werk zien', slug: 'laat-je-werk-zien', description: 'Toon wat je maakt en vraag om een eerlijk oordeel.' },
  market: { name: 'Vraag & aanbod', slug: 'vraag-en-aanbod', description: 'Draaischijven, ovens, klei en gereedschap van hand tot hand, en raad voor je koopt.' },
  learning: { name: 'Lezen & leren', slug: 'lezen-en-leren', description: 'Boeken, cursussen, lesgeven en workshops organiseren.' },
  kitchen: { name: 'De keukentafel', slug: 'keukentafel', description: 'Alleen voor leden: voorstellen, atelierleven, marktverhalen en koffie uit eigen kommen.' },
  help: { name: 'Hulp van het beheer', slug: 'hulp', description: 'Iets kwijt, iets stuk, of iets dat niet iedereen hoeft te lezen: onder ons.' },
  moderators: { name: 'Moderatoren-overleg', slug: 'moderatoren-overleg', description: 'Overleg van het beheerteam: meldingen, afspraken en planning.' },
};
