import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

type StartUp = Extract<Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>, { plugins: unknown }>;

export type Plugin = StartUp['plugins'][number];

/** Public settings of the community, available before login. Has defaults while they load. */
export function useCommunity() {
  const { data: known } = useQuery({
    queryKey: ['community'],
    queryFn: async () => (await api('GET /api/v3/settings')) as StartUp,
    staleTime: Infinity,
  });
  return {
    name: known?.data.community_name ?? 'Lyceum',
    logo: known?.data.logo ?? '',
    demoAccounts: known?.data.demo_accounts ?? [],
    plugins: known?.plugins ?? [],
    // Undefined while it is unknown.
    reasons: known?.data.report_reasons,
  };
}
