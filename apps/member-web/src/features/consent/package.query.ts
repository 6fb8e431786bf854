import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@lyceum/browser/client';
import type { Category } from '@lyceum/contracts/consent/cookie';
import i18next from 'i18next';
import { toast } from '../../lib/toast.ts';
import { readAgain } from './stored.ts';

export type CookiePackage = Awaited<ReturnType<typeof api<'GET /get_cookie_package'>>>['data'];
export const OWN = ['consent', 'own'] as const;
const CONFLICT = 409;

/** Query options of the cookie package in the language of the screen, because the ledger records the shown text. */
export const packageOptions = (language: string) =>
  queryOptions({
    queryKey: ['consent', 'package', language],
    queryFn: async ({ signal }) => (await api('GET /get_cookie_package', { signal })).data,
    staleTime: Infinity,
  });

function useTold(said: 'consent.saved' | 'consent.withdrawn') {
  const client = useQueryClient();
  return {
    onSuccess: () => {
      readAgain();
      toast({ kind: 'success', text: i18next.t(said) });
      return client.invalidateQueries({ queryKey: OWN });
    },
    onError: (error: Error) => {
      // The cookie package has changed since this page loaded.
      if (error instanceof ApiError && error.status === CONFLICT) location.reload();
      readAgain();
    },
  };
}

/** Mutation that records a consent decision. */
export function useDecide({ version, locale }: Pick<CookiePackage, 'version' | 'locale'>) {
  return useMutation({
    mutationFn: (items: readonly Category[]) =>
      api('POST /api/v4/consents', { body: { version, locale, items: [...items] } }),
    ...useTold('consent.saved'),
  });
}

/** Mutation that withdraws the consent decision. */
export function useWithdraw() {
  return useMutation({
    mutationFn: () => api('POST /api/v4/consents/withdrawal', {}),
    ...useTold('consent.withdrawn'),
  });
}
