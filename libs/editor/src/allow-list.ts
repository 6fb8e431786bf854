/**
 * The tags of rich text. Events store this HTML forever, so the list may grow but never shrink.
 * The tiptap schema in `schema.ts` produces exactly these tags, and `sanitize.ts` allows no others.
 */
export const ALLOWED_TAGS = [
  'p',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'br',
  'hr',
  'a',
  /** A mention, with the member's id in `data-mention`. Spans have no other use. */
  'span',
] as const;

/**
 * Stored texts may also contain an image with a GIF address of this server (`gif.ts`).
 * The editor's schema does not contain it, because only the server inserts it.
 */
export const GIF_IMAGE = 'img';

export const ALLOWED_SCHEMES = ['http', 'https', 'mailto'] as const;

/** Every link opens in a new tab and sends no referrer. */
export const LINK_ATTRIBUTES = { rel: 'nofollow noopener noreferrer', target: '_blank' } as const;
