import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, HistoryKind } from '../data/types.ts';
import { tellChanges } from './changes.ts';

/** Loads the history of a record, newest first. Every command refetches it along with the rest of the screen. */
export function useHistory(kind: HistoryKind, id: number) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['history', kind, id],
    queryFn: async () => tellChanges((await provider.history(kind, id)).data).toReversed(),
  });
}
