import type { QueryClient } from '@tanstack/react-query';

/** Whether every requested query has its data. Only then do the server and the browser render the same. */
export const isComplete = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success' && state.fetchStatus === 'idle');
