import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that refetches every failed query on the screen. If one request failed for lack of a server, the
 * others did too.
 */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
}
