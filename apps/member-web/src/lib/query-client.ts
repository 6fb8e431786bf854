import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@lyceum/contracts/client';

const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const queryClient = new QueryClient({
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
