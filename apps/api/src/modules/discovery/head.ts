import type { Thing } from './structured.ts';

/** A page for which the server draws a picture with its title. */
export interface DrawnPage {
  kind: DrawnKind;
  slug: string;
}
export const DRAWN_KINDS = ['topics', 'events', 'courses'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** A feed of the page, for feed readers. */
export interface FeedLink {
  type: string;
  path: string;
}

/** An entry of a list for readers without JavaScript. */
export interface PlainEntry {
  path: string;
  title: string;
  author: string;
  /** ISO 8601, or null if the entry has no date. */
  at: string | null;
  /** Plain text, or null if `html` has it. */
  text: string | null;
  /** Sanitized HTML. */
  html?: string;
}

/** One numbered page of an endless list. */
export interface PlainPage {
  number: number;
  last: number;
  entries: PlainEntry[];
  /** Whether the rendered screen already shows all entries of page 1. */
  isShown?: true;
  /** The part of the address's query that chooses the list: `show=past`. */
  choice?: string;
}

/** The highest page of the API's lists. */
const MAX_PAGE = 500;

/** The number in `?page=`, from 1. Unreadable numbers mean the first page. */
export const pageNumber = (query: URLSearchParams): number => {
  const given = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(given) ? Math.min(Number(given), MAX_PAGE) : 1;
};

declare module '../../platform/first-page/first-pages.ts' {
  interface Head {
    /** The page's own picture. Its address checks the same rights as the page. */
    picture?: string | null;
    /** The page whose title the server draws if it has no picture. */
    drawn?: DrawnPage;
    feeds?: FeedLink[];
    /** The page of its list, as HTML without JavaScript shows it. */
    plain?: PlainPage;
    /** Returns what the page is about, for engines. Paths are without the community's address. Only guests need it. */
    structured?: () => Thing[];
  }
}

/** The path of a drawn picture. */
export const drawnPath = ({ kind, slug }: DrawnPage): string =>
  `/link-previews/${kind}/${encodeURIComponent(slug)}.png`;
