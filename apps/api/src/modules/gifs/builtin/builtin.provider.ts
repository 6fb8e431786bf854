import { folded } from '../../../platform/search/words.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import type { GifProvider, ProviderCategory, ProviderGif } from '../gif.provider.ts';
import { type BuiltinPicture, CATEGORIES, PICTURES } from './pictures.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

export const BUILTIN = 'builtin:';

const pictureOf = ({ name }: BuiltinPicture) => ({ address: `${BUILTIN}${name}`, width: WIDTH, height: HEIGHT });

/** Splits a text into lower-case words without accents. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function indexOf({ title, words, category }: BuiltinPicture): string[] {
  const { en, nl } = CATEGORIES[category]!;
  return wordsOf([title.en, title.nl, words, en, nl].join(' '));
}
const INDEX = new Map(PICTURES.map((picture) => [picture, indexOf(picture)]));

/** Our own pictures, drawn by the server without a key or a network request. Words of either language find them. */
export class BuiltinProvider implements GifProvider {
  readonly name = null;

  categories(language: Language): Promise<ProviderCategory[]> {
    const all = Object.entries(CATEGORIES).map(([category, name]) => {
      const first = PICTURES.find((picture) => picture.category === category)!;
      return { name: name[language], picture: pictureOf(first) };
    });
    return Promise.resolve(all);
  }

  search(tag: string, limit: number, language: Language): Promise<ProviderGif[]> {
    const wanted = wordsOf(tag);
    const hits = PICTURES.filter((picture) =>
      wanted.every((word) => INDEX.get(picture)!.some((known) => known.startsWith(word))),
    );
    const found = wanted.length === 0 ? [] : hits;
    return Promise.resolve(
      found.slice(0, limit).map((picture) => ({
        title: picture.title[language],
        full: pictureOf(picture),
        tiny: pictureOf(picture),
      })),
    );
  }
}
