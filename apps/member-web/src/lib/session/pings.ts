import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../realtime/catch-up.ts';
import { useMe } from './session.ts';

/** What waits for the member, by key: `inbox.7`. Each count belongs to a module, which says when it is to be asked for anew. */
export const pingsOptions = queryOptions({
  queryKey: ['pings'],
  meta: LIVE,
  queryFn: ({ signal }) => api('GET /api/v4/notifications/pings', { signal }).then(({ data }) => data),
});

/** Counts come by key, each with the member whose they are. */
export const pingKey = (what: 'inbox' | 'notifications', memberId: number) => [what, memberId].join('.');

export function usePing(what: 'inbox' | 'notifications'): number {
  const me = useMe();
  const { data } = useQuery({ ...pingsOptions, enabled: Boolean(me) });
  return (me && data?.[pingKey(what, me.id)]) ?? 0;
}

/** A badge has room for two digits. */
const MAX_SHOWN = 99;
export const pingShown = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));
