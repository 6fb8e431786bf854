import { Random } from '../random.ts';
import type { DemoTopic } from './types.ts';
import { moreTopics } from './more-topics.ts';
import { agendaTopics } from './topics-agenda.ts';
import { beginnersTopics } from './topics-beginners.ts';
import { beheerTopics } from './topics-beheer.ts';
import { glazuurTopics } from './topics-glazuur.ts';
import { houtrakuTopics } from './topics-houtraku.ts';
import { koffieTopics } from './topics-koffie.ts';
import { lerenTopics } from './topics-leren.ts';
import { marktTopics } from './topics-markt.ts';
import { ovensTopics } from './topics-ovens.ts';
import { vormenTopics } from './topics-vormen.ts';
import { werkTopics } from './topics-werk.ts';

export { boards } from './boards.ts';
export { members } from './members.ts';
export { pictures } from './pictures.ts';
export { polls } from './polls.ts';
export { tickets } from './tickets.ts';
export { boardRemarks, remarks, remarksFor } from './remarks.ts';
export type * from './types.ts';

/** How many topics the demo community has. */
const TOPIC_COUNT = 400;
const ORDER_SEED = 19_740_512;

/** Topics that refer to one another, in the order in which they must have been written. */
const SEQUENCES: string[][] = [
  ['Asbest in oude ovens: graag lezen voor je iets uit elkaar haalt', 'Advertenties zonder bouwjaar: wie spreekt aan?'],
  [
    'Een dagje De Werkplaats in het echt, wie heeft er zin in?',
    'Community firing day: what we made together and what it cost',
    'Ideeën voor de volgende ontmoetingsdag',
  ],
  ['English and Dutch side by side: how we would like to keep it that way', 'A small glossary of Dutch and English studio words'],
  ['Gezamenlijke inkoop van grondstoffen: voorjaarsronde', 'Najaarsronde inkoop: prijzen van fritten gestegen'],
];

/** Puts the topics of each sequence in order, within the places they already have. */
function inSequence(topics: DemoTopic[]): DemoTopic[] {
  const result = [...topics];
  for (const titles of SEQUENCES) {
    const found = titles.map((title) => result.findIndex((topic) => topic.title === title));
    if (found.includes(-1)) throw new Error(`A topic of this sequence is missing: ${titles.join(' / ')}`);
    const ordered = found.map((place) => result[place] as DemoTopic);
    found.sort((a, b) => a - b).forEach((place, i) => { result[place] = ordered[i] as DemoTopic; });
  }
  return result;
}

/**
 * The 400 topics, boards and lengths mixed, oldest first. The house rules open the community,
 * so they come first; the order of the others is fixed by the seed.
 */
export function demoTopics(): DemoTopic[] {
  const [rules, ...management] = beheerTopics;
  if (!rules) throw new Error('The demo content has no house rules.');
  const others = [
    ...management, ...agendaTopics, ...beginnersTopics, ...vormenTopics, ...glazuurTopics, ...ovensTopics,
    ...houtrakuTopics, ...werkTopics, ...marktTopics, ...lerenTopics, ...koffieTopics, ...moreTopics,
  ];
  const topics = [rules, ...inSequence(new Random(ORDER_SEED).some(others, others.length))];
  if (topics.length !== TOPIC_COUNT) throw new Error(`Expected ${TOPIC_COUNT} topics, found ${topics.length}.`);
  return topics;
}
