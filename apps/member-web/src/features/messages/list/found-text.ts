/** Maximum number of characters before the match. */
const BEFORE = 24;

/** Shortest prefix that may match another form of a word. */
const SHORTEST = 4;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Splits a text around the first word of a search.
 * @returns the parts before, in and after the match. The match is empty if the text only contains another form of the
 * word.
 */
export function around(text: string, query: string): [before: string, match: string, after: string] {
  const signs = [...text];
  const places = signs.map((sign) => folded(sign));
  const [typed = ''] = folded(query).split(/\s+/).filter(Boolean);
  const [at, word] = placeOf(places, typed);
  if (at < 0) return [text, '', ''];
  const length = lengthOf(places, at, word);
  const from = Math.max(0, at - BEFORE);
  const before = (from > 0 ? '…' : '') + signs.slice(from, at).join('');
  return [before, signs.slice(at, at + length).join(''), signs.slice(at + length).join('')];
}

/** Finds the word, or its longest prefix, because the server also finds other forms of the word. */
function placeOf(places: readonly string[], typed: string): [at: number, word: string] {
  for (let length = typed.length; length >= Math.min(SHORTEST, typed.length) && length > 0; length -= 1) {
    const word = typed.slice(0, length);
    const at = places.findIndex((_, index) => startsAt(places, index, word));
    if (at >= 0) return [at, word];
  }
  return [-1, ''];
}

const startsAt = (places: readonly string[], at: number, word: string): boolean =>
  places
    .slice(at, at + word.length)
    .join('')
    .startsWith(word);

/** Number of original characters for a folded word, because folding can change the length. */
function lengthOf(places: readonly string[], at: number, word: string): number {
  let length = 0;
  for (let said = ''; said.length < word.length; length += 1) said += places[at + length];
  return length;
}
