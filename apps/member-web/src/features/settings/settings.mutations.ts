import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { members } from '@lyceum/contracts';
import { api, forgetCsrfToken } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { memberKeys } from '../../entities/members/keys.ts';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { sessionKeys } from '../../lib/session/keys.ts';
import { meOptions } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';

type ProfileInput = z.input<typeof members.profileInput>;

const sessionsKey = ['sessions'];

/** Mutation that changes the profile. Refetches everything that shows the member's name. */
export function useChangeProfile() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => api('PUT /api/v3/profile', { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(meOptions.queryKey, data);
      toast({ kind: 'success', text: t('settings.saved') });
      for (const queryKey of [memberKeys.members, postKeys.feeds, postKeys.topics, postKeys.allComments]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

export interface PasswordChange {
  current_password?: string;
  password: string;
  password_confirmation: string;
}

/** Mutation that changes the password. */
export function useChangePassword() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => api('POST /api/v4/users/password', { body }),
    onSuccess: () => {
      // The server issued a new session, so the CSRF token is outdated.
      forgetCsrfToken();
      toast({ kind: 'success', text: t('password.changed') });
      void client.invalidateQueries({ queryKey: sessionKeys.me });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

/** Mutation that requests a change of e-mail address. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; current_password?: string }) => api('POST /api/v4/users/me/email', { body }),
    // A job records the request a moment later.
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionKeys.me }),
  });
}

/** Mutation that sends the verification e-mail again. */
export function useSendVerification() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => api('POST /api/v4/users/me/verification'),
    onSuccess: () => toast({ kind: 'success', text: t('settings.sent') }),
    onError: (error) => toast({ kind: 'error', text: error.message || t('errors.action') }),
  });
}

/** Loads the member's sessions. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/sessions', { signal })).data,
  });

/** Mutation that ends one session, or all others if the id is null. */
export function useEndSession() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? api('DELETE /api/v4/users/me/sessions')
        : api('DELETE /api/v4/users/me/sessions/{id}', { params: { id } }),
    onSuccess: (_, id) => toast({ kind: 'success', text: t(id === null ? 'settings.endedOthers' : 'settings.ended') }),
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
