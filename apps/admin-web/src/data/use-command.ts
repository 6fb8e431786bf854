import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { done as isDone } from './errors.ts';
import type { ConsoleDataProvider } from './types.ts';
import { useReread } from './use-reread.ts';

/** Sends one command to the server. An answer without an id means that it was not executed. */
export type Send<Command> = (provider: ConsoleDataProvider, command: Command) => Promise<{ data: { id?: number } }>;

/**
 * Returns a function that sends a command, shows `done` as a notification and refetches the data on screen. The dialog
 * that sent the command handles a refusal.
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
