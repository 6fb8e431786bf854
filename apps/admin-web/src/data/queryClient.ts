import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './errors.ts';

const worthAnotherTry = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 0 || status >= 500;
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Retries once, and only if the server gave no answer. A refusal is final.
      retry: (failures, error) => failures < 1 && worthAnotherTry(error),
      // Reports a lost connection immediately. React Query must not pause requests and send commands later.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
