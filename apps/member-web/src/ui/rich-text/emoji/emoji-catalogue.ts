import type { Language } from '../../../lib/i18n/texts.ts';
import { chunk } from '../../../lib/parts/chunk.ts';

/** The fields that part 2 §3 prints, plus the Dutch name and the skin tone variants. */
export interface Emoji {
  no: number;
  /** Hexadecimal code points, joined by hyphens. */
  codes: string;
  char: string;
  name: string;
  /** Dutch and English, joined by `|`. */
  keywords: string;
  category: string;
  dutchName: string;
  /** The character in the five skin tones, light to dark. Empty if it has none. */
  tones: string[];
}

const load = chunk(() => import('./catalogue.ts'));
let loading: Promise<Emoji[]> | null = null;

function read({ CATEGORIES, LINES }: Awaited<ReturnType<typeof load>>): Emoji[] {
  return LINES.split('\n').map((line) => {
    const [no, codes, char, name, dutchName, keywords, category, tones] = line.split('\t') as [string, ...string[]];
    return {
      no: Number(no),
      codes: codes!,
      char: char!,
      name: name!,
      dutchName: dutchName!,
      keywords: keywords!,
      category: CATEGORIES[Number(category)]!,
      tones: tones ? tones.split(' ') : [],
    };
  });
}

/** All emojis in standard order, in a chunk that loads with the first panel or code. A failure is not cached. */
export function loadEmojis(): Promise<Emoji[]> {
  loading ??= load().then(read, (error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Name of an emoji in a language. */
export const nameOf = ({ name, dutchName }: Pick<Emoji, 'name' | 'dutchName'>, language: string): string =>
  language === ('nl' satisfies Language) ? dutchName : name;

/** The character in a skin tone: 0 for none, 1 (light) to 5 (dark). */
export const inTone = ({ char, tones }: Pick<Emoji, 'char' | 'tones'>, tone: number): string => tones[tone - 1] ?? char;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rank of a match, lower is better. Null if a word of the query matches no word of the emoji. */
function rank(emoji: Emoji, wanted: readonly string[]): number | null {
  const names = [plain(emoji.name), plain(emoji.dutchName)];
  const words = plain(emoji.keywords).split('|');
  const whole = wanted.join(' ');
  if (names.includes(whole)) return 0;
  if (words.includes(whole)) return 1;
  if (names.some((name) => name.startsWith(whole))) return 2;
  const begins = (text: string, word: string) => text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));
  if (wanted.every((word) => names.some((name) => begins(name, word)))) return 3;
  return wanted.every((word) => [...names, ...words].some((text) => begins(text, word))) ? 4 : null;
}

/** Emojis for words in either language, best match first. `:thumbs_up` and `duim omhoog` give the same result. */
export function searchEmojis(emojis: readonly Emoji[], query: string, most: number): Emoji[] {
  const wanted = plain(query)
    .split(/[\s_:|-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const found = emojis.flatMap((emoji) => {
    const place = rank(emoji, wanted);
    return place === null ? [] : [{ emoji, place }];
  });
  return found
    .sort((a, b) => a.place - b.place || a.emoji.no - b.emoji.no)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}
