import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';

const exportKey = ['data-export'];
const LOOK_EVERY_MS = 2_000;

/** Loads the member's data export, and polls while the server prepares it. */
export const useDataExport = () =>
  useQuery({
    queryKey: exportKey,
    queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/export', { signal })).data,
    refetchInterval: ({ state }) => state.data?.status === 'preparing' && LOOK_EVERY_MS,
  });

/** Mutation that requests a data export. `renew` replaces a finished export. */
export function useAskForExport() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (renew: boolean) => (await api('POST /api/v4/users/me/export', { body: { renew } })).data,
    onSuccess: (data) => client.setQueryData(exportKey, data),
    onError: (error) => toast({ kind: 'error', text: error.message || t('errors.action') }),
  });
}
