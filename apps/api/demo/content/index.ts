import { Random } from '../random.ts';
import { MOODS } from './join.ts';
import type { DemoTexts, DemoTopic } from './types.ts';

export { boards, BLOG_BOARD, WELCOME_BOARD } from './boards.ts';
export { CELEBRANT, members } from './members.ts';
export type * from './types.ts';

export type DemoLanguage = 'en' | 'nl';

/** The words of the community; each language in a file of its own, of which one is read. */
export const textsIn = async (language: DemoLanguage): Promise<DemoTexts> =>
  (await (language === 'nl' ? import('./nl/index.ts') : import('./en/index.ts'))).texts;

const ORDER_SEED = 19_740_512;

/** Puts the topics of each sequence in order, within the places that they already have. Throws when one is missing. */
function inSequence(topics: DemoTopic[], sequences: string[][]): DemoTopic[] {
  const result = [...topics];
  for (const titles of sequences) {
    const found = titles.map((title) => result.findIndex((topic) => topic.title === title));
    if (found.includes(-1)) throw new Error(`A topic of this sequence is missing: ${titles.join(' / ')}`);
    const ordered = found.map((place) => result[place] as DemoTopic);
    found.sort((a, b) => a - b).forEach((place, i) => { result[place] = ordered[i] as DemoTopic; });
  }
  return result;
}

/** The topics, boards and lengths mixed, oldest first: the house rules open the community, the order of the others is fixed by the seed. */
export function orderedTopics({ topics, sequences }: DemoTexts): DemoTopic[] {
  const [rules, ...others] = topics;
  return [rules!, ...inSequence(new Random(ORDER_SEED).some(others, others.length), sequences)];
}

/** All remarks that fit under a topic on a board: its own list where it has one, else the general pool. */
export const remarksFor = ({ remarks, boardRemarks }: DemoTexts, board: string): string[] =>
  boardRemarks[board] ?? MOODS.flatMap((mood) => remarks[mood]);
