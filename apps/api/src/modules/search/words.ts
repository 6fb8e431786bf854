import { folded } from './documents.ts';

/** More words than anybody remembers of a text. */
const MOST = 12;
/** What begins with one letter is nearly everything. */
const SHORTEST_BEGINNING = 2;
const PLAIN = /^[\p{L}\p{N}]+$/u;

/** What a text asks for, ready for `search.query`. */
export interface Asked {
  words: string[];
  /** The last word, where it may still be being typed; none of it where something stands behind it. */
  beginning: string | null;
}

/** Takes what somebody has typed for nothing but words: no sign has a meaning here, so none can be got wrong. */
export function wordsOf(text: string): Asked {
  const words = folded(text)
    .toLowerCase()
    .split(/[\s"'()<>|&!*:\\]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST);
  const last = words.at(-1);
  const goesOn = last !== undefined && last.length >= SHORTEST_BEGINNING && PLAIN.test(last);
  return { words, beginning: goesOn ? last : null };
}
