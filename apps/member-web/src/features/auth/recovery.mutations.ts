import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api, forgetCsrfToken } from '@lyceum/browser/client';
import { sessionKeys } from '../../lib/session/keys.ts';

/** Mutation that requests a password reset for an e-mail address. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => api('POST /api/v4/auth/forgot-password', { body: { email } }) });

export interface Reset {
  token: string;
  password: string;
  password_confirmation: string;
}

/** Mutation that sets a new password. The server ends every session, including this browser's. */
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

/** Mutation that confirms an e-mail address. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/v4/auth/verify-email', { body: { token } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionKeys.me }),
  });
}

/** Mutation that makes this account the administrator. Refetches everything, because the account's rights change. */
export function useClaimAdministration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/v4/auth/administrator-claim', { body: { token } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** The token in the fragment of an e-mail link, or null. A fragment never reaches a server or log. */
export function useTokenOfMail(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  return token;
}
