import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { tokens } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Me, sessionChanged } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';

const tokensKey = ['tokens'];

export const useTokens = () =>
  useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await api('GET /api/v4/tokens', { signal })).data,
  });

export interface NewToken {
  name: string;
  scopes: tokens.TokenScope[];
  expires_in_days: number;
  current_password?: string;
}

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => api('POST /api/v4/tokens', { body }).then(({ data }) => data),
    onSuccess: () => void client.invalidateQueries({ queryKey: tokensKey }),
  });
}

export function useRevokeToken() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/v4/tokens/{id}', { params: { id } }),
    onSuccess: () => toast({ kind: 'success', text: t('tokens.revoked') }),
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}

/** Asked for anew each time, and handed to the browser as a file. It may take long, and goes on when the tab is left. */
export function useExport(me: Me) {
  const { t } = useTranslation();
  const key = 'export';
  return useMutation({
    onMutate: () => toast({ kind: 'busy', key, text: t('data.busy') }),
    onSuccess: () => toast({ kind: 'clear', key }),
    onError: (error) => toast({ kind: 'error', key, text: error.message || t('errors.action') }),
    mutationFn: async () => {
      const { data } = await api('GET /api/v4/users/me/export');
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `lyceum-${me.username}-${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}

export const eraseKey = ['erase'] as const;

export function useErase() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: eraseKey,
    mutationFn: (current_password: string | undefined) =>
      api('POST /api/v4/users/me/erase', { body: { current_password } }),
    onSuccess: async () => {
      // Away from here first: the settings of nobody lead to the login page.
      await navigate('/', { replace: true });
      sessionChanged(client, null);
      toast({ kind: 'success', text: t('leave.done') });
    },
  });
}
