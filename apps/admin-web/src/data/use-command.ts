import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { done as isDone } from './errors.ts';
import type { ConsoleDataProvider } from './types.ts';
import { useReread } from './use-reread.ts';

/** Sends one command to the server; without an id in its answer nothing was done. */
export type Send<Command> = (provider: ConsoleDataProvider, command: Command) => Promise<{ data: { id?: number } }>;

/**
 * Sends a command, says that it was done and reads everything on screen anew: the record, the lists, the history.
 * What the server refuses is for the dialog that asked.
 */
export function useCommand<Command>(send: Send<Command>, done: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reread = useReread();
  const { mutateAsync } = useMutation({
    mutationFn: async (command: Command) => isDone(await send(provider, command)),
    onSuccess: () => {
      notify(done, { type: 'success' });
      reread();
    },
  });
  return mutateAsync;
}
