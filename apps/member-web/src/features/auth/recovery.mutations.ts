import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api, forgetCsrfToken } from '@lyceum/browser/client';
import { sessionKeys } from '../../lib/session/keys.ts';

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => api('POST /api/v4/auth/forgot-password', { body: { email } }) });

export interface Reset {
  token: string;
  password: string;
  password_confirmation: string;
}

/** Ends every session, this browser's too if it had one. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Reset) => api('POST /api/v4/auth/reset-password', { body }),
    onSuccess: () => {
      forgetCsrfToken();
      void client.invalidateQueries({ queryKey: sessionKeys.me });
    },
  });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/v4/auth/verify-email', { body: { token } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionKeys.me }),
  });
}

/** The rights of this browser change with it: everything that was loaded is asked for again. */
export function useClaimAdministration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/v4/auth/administrator-claim', { body: { token } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** The token that the mail's link carries behind the '#', where no server and no log sees it. */
export function useTokenOfMail(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  return token;
}
