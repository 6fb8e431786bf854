/** More words than anybody remembers of a text. */
const MOST = 12;
/** In texts: what begins with one letter is nearly everything. */
const SHORTEST_BEGINNING = 2;
/** No text in an index may be larger than a megabyte, of which each form of a word takes its part. */
const LONGEST = 50_000;
const PLAIN = /^[\p{L}\p{N}]+$/u;

/** As words are compared: without accents. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The part of a text that an index takes, folded: at most 50,000 characters, without half a character at the end. */
export const indexed = (text: string): string =>
  folded(text)
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '');

/** What a text asks for, ready for `search.query`. */
export interface Asked {
  words: string[];
  /** The last word, where it may still be being typed; none of it where something stands behind it. */
  beginning: string | null;
}

/**
 * Takes what somebody has typed for nothing but words: no sign has a meaning here, so none can be got wrong.
 * @param shortest how many letters the beginning of a word has at least
 */
export function wordsOf(text: string, shortest = SHORTEST_BEGINNING): Asked {
  const words = folded(text)
    .toLowerCase()
    .split(/[\s"'()<>|&!*:\\]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST);
  const last = words.at(-1);
  const goesOn = last !== undefined && last.length >= shortest && PLAIN.test(last);
  return { words, beginning: goesOn ? last : null };
}
