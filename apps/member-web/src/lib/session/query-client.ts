import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@lyceum/browser/client';

const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What the server does not show any more to whoever asks. */
const isTaken = (error: Error) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** What was taken from a reader is not kept from before: their screen has the refusal alone to show (promise 31). */
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
      // Long enough for Back to find the pages of a feed as they were left.
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && !refused(error),
      retryDelay: 600,
      refetchOnWindowFocus: false,
      // Offline is shown as a failed state with "Try again", never as a skeleton without end.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
