import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

type StartUp = Extract<Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>, { plugins: unknown }>;

/** What the apps know before anybody has signed in. */
export function useCommunity() {
  const { data } = useQuery({
    queryKey: ['community'],
    queryFn: async () => ((await api('GET /api/v3/settings')) as StartUp).data,
    staleTime: Infinity,
  });
  return { name: data?.community_name ?? 'Lyceum', demoAccounts: data?.demo_accounts ?? [] };
}
