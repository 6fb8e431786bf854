import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { tokens } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sessionChanged } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';

const tokensKey = ['tokens'];

/** Loads the member's API tokens. */
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

/** Mutation that creates an API token. */
export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => api('POST /api/v4/tokens', { body }).then(({ data }) => data),
    onSuccess: () => void client.invalidateQueries({ queryKey: tokensKey }),
  });
}

/** Mutation that revokes an API token. */
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

export const eraseKey = ['erase'] as const;

/** Mutation that erases the member's account. */
export function useErase() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: eraseKey,
    mutationFn: (current_password: string | undefined) =>
      api('POST /api/v4/users/me/erase', { body: { current_password } }),
    onSuccess: async () => {
      // Navigates first, because the settings redirect guests to the login.
      await navigate('/', { replace: true });
      sessionChanged(client, null);
      toast({ kind: 'success', text: t('leave.done') });
    },
  });
}
