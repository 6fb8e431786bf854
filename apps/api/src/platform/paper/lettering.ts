import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unwrapped } from './woff.ts';

/** A piece of a text in one of the fonts. */
export interface Piece {
  font: FontName;
  text: string;
}
export type FontName = 'regular' | 'bold' | 'any';

const resolve = createRequire(import.meta.url).resolve;
/** What is printed is in DejaVu; letters that it does not have (Chinese, Thai, emoji) in UnifontEX, which has nearly all there are. */
const FILES: Record<FontName, string> = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  any: resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
};

const read = new Map<FontName, Buffer>();
/** The font itself, read once. */
export function fontOf(name: FontName): Buffer {
  let font = read.get(name);
  if (!font) {
    font = readFileSync(FILES[name]);
    if (name === 'any') font = unwrapped(font);
    read.set(name, font);
  }
  return font;
}

const opened = new Map<FontName, Font>();
function open(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    font = create(fontOf(name)) as Font;
    opened.set(name, font);
  }
  return font;
}

/** What has no shape of its own: it goes with the letters before it. */
const SHAPELESS = /^[\p{C}\p{Z}\p{M}]+$/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

const has = (font: FontName, letter: string): boolean =>
  [...letter].every((each) => SHAPELESS.test(each) || open(font).hasGlyphForCodePoint(each.codePointAt(0)!));

/** The text in pieces, each in a font that has its letters; what is not to be seen is left out, an ending of a line too. */
export function pieces(given: string, font: 'regular' | 'bold'): Piece[] {
  const text = given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, '');
  const made: Piece[] = [];
  for (const letter of lettersOf(text)) {
    const last = made.at(-1);
    const wanted = SHAPELESS.test(letter) && last ? last.font : has(font, letter) ? font : 'any';
    if (last?.font === wanted) last.text += letter;
    else made.push({ font: wanted, text: letter });
  }
  return made;
}

/** Whether each letter has a shape in the font that it is set in. */
export const isWhole = (set: readonly Piece[]): boolean => set.every(({ font, text }) => has(font, text));
