import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@lyceum/browser/client';

const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether the server denies access to the data. */
const isTaken = (error: Error) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Drops cached data after access is revoked, so that the screen shows only the refusal (promise 31). */
const queryCache = new QueryCache({
  onError: (error, query) => {
    if (isTaken(error)) query.setState({ data: undefined });
  },
});

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Long enough for Back to find a feed's pages unchanged.
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && !refused(error),
      retryDelay: 600,
      refetchOnWindowFocus: false,
      // Offline shows an error state with a retry, never an endless placeholder.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
