import { cleanHtml } from '../../../lib/html.ts';
import { putQuote } from '../../../ui/rich-text/fields.ts';

/** Author and address of a quoted post. */
export interface Source {
  author: string;
  /** Path of the post within the app. */
  address: string;
}

const made = <K extends keyof HTMLElementTagNameMap>(tag: K, ...inside: (Node | string)[]) => {
  const element = document.createElement(tag);
  element.append(...inside);
  return element;
};

const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(cleanHtml(html), 'text/html').body;

/**
 * Block quote whose first line names the author and links to the post. `libs/editor` recognises quotes by that line.
 */
function quoteOf({ author, address }: Source, words: Iterable<Node>): string {
  const link = made('a', made('strong', author));
  link.href = new URL(address, location.origin).href;
  return made('blockquote', made('p', link, ':'), ...words).outerHTML;
}

/** Inserts the selected part of a post as a quote. */
export function quotePart(source: Source, html: string): void {
  putQuote(quoteOf(source, parsed(html).childNodes));
}

/** Inserts a whole post as a quote, without the quotes it contains. */
export function quoteWhole(source: Source, html: string): void {
  const all = [...parsed(html).childNodes];
  const own = all.filter((node) => !(node instanceof HTMLQuoteElement));
  putQuote(quoteOf(source, own.length > 0 ? own : all));
}
