import { queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { certificates } from '@lyceum/contracts';

export type Certificate = certificates.Certificate;
export type Verified = certificates.Verified;

export const certificateKeys = {
  all: ['certificates'] as const,
  mine: ['certificates', 'mine'] as const,
  one: (code: string) => ['certificates', 'one', code] as const,
};

export const mineOptions = queryOptions({
  queryKey: certificateKeys.mine,
  queryFn: async ({ signal }) => (await api('GET /api/v4/e-learning/certificates', { signal })).data,
});

/** Query options to verify a certificate. Resolves to null if no certificate has this code. */
export const verifiedOptions = (code: string) =>
  queryOptions({
    queryKey: certificateKeys.one(code),
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v4/e-learning/certificates/{code}', { params: { code }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
