import type { PlainEntry } from '../../modules/discovery/index.ts';
import { escaped } from '../../platform/http/html.ts';
import type { FirstPage } from '../first-page.ts';
import { pageText } from './page.texts.ts';

/** The address of a page of the screen's list. */
export const pageAddress = (path: string, number: number): string => (number === 1 ? path : `${path}?page=${number}`);

/** What readers without JavaScript see behind the screen: its list with numbered pages, and what cannot work. */
export function plainPage({ plain, path = '/', language, title, community }: FirstPage): string {
  const spoken = language ?? 'en';
  const limits = `<p>${escaped(pageText('limits').in(spoken))}</p>`;
  if (!plain) return `<noscript>${limits}</noscript>`;
  const { number, last, entries } = plain;
  const dates = new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeZone: 'UTC' });
  const links = [
    ...(number > 1 ? [{ rel: 'prev', to: number - 1, text: pageText('previous') }] : []),
    ...(number < last ? [{ rel: 'next', to: number + 1, text: pageText('next') }] : []),
  ].map(
    ({ rel, to, text }) => `<a rel="${rel}" href="${escaped(pageAddress(path, to))}">${escaped(text.in(spoken))}</a>`,
  );
  const position = escaped(pageText('position', { number, last }).in(spoken));
  // The first page stands below the rendered screen, which has a heading. Other pages stand alone.
  const head = number > 1 ? `<p><a href="/">${escaped(community)}</a></p><h1>${escaped(title ?? community)}</h1>` : '';
  const element = number > 1 ? 'main' : 'section';
  return (
    `<noscript><link rel="stylesheet" href="/plain.css" /><${element} id="plain" aria-label="${position}">${head}` +
    `${entries.map((entry) => entryHtml(entry, dates)).join('')}` +
    `<nav aria-label="${position}"><p>${position}</p>${links.join(' ')}</nav>${limits}</${element}></noscript>`
  );
}

/**
 * Browsers with JavaScript read `<noscript>` as text up to its end tag, even inside an attribute. Escaping the tag's `<`
 * keeps a text from ending it.
 */
const inNoscript = (html: string): string => html.replace(/<(?=\/?noscript)/gi, '&lt;');

const entryHtml = ({ path, title, author, at, text, html }: PlainEntry, dates: Intl.DateTimeFormat): string =>
  `<article><h2><a href="${escaped(path)}">${escaped(title)}</a></h2>` +
  `${bylineHtml(author, at, dates)}` +
  `${text === null ? inNoscript(html ?? '') : `<p>${escaped(text)}</p>`}</article>`;

function bylineHtml(author: string, at: string | null, dates: Intl.DateTimeFormat): string {
  const time = at && `<time datetime="${escaped(at)}">${escaped(dates.format(new Date(at)))}</time>`;
  const parts = [escaped(author), time].filter(Boolean);
  return parts.length > 0 ? `<p>${parts.join(' · ')}</p>` : '';
}
