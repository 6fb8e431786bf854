import { z } from 'zod';
import type { Language } from '../../../platform/texts/texts.ts';
import type { GifProvider, ProviderCategory, ProviderGif } from '../gif.provider.ts';
import { PICTURE_HOSTS, leadsTo } from '../proxy/gif-hosts.ts';
import type { Outbound } from '../proxy/outbound.ts';

const BASE = 'https://api.klipy.com/v2';

const picture = z
  .object({ url: z.string(), dims: z.tuple([z.int().positive(), z.int().positive()]) })
  .refine(({ url }) => leadsTo(PICTURE_HOSTS, url))
  .transform(({ url, dims: [width, height] }) => ({ address: url, width, height }));
const found = z.object({
  title: z.string().optional(),
  content_description: z.string().optional(),
  media_formats: z.object({ gif: picture, tinygif: picture }),
});
const category = z.object({ name: z.string().optional(), searchterm: z.string(), image: z.string() });
const listed = { results: z.array(z.unknown()), tags: z.array(z.unknown()) };

/** KLIPY, by its endpoints that are compatible with version 2 of the Tenor API. */
export class KlipyProvider implements GifProvider {
  readonly name = 'klipy';
  private readonly outbound: Outbound;
  private readonly key: string;

  constructor(outbound: Outbound, key: string) {
    this.outbound = outbound;
    this.key = key;
  }

  async categories(language: Language): Promise<ProviderCategory[]> {
    const { tags } = z.object({ tags: listed.tags }).parse(await this.ask('categories', language, {}));
    return tags.flatMap((each) => {
      const { data } = category.safeParse(each);
      if (!data || !leadsTo(PICTURE_HOSTS, data.image)) return [];
      // The answer has no size. The panel shows all categories in the same size.
      return [{ name: data.searchterm, picture: { address: data.image, width: 200, height: 150 } }];
    });
  }

  async search(tag: string, limit: number, language: Language): Promise<ProviderGif[]> {
    const answer = await this.ask('search', language, { q: tag, limit: String(limit) });
    const { results } = z.object({ results: listed.results }).parse(answer);
    return results.flatMap((each) => {
      const { data } = found.safeParse(each);
      if (!data) return [];
      const { gif: full, tinygif: tiny } = data.media_formats;
      return [{ title: data.content_description || data.title || '', full, tiny }];
    });
  }

  private ask(what: string, language: Language, query: Record<string, string>): Promise<unknown> {
    const all = new URLSearchParams({ key: this.key, locale: language, contentfilter: 'medium', ...query });
    return this.outbound.json(`${BASE}/${what}?${strict(all)}`);
  }
}

/** Encodes spaces as `%20`, because form encoding writes them as `+`. */
const strict = (query: URLSearchParams): string => query.toString().replaceAll('+', '%20');
