import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';

/** Loads the current rules and all activities that can score. */
export function useScoring() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['scoring', 'rules'], queryFn: () => provider.scoring() });
}
