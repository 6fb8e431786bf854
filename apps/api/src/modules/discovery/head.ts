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

declare module '../../platform/first-page/first-pages.ts' {
  interface Head {
    /** The page's own picture. Its address checks the same rights as the page. */
    picture?: string | null;
    /** The page whose title the server draws if it has no picture. */
    drawn?: DrawnPage;
    feeds?: FeedLink[];
    /** What the page is about, for engines. Paths are without the community's address. */
    structured?: Thing[];
  }
}

/** The path of a drawn picture. */
export const drawnPath = ({ kind, slug }: DrawnPage): string =>
  `/link-previews/${kind}/${encodeURIComponent(slug)}.png`;
