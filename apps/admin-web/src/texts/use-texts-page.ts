import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';
import { type Text, textsOf } from './texts.ts';

export const TEXTS = 'member-texts';

/** What the member app says, and what the community says in its place. */
export function useTextsPage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery<Text[]>({
    queryKey: [TEXTS],
    queryFn: async () => {
      const [original, own] = await Promise.all([provider.originalTexts(), provider.ownTexts()]);
      return textsOf(original.data, own.data);
    },
  });
}
