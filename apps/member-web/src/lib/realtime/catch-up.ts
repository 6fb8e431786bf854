import type { Query, QueryClient } from '@tanstack/react-query';

/** `meta` of a query whose answer live events keep true: after a gap in them it is asked anew. */
export const LIVE = { live: true } as const;

const isLive = ({ meta }: Query): boolean => meta?.live === true;
const wantsAnswer = (query: Query): boolean => (isLive(query) && query.isStale()) || query.state.status === 'error';

/** All who lost the connection at once, with a restart of the server, come back at once: they ask within so long. */
const SPREAD_MS = 3000;

/**
 * After a gap in live events. What they keep true is no longer taken for fresh, and what of it is on the screen, or has failed
 * there, is asked for a moment later, each client at one of its own. Answers how to end the waiting.
 */
export function catchUp(client: QueryClient): () => void {
  void client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
  const timer = setTimeout(
    () => void client.refetchQueries({ type: 'active', predicate: wantsAnswer }),
    Math.random() * SPREAD_MS,
  );
  return () => clearTimeout(timer);
}
