import sanitizeHtml from 'sanitize-html';
import { ALLOWED_SCHEMES, ALLOWED_TAGS, LINK_ATTRIBUTES } from './allow-list.ts';

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

const RULES: sanitizeHtml.IOptions = {
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

/** Paragraphs of nothing but text, as most comments are: what cleaning would leave as it is. */
const PLAIN = /^(?:<p>[^<>&]+<\/p>)+$/;

/** Broken markup settles after two or three; what does not is no text of an editor. */
const MOST_PASSES = 8;

/**
 * Cleans rich text by the allow-list. Cleaning twice changes nothing: a tag that is dropped may leave a paragraph
 * inside a paragraph, which the next reader takes apart differently, so we clean until nothing changes any more.
 */
export function sanitizeRichText(html: string): string {
  if (PLAIN.test(html)) return html;
  let cleaned = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizeHtml(cleaned, RULES).trim();
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} }).trim();
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

/** The text of sanitised rich text on one line: what is counted, excerpted and searched. */
export function plainText(sanitized: string): string {
  return decodeText(sanitized.replace(BREAKS, ' ').replace(/<[^>]*>/g, ''))
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
