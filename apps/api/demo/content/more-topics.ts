import type { DemoShortTopic, DemoTopic } from './types.ts';
import { basicsRows } from './more-topics-basics.ts';
import { fireRows } from './more-topics-fire.ts';
import { lifeRows } from './more-topics-life.ts';

const toTopic = ([board, locale, title, text, ...comments]: DemoShortTopic): DemoTopic =>
  ({ board, locale, title, paragraphs: text.split('|'), comments });

/** The short posts, all written by hand, in the same shape as the long ones. */
export const moreTopics: DemoTopic[] = [...basicsRows, ...fireRows, ...lifeRows].map(toTopic);
