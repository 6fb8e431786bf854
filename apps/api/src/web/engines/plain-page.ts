import type { PlainEntry, PlainPage } from '../../modules/discovery/index.ts';
import { escaped } from '../../platform/http/html.ts';
import type { Language } from '../../platform/texts/texts.ts';
import type { FirstPage } from '../first-page.ts';
import { formText } from '../forms/form.texts.ts';
import { accountForms, searchForm } from '../forms/plain-forms.ts';
import { pageText } from './page.texts.ts';

/** The address of a page of the screen's list. `choice` is the query that chooses the list. */
export const pageAddress = (path: string, number: number, choice = ''): string => {
  const query = [choice, number === 1 ? '' : `page=${number}`].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
};

/**
 * What readers without JavaScript see: below the rendered screen the other pages of its list, and otherwise the list
 * itself. On every screen a search, the way to log in, and what cannot work.
 */
export function plainPage(page: FirstPage, isRendered: boolean): string {
  const { plain, path = '/', title, community, forms, isGuest, hasSearch, searched } = page;
  const language = page.language ?? 'en';
  // A rendered screen has a heading. Other pages stand alone.
  const head = isRendered ? '' : `<p><a href="/">${escaped(community)}</a></p><h1>${escaped(title ?? community)}</h1>`;
  const element = isRendered ? 'section' : 'main';
  return (
    `<noscript><link rel="stylesheet" href="/plain.css" /><${element} id="plain" aria-label="${escaped(title ?? community)}">` +
    head +
    (plain ? listHtml(path, plain, isRendered, language) : '') +
    (plain?.entries.length === 0 && searched
      ? `<p>${escaped(formText('nothing', { text: searched }).in(language))}</p>`
      : '') +
    (forms ? accountForms(forms, isGuest, language) : '') +
    (hasSearch ? searchForm(searched, language) : '') +
    (forms ? '' : accountLink(path, isGuest, language)) +
    `<p>${escaped(pageText('limits').in(language))}</p></${element}></noscript>`
  );
}

/** The way to the forms of the account, which return to this screen. */
function accountLink(path: string, isGuest: boolean, language: Language): string {
  const text = escaped(formText(isGuest ? 'toLogin' : 'toLogout').in(language));
  const back = isGuest && path !== '/' ? `?return_to=${encodeURIComponent(path)}` : '';
  return `<p><a href="/auth/login${back}">${text}</a></p>`;
}

function listHtml(path: string, plain: PlainPage, isRendered: boolean, language: Language): string {
  const { number, last, entries, isShown, choice } = plain;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const links = [
    ...(number > 1 ? [{ rel: 'prev', to: number - 1, text: pageText('previous') }] : []),
    ...(number < last ? [{ rel: 'next', to: number + 1, text: pageText('next') }] : []),
  ].map(
    ({ rel, to, text }) =>
      `<a rel="${rel}" href="${escaped(pageAddress(path, to, choice))}">${escaped(text.in(language))}</a>`,
  );
  const position = escaped(pageText('position', { number, last }).in(language));
  const list = isShown && isRendered ? '' : entries.map((entry) => entryHtml(entry, dates)).join('');
  const numbers = last > 1 ? `<nav aria-label="${position}"><p>${position}</p>${links.join(' ')}</nav>` : '';
  return list + numbers;
}

/**
 * Browsers with JavaScript read `<noscript>` as text up to its end tag, even inside an attribute. Escaping the tag's `<`
 * keeps a text from ending it.
 */
const inNoscript = (html: string): string => html.replace(/<(?=\/?noscript)/gi, '&lt;');

const entryHtml = ({ path, title, author, at, text, html }: PlainEntry, dates: Intl.DateTimeFormat): string =>
  `<article><h2><a href="${escaped(path)}">${escaped(title)}</a></h2>` +
  `${bylineHtml(author, at, dates)}${text === null ? inNoscript(html ?? '') : `<p>${escaped(text)}</p>`}</article>`;

function bylineHtml(author: string, at: string | null, dates: Intl.DateTimeFormat): string {
  const time = at && `<time datetime="${escaped(at)}">${escaped(dates.format(new Date(at)))}</time>`;
  const parts = [escaped(author), time].filter(Boolean);
  return parts.length > 0 ? `<p>${parts.join(' · ')}</p>` : '';
}
