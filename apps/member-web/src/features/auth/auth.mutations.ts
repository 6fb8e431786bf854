import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { holdRealtime, releaseRealtime } from '../../lib/realtime/connection.ts';
import { useRestart } from '../../lib/realtime/use-restart.ts';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import type { Language } from '../../lib/i18n/texts.ts';
import { acting, type Me, meOptions, sessionChanged } from '../../lib/session/session.ts';

export interface Credentials {
  login: string;
  password: string;
  remember?: boolean;
}

export interface Registration {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  username: string;
  locale: 'nl' | 'en';
}

/** Mutation that opens a session. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api('POST /api/v4/auth/login', { body }),
    onSuccess: ({ data }) => sessionChanged(client, data),
  });
}

/**
 * Mutation that changes the language in this browser and in the member's profile, for e-mails and other devices. During
 * impersonation it leaves the profile unchanged.
 */
export function useChooseLanguage(me: Me) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (locale: Language) => {
      await chooseLanguage(locale);
      return acting(me) && me.locale !== locale ? api('PUT /api/v3/profile', { body: { locale } }) : null;
    },
    onSuccess: (answer) => answer && client.setQueryData(meOptions.queryKey, answer.data),
  });
}

/** Mutation that creates an account and opens a session. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => api('POST /api/v4/auth/register', { body }),
    onSuccess: ({ data }) => sessionChanged(client, data),
  });
}

/** Mutation that accepts an invitation and opens a session. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/v4/auth/invitation', { body: { token } }),
    onSuccess: ({ data }) => sessionChanged(client, data),
  });
}

/** Mutation that closes the session. Realtime pauses during the request and resumes if it fails. */
export function useLogout() {
  const client = useQueryClient();
  const restart = useRestart();
  return useMutation({
    mutationFn: () => api('POST /api/v4/auth/logout'),
    onMutate: holdRealtime,
    onError: restart,
    onSuccess: () => {
      releaseRealtime();
      sessionChanged(client, null);
    },
  });
}
