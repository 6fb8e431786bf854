import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useNow } from '../../lib/time/clock.ts';
import type { Me } from '../../lib/session/session.ts';

const DAY_MS = 86_400_000;

export const introductionOptions = queryOptions({
  queryKey: ['introduction'] as const,
  meta: LIVE,
  queryFn: async ({ signal }) => (await api('GET /api/v4/introduction', { signal })).data,
  staleTime: Infinity,
});

/**
 * Whether the member is invited to introduce themselves. Never during impersonation. A job invites new members, usually
 * just after they register.
 */
export function useInvitation(me: Me): boolean {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: introductionOptions.queryKey });
  const isNew = useNow() - Date.parse(me.created_at) < DAY_MS;
  useLive(isNew ? [channels.messages(me.id)] : [], { 'introduction-offered': ask }, ask);
  return !!useQuery({ ...introductionOptions, enabled: !me.impersonating }).data;
}
