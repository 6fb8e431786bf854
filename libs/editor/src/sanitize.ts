import sanitizeHtml from 'sanitize-html';
import { ALLOWED_SCHEMES, ALLOWED_TAGS, GIF_IMAGE, LINK_ATTRIBUTES } from './allow-list.ts';
import { GIF_ADDRESS, GIF_ATTRIBUTES, GIF_TAG, GIF_WORD } from './gif.ts';

/**
 * Increase this with every change of the rules below. Projections of rich text use it as their version.
 * Stored text of older rules is then sanitized by the new ones.
 */
export const RULES_VERSION = 3;

/** Leading white space and invisible characters. Some parsers skip them and find a scheme that others do not see. */
const UNSEEN_FIRST = /^[\s\p{C}\p{Z}]+/u;

function hrefOf(given: string | undefined): { href?: string } {
  const href = given?.replace(UNSEEN_FIRST, '');
  return href ? { href } : {};
}

const MEMBER_ID = /^[1-9]\d{0,9}$/;

/** Rules for text that members write. */
const WRITTEN: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], span: ['data-mention'] },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      // Adds the link attributes even without an address, so that sanitizing twice gives the same result.
      attribs: { ...hrefOf(attributes.href), ...LINK_ATTRIBUTES },
    }),
    // A span without a valid member id is no mention. The unknown tag `none` drops it and keeps its text.
    span: (tagName, { 'data-mention': id = '' }): sanitizeHtml.Tag => {
      if (!MEMBER_ID.test(id)) return { tagName: 'none', attribs: {} };
      return { tagName, attribs: { 'data-mention': id } };
    },
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
};

const SIZE = /^[1-9]\d{0,4}$/;

/** The attributes of an image. A GIF of this server keeps them, and every other image loses all. */
function gifAttributes({ src, alt, width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isGif = src && GIF_ADDRESS.test(src) && SIZE.test(width ?? '') && SIZE.test(height ?? '');
  return isGif ? { src, alt: alt || GIF_WORD, width: width!, height: height!, ...GIF_ATTRIBUTES } : {};
}

/** Rules for text in events: the same, plus GIFs that the server inserted. */
const STORED: sanitizeHtml.IOptions = {
  ...WRITTEN,
  allowedTags: [...ALLOWED_TAGS, GIF_IMAGE],
  allowedAttributes: {
    ...(WRITTEN.allowedAttributes as Record<string, string[]>),
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  transformTags: {
    ...WRITTEN.transformTags,
    img: (tagName, attributes) => ({ tagName, attribs: gifAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === GIF_IMAGE && attribs.src === undefined,
};

/** Paragraphs of plain text, as most comments are. Sanitizing would not change them. */
const PLAIN = /^(?:<p>[^<>&]+<\/p>)+$/;

/** Broken markup settles after two or three passes. Text that does not settle cannot come from the editor. */
const MOST_PASSES = 8;

/**
 * Sanitizes text that a member has written. As {@link sanitizeRichText}, but without images, which only the server
 * inserts.
 */
export const sanitizeWritten = (html: string): string => cleaned(html, WRITTEN);

/** Sanitizes stored rich text by the allow-list, including GIFs. */
export const sanitizeRichText = (html: string): string => cleaned(html, STORED);

/**
 * Repeats until the result is stable. Dropping a tag may leave nested paragraphs, which the next parser restructures.
 */
function cleaned(html: string, rules: sanitizeHtml.IOptions): string {
  if (PLAIN.test(html)) return html;
  let text = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizeHtml(text, rules).trim();
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim();
}

const BREAKS = /<(?:br|hr|\/p|\/h2|\/h3|\/li|\/pre|\/blockquote)\b[^>]*>/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Decodes the entities that sanitized HTML contains. */
export const decodeText = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The text of sanitized rich text on one line, for counting, excerpts and search. A GIF becomes its word (part 2 §5).
 */
export function plainText(sanitized: string): string {
  return decodeText(
    sanitized
      .replace(GIF_TAG, GIF_WORD)
      .replace(BREAKS, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

const QUOTE_EDGE = /<blockquote>|<\/blockquote>/g;
/** How a quote of a post begins: with the author's name as a link to the post. */
const NAMED = /^<p><a [^>]*><strong>/;

/** Sanitized rich text without quotes of posts, because the quoted authors wrote that text. */
export function withoutQuotes(sanitized: string): string {
  const kept: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of sanitized.matchAll(QUOTE_EDGE)) {
    const opens = tag === '<blockquote>';
    const after = index + tag.length;
    if (opens && depth === 0 && !NAMED.test(sanitized.slice(after))) continue;
    if (opens) {
      if (depth === 0) kept.push(sanitized.slice(from, index));
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      from = after;
    }
  }
  return depth === 0 ? kept.join('') + sanitized.slice(from) : sanitized;
}

/**
 * The first `length` characters of the text without quotes. Cut at a word if one is near, and then ends with an
 * ellipsis.
 */
export function excerptOf(sanitized: string, length: number): string {
  const text = plainText(withoutQuotes(sanitized)) || plainText(sanitized);
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 1).join('');
  const atWord = cut.lastIndexOf(' ');
  const kept = atWord > cut.length * 0.8 ? cut.slice(0, atWord) : cut;
  return `${kept.replace(/[\s.,;:!?…]+$/u, '')}…`;
}

const BLANKS = ['<br />', '<br>', '&nbsp;', '\u00a0'];

function withoutBlanks(html: string): string {
  let rest = html.trimEnd();
  for (let blank = BLANKS.find((each) => rest.endsWith(each)); blank;) {
    rest = rest.slice(0, -blank.length).trimEnd();
    blank = BLANKS.find((each) => rest.endsWith(each));
  }
  return rest;
}

/**
 * Sanitized rich text without trailing blank lines: empty paragraphs and trailing line breaks.
 * Runs in linear time for any number of blanks.
 */
export function withoutBlankEnd(sanitized: string): string {
  let rest = withoutBlanks(sanitized);
  while (rest.endsWith('</p>')) {
    const inside = withoutBlanks(rest.slice(0, -'</p>'.length));
    if (!inside.endsWith('<p>')) return `${inside}</p>`;
    rest = withoutBlanks(inside.slice(0, -'<p>'.length));
  }
  return rest;
}
