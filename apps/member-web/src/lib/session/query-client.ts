import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@lyceum/browser/client';
import { visit } from '../visit.ts';

const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether the server denies access to the data. */
const isTaken = (error: Error) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** A cache for one visitor. The server creates one for each request. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Drops cached data after access is revoked, so that the screen shows only the refusal (promise 31).
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isTaken(error)) query.setState({ data: undefined });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Long enough for Back to find a feed's pages unchanged. On the server a timer would keep each request's cache.
        gcTime: 'document' in globalThis ? 30 * 60_000 : Infinity,
        retry: (failures, error) => failures < 1 && !refused(error),
        retryDelay: 600,
        refetchOnWindowFocus: false,
        // Offline shows an error state with a retry, never an endless placeholder.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The cache of this browser. */
export const queryClient = createQueryClient();

/** The cache of the current visitor, for code outside components. */
export const currentClient = (): QueryClient => visit()?.client ?? queryClient;
