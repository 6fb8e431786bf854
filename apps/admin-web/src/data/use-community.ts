import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

type StartUp = Extract<Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>, { plugins: unknown }>;

export type Plugin = StartUp['plugins'][number];

/** What the apps know before anybody has signed in. */
export function useCommunity() {
  const { data: known } = useQuery({
    queryKey: ['community'],
    queryFn: async () => (await api('GET /api/v3/settings')) as StartUp,
    staleTime: Infinity,
  });
  return {
    name: known?.data.community_name ?? 'Lyceum',
    demoAccounts: known?.data.demo_accounts ?? [],
    plugins: known?.plugins ?? [],
  };
}
