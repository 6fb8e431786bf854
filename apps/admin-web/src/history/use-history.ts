import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, HistoryKind } from '../data/types.ts';
import { tellChanges } from './changes.ts';

/** What was done to a record, newest first. A command makes everything on screen, and so this too, be read anew. */
export function useHistory(kind: HistoryKind, id: number) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['history', kind, id],
    queryFn: async () => tellChanges((await provider.history(kind, id)).data).toReversed(),
  });
}
