import { z } from 'zod';
import type { Language } from '../../../platform/texts/texts.ts';
import type { GifProvider, ProviderCategory, ProviderGif } from '../gif.provider.ts';
import type { Outbound } from '../proxy/outbound.ts';

const BASE = 'https://api.giphy.com/v1/gifs';

const size = z.coerce.number().int().positive();
const rendition = z.object({ width: size, height: size });
const found = z.object({
  id: z.string().regex(/^[A-Za-z0-9]{1,60}$/),
  title: z.string().default(''),
  images: z.object({ original: rendition, fixed_width: rendition }),
});
const category = z.object({ name: z.string(), gif: z.unknown() });
const list = z.object({ data: z.array(z.unknown()) });

/** The addresses in answers identify the client. Addresses built from the id do not. */
const addressOf = (id: string, file: string): string => `https://media.giphy.com/media/${id}/${file}`;

function gifOf(answer: unknown): ProviderGif[] {
  const { data } = found.safeParse(answer);
  if (!data) return [];
  const { original, fixed_width: fixed } = data.images;
  return [
    {
      title: data.title,
      full: { address: addressOf(data.id, 'giphy.gif'), ...original },
      tiny: { address: addressOf(data.id, '200w.gif'), ...fixed },
    },
  ];
}

/** GIPHY, by version 1 of its API. */
export class GiphyProvider implements GifProvider {
  readonly name = 'giphy';
  private readonly outbound: Outbound;
  private readonly key: string;

  constructor(outbound: Outbound, key: string) {
    this.outbound = outbound;
    this.key = key;
  }

  async categories(): Promise<ProviderCategory[]> {
    const { data } = list.parse(await this.ask('categories', {}));
    return data.flatMap((each) => {
      const { data: read } = category.safeParse(each);
      const [gif] = gifOf(read?.gif);
      return read && gif ? [{ name: read.name, picture: gif.tiny }] : [];
    });
  }

  async search(tag: string, limit: number, language: Language): Promise<ProviderGif[]> {
    const answer = await this.ask('search', { q: tag, limit: String(limit), lang: language, rating: 'pg' });
    return list.parse(answer).data.flatMap(gifOf);
  }

  private ask(what: string, query: Record<string, string>): Promise<unknown> {
    const all = new URLSearchParams({ api_key: this.key, ...query });
    return this.outbound.json(`${BASE}/${what}?${all.toString().replaceAll('+', '%20')}`);
  }
}
