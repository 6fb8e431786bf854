import { cleanHtml } from '../../../lib/html.ts';
import { putQuote } from '../../../ui/rich-text/fields.ts';

/** Whose words they are, and where they stand. */
export interface Source {
  author: string;
  /** Of the post, within the app. */
  address: string;
}

const made = <K extends keyof HTMLElementTagNameMap>(tag: K, ...inside: (Node | string)[]) => {
  const element = document.createElement(tag);
  element.append(...inside);
  return element;
};

const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(cleanHtml(html), 'text/html').body;

/** A block quote whose first line names its author and leads to the post; `libs/editor` knows it by that line. */
function quoteOf({ author, address }: Source, words: Iterable<Node>): string {
  const link = made('a', made('strong', author));
  link.href = new URL(address, location.origin).href;
  return made('blockquote', made('p', link, ':'), ...words).outerHTML;
}

/** What was selected of a post, as it is. */
export function quotePart(source: Source, html: string): void {
  putQuote(quoteOf(source, parsed(html).childNodes));
}

/** A whole post, without what it quotes itself: that has been said by somebody else. */
export function quoteWhole(source: Source, html: string): void {
  const all = [...parsed(html).childNodes];
  const own = all.filter((node) => !(node instanceof HTMLQuoteElement));
  putQuote(quoteOf(source, own.length > 0 ? own : all));
}
