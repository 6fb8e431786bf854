import sanitizeHtml from 'sanitize-html';
import { ALLOWED_SCHEMES, ALLOWED_TAGS, GIF_IMAGE, LINK_ATTRIBUTES } from './allow-list.ts';
import { GIF_ADDRESS, GIF_ATTRIBUTES, GIF_TAG, GIF_WORD } from './gif.ts';

/**
 * Raised with every change of the rules below: projections of rich text carry it as their version, so that what was
 * written under older rules is cleaned by the new ones.
 */
export const RULES_VERSION = 3;

/** Blanks and signs without width: some readers pass over them, and then see a scheme that was none to the others. */
const UNSEEN_FIRST = /^[\s\p{C}\p{Z}]+/u;

function hrefOf(given: string | undefined): { href?: string } {
  const href = given?.replace(UNSEEN_FIRST, '');
  return href ? { href } : {};
}

const MEMBER_ID = /^[1-9]\d{0,9}$/;

/** What members write. */
const WRITTEN: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], span: ['data-mention'] },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      // With or without an address, so that cleaning what lost its address changes nothing more.
      attribs: { ...hrefOf(attributes.href), ...LINK_ATTRIBUTES },
    }),
    // No tag that is allowed: without a member it is no mention, and its words stay.
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

/** An image keeps its attributes where it is a GIF of ours, and none where it is anything else. */
function gifAttributes({ src, alt, width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isGif = src && GIF_ADDRESS.test(src) && SIZE.test(width ?? '') && SIZE.test(height ?? '');
  return isGif ? { src, alt: alt || GIF_WORD, width: width!, height: height!, ...GIF_ATTRIBUTES } : {};
}

/** What events hold: the same, and GIFs, which the server has put there. */
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

/** Paragraphs of nothing but text, as most comments are: what cleaning would leave as it is. */
const PLAIN = /^(?:<p>[^<>&]+<\/p>)+$/;

/** Broken markup settles after two or three; what does not is no text of an editor. */
const MOST_PASSES = 8;

/** Cleans what a member has written: as {@link sanitizeRichText}, without images, which only the server may put in. */
export const sanitizeWritten = (html: string): string => cleaned(html, WRITTEN);

/** Cleans stored rich text by the allow-list, GIFs included. */
export const sanitizeRichText = (html: string): string => cleaned(html, STORED);

/**
 * Cleaning twice changes nothing: a tag that is dropped may leave a paragraph
 * inside a paragraph, which the next reader takes apart differently, so we clean until nothing changes any more.
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

/** Characters that sanitised HTML writes as entities. */
export const decodeText = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The text of sanitised rich text on one line: what is counted, excerpted and searched. A GIF is the word (part 2 §5). */
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
/** How a quote of somebody's post begins: their name, which leads there. */
const NAMED = /^<p><a [^>]*><strong>/;

/** What is said besides quotes of others' posts; they have said that themselves. */
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

/** The first `length` characters of the text, cut at a word where one is near, with an ellipsis when cut. Quotes are left out. */
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
 * Sanitised rich text without the blank lines at its end: empty paragraphs, and line breaks that nothing follows.
 * It takes one pass over the blanks, however many there are.
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
