/**
 * What rich text may hold, for ever: events keep this HTML, so the list may grow but never shrink. The tiptap schema in
 * `schema.ts` produces exactly these tags, and `sanitize.ts` lets nothing else through.
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
  /** A mention: it has the member's id in `data-mention`, and is nothing else. */
  'span',
] as const;

/**
 * Beside them stored texts may hold an image whose address this server issued for a GIF (`gif.ts`). It is no part of the
 * editor's schema: only the server puts it there.
 */
export const GIF_IMAGE = 'img';

export const ALLOWED_SCHEMES = ['http', 'https', 'mailto'] as const;

/** Every link opens apart from the app and gives nothing away about where it was clicked. */
export const LINK_ATTRIBUTES = { rel: 'nofollow noopener noreferrer', target: '_blank' } as const;
