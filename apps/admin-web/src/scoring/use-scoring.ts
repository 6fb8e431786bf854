import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';

/** The rules that hold, and all that may score. */
export function useScoring() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['scoring', 'rules'], queryFn: () => provider.scoring() });
}
