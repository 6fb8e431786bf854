import { z } from 'zod';
import { operation } from './base/operation.ts';
import { GIF_LIMITS } from './gif-limits.ts';

/**
 * An address that this server issued. The server proxies the picture, so that the provider does not learn who views it.
 */
const issued = z.string().max(GIF_LIMITS.address);

/** Fields of a comment or message that sends a GIF instead of text. `gif` is a `url` of {@link searchGifs}. */
export const gifPayload = {
  gif: issued.optional(),
  /** Listed without a meaning (part 2 §3), so it is accepted and not stored. */
  custom_data: z.unknown().optional(),
};

const picture = z.object({
  url: issued,
  /** Width and height in pixels. */
  dims: z.tuple([z.int(), z.int()]),
});

export const gif = z.object({
  title: z.string(),
  media: z.tuple([z.object({ gif: picture, tinygif: picture })]),
});
export type Gif = z.infer<typeof gif>;

/** The service that GIFs come from, whose mark the panel shows. Null for the community's own pictures. */
export const gifService = z.enum(['klipy', 'giphy']).nullable();
export type GifService = NonNullable<z.infer<typeof gifService>>;

export const gifCategory = z.object({ name: z.string(), image: issued });
export type GifCategory = z.infer<typeof gifCategory>;

export const gifCategories = operation({
  method: 'GET',
  path: '/api/v4/gifs/categories',
  summary: 'The categories of the GIF panel, each with a picture',
  permission: 'member',
  output: z.object({ tags: z.array(gifCategory), service: gifService }),
});

export const searchGifs = operation({
  method: 'GET',
  path: '/api/v4/gifs/search',
  summary: 'GIFs for a word or a category, best match first',
  permission: 'member',
  query: z.object({
    tag: z.string().trim().min(1, 'What are you looking for?').max(GIF_LIMITS.query),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(GIF_LIMITS.search)
      .transform((asked) => Math.min(asked, GIF_LIMITS.search)),
  }),
  output: z.object({ results: z.array(gif) }),
});
