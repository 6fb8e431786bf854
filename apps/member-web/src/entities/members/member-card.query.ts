import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { memberKeys } from './keys.ts';

const STALE_MS = 5 * 60_000;

const cardOptions = (id: number) =>
  queryOptions({
    queryKey: memberKeys.memberById(id),
    queryFn: ({ signal }) => api('GET /api/v3/users/{id}', { params: { id }, signal }).then(({ data }) => data),
    staleTime: STALE_MS,
  });

/** Loads the data of a member's card. Cached for five minutes. */
export const useMemberCard = (id: number, enabled = true) => useQuery({ ...cardOptions(id), enabled });
