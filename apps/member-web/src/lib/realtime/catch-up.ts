import type { Query, QueryClient } from '@tanstack/react-query';

/** `meta` of queries that live events keep current. They refetch after a gap in the events. */
export const LIVE = { live: true } as const;

const isLive = ({ meta }: Query): boolean => meta?.live === true;
const wantsAnswer = (query: Query): boolean => (isLive(query) && query.isStale()) || query.state.status === 'error';

/**
 * Time over which clients spread their refetches in milliseconds, because after a server restart all reconnect
 * simultaneously.
 */
const SPREAD_MS = 3000;

/**
 * Handles a gap in live events. Marks the affected queries as stale, and refetches visible and failed ones after a
 * random delay. Returns a function that cancels the delay.
 */
export function catchUp(client: QueryClient): () => void {
  void client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
  const timer = setTimeout(
    () => void client.refetchQueries({ type: 'active', predicate: wantsAnswer }),
    Math.random() * SPREAD_MS,
  );
  return () => clearTimeout(timer);
}
