import { useQueryClient } from '@tanstack/react-query';

/**
 * "Try again" asks for everything on the screen that failed: when one request found no server, its neighbours did not
 * either, and a feed that comes back without the member it was asked for helps nobody.
 */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
}
