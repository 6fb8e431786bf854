import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './errors.ts';

const worthAnotherTry = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 0 || status >= 500;
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only a server that did not answer is asked once more.
      retry: (failures, error) => failures < 1 && worthAnotherTry(error),
      // Offline is told at once: nothing waits without a word, and no command goes off by itself later.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
