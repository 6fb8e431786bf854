import type { DemoBoard } from './types.ts';

export const boards: DemoBoard[] = [
  {
    key: 'mededelingen', name: 'Mededelingen', slug: 'mededelingen', index: 0,
    description: 'Nieuws van het beheer: afspraken, gezamenlijke inkoop en alles wat iedereen moet weten. News from the team.',
    color: '#b45309', icon: 'speakerphone', readBy: 'guest', writeBy: 'moderator',
  },
  {
    key: 'agenda', name: 'Agenda & exposities', slug: 'agenda', index: 1, parent: 'mededelingen',
    description: 'Markten, open ateliers, exposities en stookdagen. Post your event here; last-minute is fine.',
    color: '#be185d', icon: 'calendar', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'beginners', name: 'Vragen van beginners', slug: 'beginners', index: 2,
    description: 'Hier bestaat geen domme vraag. First bowls, first cracks, first kiln: ask away.',
    color: '#0d8a6a', icon: 'help', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'vormen', name: 'Draaien & handvormen', slug: 'draaien-en-handvormen', index: 3,
    description: 'Centreren, afdraaien, platen, ringen, mallen. Everything that happens before the kiln.',
    color: '#a16207', icon: 'tools', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'glazuur', name: 'Glazuur & recepten', slug: 'glazuur', index: 4,
    description: 'Recepten, proefreeksen en missers. Recipes, test tiles and honest failures, with cone and atmosphere please.',
    color: '#2563eb', icon: 'palette', readBy: 'guest', writeBy: 'member', picture: true,
  },
  {
    key: 'ovens', name: 'Ovens & stoken', slug: 'ovens', index: 5,
    description: 'Elementen, thermokoppels, stookcurves, storingen. Kilns electric and gas, controllers, wiring and cones.',
    color: '#dc2626', icon: 'flame', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'houtraku', name: 'Hout, raku & pit', slug: 'hout-raku-pit', index: 6, parent: 'ovens',
    description: 'Stoken met vlam en rook: raku, zout, hout, kuilstook. Live fire, smoke and the weather forecast.',
    color: '#c2410c', icon: 'campfire', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'werk', name: 'Laat je werk zien', slug: 'laat-je-werk-zien', index: 7,
    description: 'Toon wat je maakt en vraag om een eerlijk oordeel. Show your work; say what kind of feedback you want.',
    color: '#7c3aed', icon: 'photo', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'markt', name: 'Vraag & aanbod', slug: 'vraag-en-aanbod', index: 8,
    description: 'Draaischijven, ovens, klei en gereedschap van hand tot hand. Buy, sell, swap, and advice before you buy.',
    color: '#0e7490', icon: 'shopping-bag', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'leren', name: 'Lezen & leren', slug: 'lezen-en-leren', index: 9,
    description: 'Boeken, cursussen, lesgeven en workshops organiseren. Books, courses and the craft of teaching the craft.',
    color: '#4f6bd8', icon: 'school', readBy: 'guest', writeBy: 'member',
  },
  {
    key: 'koffie', name: 'De keukentafel', slug: 'keukentafel', index: 10,
    description: 'Alleen voor leden: voorstellen, atelierleven, marktverhalen en koffie uit eigen kommen. Introductions and studio life.',
    color: '#8b6b4a', icon: 'coffee', readBy: 'member', writeBy: 'member',
  },
  {
    key: 'hulp', name: 'Hulp van het beheer', slug: 'hulp', index: 12, type: 'helpdesk',
    description: 'Iets kwijt, iets stuk of iets dat niet iedereen hoeft te lezen. Ask the administrators, just between us.',
    color: '#0f766e', icon: 'help', readBy: 'member', writeBy: 'member',
  },
  {
    key: 'mods', name: 'Moderatoren-overleg', slug: 'moderatoren-overleg', index: 11,
    description: 'Overleg van het beheerteam: meldingen, afspraken en planning.',
    color: '#64748b', icon: 'shield-lock', readBy: 'moderator', writeBy: 'moderator',
  },
];
