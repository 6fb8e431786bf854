import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { notifications } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';

const preferencesOptions = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) => (await api('GET /api/v4/notifications/preferences', { signal })).data,
});

/** Loads the notification preferences. */
export const usePreferences = () => useQuery(preferencesOptions);

/** Mutation that changes the notification preferences. */
export function useChangePreferences() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      kinds: { kind: string; app?: boolean; mail: notifications.MailChoice }[];
      digest: notifications.Digest;
    }) => api('PUT /api/v4/notifications/preferences', { body }).then(({ data }) => data),
    onSuccess: (data) => {
      client.setQueryData(preferencesOptions.queryKey, data);
      toast({ kind: 'success', text: t('choices.saved') });
    },
  });
}

/** Loads what an unsubscribe link ends. Resolves to null if the link is unknown. */
export const useUnsubscribing = (token: string) =>
  useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v4/notifications/unsubscribe/{token}', { params: { token }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Mutation that unsubscribes by token. */
export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => api('POST /unsubscribe/{token}', { params: { token } }) });
