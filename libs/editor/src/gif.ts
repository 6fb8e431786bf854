/** What a GIF in rich text is made of: the address of our own proxy and its picture's size in pixels. */
export interface GifImage {
  url: string;
  title: string;
  width: number;
  height: number;
}

/** The addresses that `modules/gifs` of the API issues: a payload and its signature. Nothing else is an image in rich text. */
export const GIF_ADDRESS = /^\/gifs\/picture\?id=[\w-]{1,2000}\.[\w-]{22}$/;

/** Readers who scroll past do not load it. */
export const GIF_ATTRIBUTES = { loading: 'lazy', decoding: 'async' } as const;

/** How previews, mails and searches name a GIF (part 2 §5). */
export const GIF_WORD = 'GIF';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The rich text of a GIF that was sent. `alt` is the provider's title, so that screen readers say what it shows. */
export function gifHtml({ url, title, width, height }: GifImage): string {
  const alt = title === '' ? GIF_WORD : `${GIF_WORD}: ${title}`;
  const size = `width="${width}" height="${height}"`;
  return `<p><img src="${escaped(url)}" alt="${escaped(alt)}" ${size} loading="lazy" decoding="async" /></p>`;
}

/** A GIF as sanitised rich text holds it. */
export const GIF_TAG = /<img src="\/gifs\/picture\?id=[^>]*>/g;

/**
 * What makes a comment impossible to edit (part 1 §5): a GIF, or a link to a service of GIFs. Understood by JavaScript and
 * PostgreSQL alike.
 */
export const UNEDITABLE_PATTERN =
  '<img src="/gifs/|https?://([a-z0-9-]+[.])*(tenor[.]com|tenor[.]co|giphy[.]com|gph[.]is|klipy[.]com|klipy[.]co)([^a-z0-9.-]|$)';

/** Whether sanitised rich text holds a GIF that was sent. */
export const hasGif = (sanitized: string): boolean => sanitized.includes('<img src="/gifs/');

const uneditable = new RegExp(UNEDITABLE_PATTERN);

/** Whether sanitised rich text holds a GIF or a link to a service of GIFs. */
export const holdsGif = (sanitized: string): boolean => uneditable.test(sanitized);
