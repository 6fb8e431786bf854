import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider } from '../data/types.ts';

/** Refresh interval in milliseconds. React Query pauses it in a hidden tab. */
const REFRESH_MS = 5_000;

/** Loads one part of the system state and refreshes it every few seconds. */
export function useSystem<Answer>(name: string, read: (provider: ConsoleDataProvider) => Promise<Answer>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['system', name], queryFn: () => read(provider), refetchInterval: REFRESH_MS });
}

/** Sends a repair command without a dialog and reports the result as a notification. */
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
      // If the session has ended, react-admin resolves with an empty record and the command did not run.
      if (Object.keys(data).length > 0) notify(told(data), { type: 'success' });
    },
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['system'] }),
  });
}
