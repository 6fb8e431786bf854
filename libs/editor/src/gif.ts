/** A GIF in rich text: an address of our proxy and the picture's size in pixels. */
export interface GifImage {
  url: string;
  title: string;
  width: number;
  height: number;
}

/** Addresses that `modules/gifs` of the API issues: a payload with its signature. Rich text allows no other images. */
export const GIF_ADDRESS = /^\/gifs\/picture\?id=[\w-]{1,2000}\.[\w-]{22}$/;

/** The browser loads the image only when the reader scrolls near it. */
export const GIF_ATTRIBUTES = { loading: 'lazy', decoding: 'async' } as const;

/** The text for a GIF in previews, e-mails and search (part 2 §5). */
export const GIF_WORD = 'GIF';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The rich text of a GIF. `alt` contains the provider's title for screen readers. */
export function gifHtml({ url, title, width, height }: GifImage): string {
  const alt = title === '' ? GIF_WORD : `${GIF_WORD}: ${title}`;
  const size = `width="${width}" height="${height}"`;
  return `<p><img src="${escaped(url)}" alt="${escaped(alt)}" ${size} loading="lazy" decoding="async" /></p>`;
}

/** Matches a GIF in sanitized rich text, and its address. */
export const GIF_TAG = /<img src="(\/gifs\/picture\?id=[^"]*)"[^>]*>/g;

/** The address of a GIF's first frame. */
export const stillOf = (address: string): string => `${address}&still=1`;

/** A media query of readers who ask for less motion. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Shows sanitized rich text with still GIFs to readers who ask for less motion. */
export const withStillGifs = (sanitized: string): string =>
  sanitized.replace(GIF_TAG, `<picture><source media="${LESS_MOTION}" srcset="${stillOf('$1')}">$&</picture>`);

/**
 * Matches a GIF or a link to a GIF service, which makes a comment uneditable (part 1 §5). Valid in JavaScript and
 * PostgreSQL.
 */
export const UNEDITABLE_PATTERN =
  '<img src="/gifs/|https?://([a-z0-9-]+[.])*(tenor[.]com|tenor[.]co|giphy[.]com|gph[.]is|klipy[.]com|klipy[.]co)([^a-z0-9.-]|$)';

/** Whether sanitized rich text contains a GIF. */
export const hasGif = (sanitized: string): boolean => sanitized.includes('<img src="/gifs/');

const uneditable = new RegExp(UNEDITABLE_PATTERN);

/** Whether sanitized rich text contains a GIF or a link to a GIF service. */
export const holdsGif = (sanitized: string): boolean => uneditable.test(sanitized);
