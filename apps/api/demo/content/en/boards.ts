import type { DemoBoardTexts } from '../types.ts';

export const boards: Record<string, DemoBoardTexts> = {
  news: { name: 'Announcements', slug: 'announcements', description: 'News from the team: what we agreed, what we buy together, and all that everybody should know.' },
  agenda: { name: 'Fairs & exhibitions', slug: 'fairs', description: 'Fairs, open studios, exhibitions and firing days. Last-minute is fine.' },
  beginners: { name: 'Beginners’ questions', slug: 'beginners', description: 'There is no silly question. First bowls, first cracks, first kiln: ask away.' },
  forming: { name: 'Throwing & handbuilding', slug: 'throwing', description: 'Centring, trimming, slabs, coils, moulds: everything that happens before the kiln.' },
  glazes: { name: 'Glazes & recipes', slug: 'glazes', description: 'Recipes, test tiles and honest failures, with cone and atmosphere please.' },
  kilns: { name: 'Kilns & firing', slug: 'kilns', description: 'Kilns electric and gas: elements, controllers, wiring, schedules and cones.' },
  woodfire: { name: 'Wood, raku & pit', slug: 'wood-raku-pit', description: 'Live fire and smoke: raku, salt, wood and pit, and the weather forecast.' },
  work: { name: 'Show your work', slug: 'show-your-work', description: 'Show what you make, and say what kind of feedback you want.' },
  market: { name: 'Buy, sell & swap', slug: 'market', description: 'Wheels, kilns, clay and tools from hand to hand, and advice before you buy.' },
  learning: { name: 'Reading & learning', slug: 'learning', description: 'Books, courses, workshops and the craft of teaching the craft.' },
  kitchen: { name: 'The kitchen table', slug: 'kitchen-table', description: 'For members: introductions, studio life, market stories, and coffee from our own bowls.' },
  help: { name: 'Help from the team', slug: 'help', description: 'Something lost, something broken, or something that not everybody needs to read: just between you and us.' },
  moderators: { name: 'Moderators’ room', slug: 'moderators', description: 'Where the team talks: reports, agreements and planning.' },
};
