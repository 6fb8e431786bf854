import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider } from '../data/types.ts';

/** While the page is looked at; a hidden one asks nothing. */
const REFRESH_MS = 5_000;

/** What runs behind the requests, read anew every few seconds. */
export function useSystem<Answer>(name: string, read: (provider: ConsoleDataProvider) => Promise<Answer>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['system', name], queryFn: () => read(provider), refetchInterval: REFRESH_MS });
}

/** Sends a command that mends something, and tells how it went: there is no dialog to tell it in. */
export function useMending<Done>(
  send: (provider: ConsoleDataProvider) => Promise<{ data: Partial<Done> }>,
  told: (done: Partial<Done>) => string,
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(provider),
    onSuccess: ({ data }) => {
      // Where the session had ended react-admin answers an empty record: nothing was done.
      if (Object.keys(data).length > 0) notify(told(data), { type: 'success' });
    },
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['system'] }),
  });
}
