import type { QueryClient } from '@tanstack/react-query';

/** What a document is rendered with. Hydration must use the same values as the server. */
export interface Visit {
  /** Time of the rendering in milliseconds. */
  now: number;
  /** Locale for dates and numbers. */
  locale: string;
  /** On the server only: the request's cache and cookies. */
  client?: QueryClient;
  cookies?: string;
}

let current: () => Visit | undefined = () => undefined;

/** The visit of the current request on the server, or of the document until it is hydrated. Otherwise undefined. */
export const visit = (): Visit | undefined => current();

/** Sets where the visit comes from: the request's context on the server, the document in the browser. */
export const visitFrom = (source: () => Visit | undefined): void => void (current = source);
