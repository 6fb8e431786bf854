import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';

/** Refresh interval of the dashboard, in milliseconds. Staff leave it open. */
export const EVERY_MS = 60_000;

/** Statistics of the dashboard. Panels share the request. */
export function useDashboard() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await provider.dashboard()).data,
    refetchInterval: EVERY_MS,
  });
}
