import { element, XML, xmlText } from './xml.ts';

export interface FeedEntry {
  path: string;
  title: string;
  excerpt: string;
  author: string;
  board: string;
  published: string;
  changed: string;
}

export interface Feed {
  /** Of the page with the same topics. */
  path: string;
  title: string;
  description: string;
  language: string;
  entries: readonly FeedEntry[];
}

export const FEED_TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedForm = keyof typeof FEED_TYPES;

/** The path of a feed. Null means the whole community. */
export const feedPath = (board: string | null, form: FeedForm): string =>
  board === null ? `/feeds/community.${form}` : `/feeds/boards/${encodeURIComponent(board)}.${form}`;

const link = (href: string, rel: string, type?: string): string =>
  `<link href="${xmlText(href)}" rel="${rel}"${type ? ` type="${type}"` : ''}/>`;

/** RSS 2.0. `self` is the feed's own address. */
export function rss(feed: Feed, publicUrl: string, self: string): string {
  const items = feed.entries.map(
    (entry) =>
      `<item>${element('title', entry.title)}${element('link', publicUrl + entry.path)}` +
      `<guid isPermaLink="true">${xmlText(publicUrl + entry.path)}</guid>` +
      `${element('pubDate', new Date(entry.published).toUTCString())}${element('dc:creator', entry.author)}` +
      `${element('category', entry.board)}${element('description', entry.excerpt)}</item>`,
  );
  return (
    `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>` +
    `${element('title', feed.title)}${element('link', publicUrl + feed.path)}` +
    `<description>${xmlText(feed.description)}</description>${element('language', feed.language)}` +
    `<atom:link href="${xmlText(publicUrl + self)}" rel="self" type="${FEED_TYPES.rss}"/>\n` +
    `${items.join('\n')}</channel></rss>\n`
  );
}

/** Atom 1.0 (RFC 4287). `self` is the feed's own address, and its id. */
export function atom(feed: Feed, publicUrl: string, self: string): string {
  const newest = feed.entries.map(({ changed }) => changed).sort();
  const entries = feed.entries.map(
    (entry) =>
      `<entry>${element('title', entry.title)}${element('id', publicUrl + entry.path)}${link(publicUrl + entry.path, 'alternate')}` +
      `${element('published', entry.published)}${element('updated', entry.changed)}` +
      `<author><name>${xmlText(entry.author)}</name></author><category term="${xmlText(entry.board)}"/>` +
      `<summary>${xmlText(entry.excerpt)}</summary></entry>`,
  );
  return (
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">${element('title', feed.title)}` +
    `${element('subtitle', feed.description)}${element('id', publicUrl + self)}` +
    `${link(publicUrl + self, 'self', FEED_TYPES.atom)}${link(publicUrl + feed.path, 'alternate')}` +
    `${element('updated', newest.at(-1) ?? new Date(0).toISOString())}\n${entries.join('\n')}</feed>\n`
  );
}
