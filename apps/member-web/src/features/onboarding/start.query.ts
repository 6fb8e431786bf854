import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../../lib/realtime/catch-up.ts';

/** Query options of how far a new member is with the welcome and its checklist. */
export const startOptions = queryOptions({
  queryKey: ['start'],
  meta: LIVE,
  queryFn: ({ signal }) => api('GET /api/v4/users/me/start', { signal }).then(({ data }) => data),
});

/** Query options of suggested tags, boards and members. */
export const suggestionsOptions = (interests: readonly string[]) =>
  queryOptions({
    queryKey: ['start', 'suggestions', interests],
    queryFn: ({ signal }) => api('GET /api/v4/users/me/start/suggestions', { signal }).then(({ data }) => data),
    staleTime: Infinity,
  });

interface Change {
  welcomed?: true;
  dismissed?: true;
  interests?: string[];
}

/** Mutation that keeps how far the member is, on the server. */
export function useKeepStart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => api('PUT /api/v4/users/me/start', { body }),
    onSuccess: ({ data }) => client.setQueryData(startOptions.queryKey, data),
  });
}
