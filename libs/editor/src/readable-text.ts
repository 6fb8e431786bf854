import { GIF_WORD } from './gif.ts';
import { decodeText } from './sanitize.ts';

/** Blocks with a blank line around them. List items have one line each. */
const PARAGRAPHS = new Set(['p', 'h2', 'h3', 'pre', 'blockquote', 'ul', 'ol', 'hr']);
const TOKEN = /<(\/?)(\w+)([^>]*)>|[^<]+/g;

const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes);
  return found ? decodeText(found[1]!) : null;
};

interface List {
  /** Null for bullets. */
  next: number | null;
}

/** Writes text line by line. Delays line breaks until the next text, so that adjacent blocks share them. */
class Lines {
  private text = '';
  private breaks = 0;

  break(count: number): void {
    this.breaks = Math.max(this.breaks, count);
  }

  add(piece: string): void {
    if (piece === '') return;
    if (this.text !== '') this.text += '\n'.repeat(this.breaks);
    this.breaks = 0;
    this.text += piece;
  }

  get isAtLineStart(): boolean {
    return this.text === '' || this.breaks > 0 || /(?:^|\n)\s*(?:-|\d+\.) $/.test(this.text);
  }

  toString(): string {
    return this.text.replace(/[^\S\n]+$/gm, '').trim();
  }
}

/**
 * Converts sanitized rich text to plain text for e-mails and calendars.
 * Paragraphs get a blank line between them, list items a dash or number, and links their address after the text.
 */
export function readableText(sanitized: string): string {
  const lines = new Lines();
  const lists: List[] = [];
  let preformatted = false;
  let link: { href: string | null; words: string } | null = null;

  const startItem = (): void => {
    const list = lists.at(-1);
    lines.break(1);
    const mark = list?.next == null ? '-' : `${list.next++}.`;
    lines.add(`${'  '.repeat(Math.max(0, lists.length - 1))}${mark} `);
  };
  const open = (tag: string, attributes: string): void => {
    // The paragraph of a list item continues after its dash.
    if (PARAGRAPHS.has(tag) && !(tag === 'p' && lists.length > 0)) lines.break(lists.length > 0 ? 1 : 2);
    if (tag === 'ul') lists.push({ next: null });
    if (tag === 'ol') lists.push({ next: Number(attribute(attributes, 'start') ?? 1) });
    if (tag === 'li') startItem();
    if (tag === 'br') lines.break(1);
    if (tag === 'img') lines.add(GIF_WORD);
    if (tag === 'pre') preformatted = true;
    if (tag === 'a') link = { href: attribute(attributes, 'href'), words: '' };
  };
  const close = (tag: string): void => {
    if (tag === 'ul' || tag === 'ol') lists.pop();
    if (tag === 'pre') preformatted = false;
    if (tag === 'li') lines.break(1);
    if (PARAGRAPHS.has(tag)) lines.break(lists.length > 0 ? 1 : 2);
    if (tag !== 'a' || !link) return;
    const { href, words } = link;
    link = null;
    const address = href?.replace(/^mailto:/, '') ?? '';
    if (address !== '' && address !== words.trim()) lines.add(words === '' ? address : ` (${address})`);
  };
  const write = (raw: string): void => {
    const text = preformatted ? decodeText(raw) : decodeText(raw).replace(/\s+/g, ' ');
    const piece = lines.isAtLineStart && !preformatted ? text.trimStart() : text;
    if (link) link.words += piece;
    lines.add(piece);
  };

  for (const [token, slash, tag, attributes] of sanitized.matchAll(TOKEN)) {
    if (tag === undefined) write(token);
    else if (slash) close(tag);
    else open(tag, attributes ?? '');
  }
  return lines.toString();
}
