import type { DemoMood, DemoRemarkPool, DemoShortTopic, DemoTopic } from './types.ts';

const toTopic = ([board, title, text, ...comments]: DemoShortTopic): DemoTopic =>
  ({ board, title, paragraphs: text.split('|'), comments });

/** The short posts in the same shape as the long ones. */
export const shortTopics = (rows: readonly DemoShortTopic[]): DemoTopic[] => rows.map(toTopic);

export const MOODS: DemoMood[] = ['thanks', 'question', 'encouragement', 'experience', 'tip', 'disagree', 'humour'];

/** Two pools of remarks in one. */
export const joinedRemarks = (one: DemoRemarkPool, two: DemoRemarkPool): DemoRemarkPool =>
  Object.fromEntries(MOODS.map((mood) => [mood, [...one[mood], ...two[mood]]])) as DemoRemarkPool;
