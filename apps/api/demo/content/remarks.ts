import type { DemoLocale, DemoMood, DemoRemarkPool, DemoRemarks } from './types.ts';
import { boardRemarks } from './remarks-boards.ts';
import { remarksEn } from './remarks-en.ts';
import { remarksEnMore } from './remarks-en-more.ts';
import { remarksNl } from './remarks-nl.ts';
import { remarksNlMore } from './remarks-nl-more.ts';

const moods: DemoMood[] = ['thanks', 'question', 'encouragement', 'experience', 'tip', 'disagree', 'humour'];

function join(one: DemoRemarkPool, two: DemoRemarkPool): DemoRemarkPool {
  return Object.fromEntries(moods.map((mood) => [mood, [...one[mood], ...two[mood]]])) as DemoRemarkPool;
}

/** Remarks per language and mood; they fit the boards about making and firing. */
export const remarks: DemoRemarks = {
  nl: join(remarksNl, remarksNlMore),
  en: join(remarksEn, remarksEnMore),
};

/**
 * All remarks that fit under a topic on the given board: the board's own list where it has one
 * (a fair or an advertisement needs other words than a crack), else the general pool.
 */
export function remarksFor(board: string, locale: DemoLocale): string[] {
  const own = boardRemarks[board];
  return own ? own[locale] : moods.flatMap((mood) => remarks[locale][mood]);
}

export { boardRemarks };
