import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../realtime/catch-up.ts';
import { useMe } from './session.ts';

/**
 * Query options of the member's unread counts by key, such as `inbox.7`. The module of each count decides when to
 * refetch.
 */
export const pingsOptions = queryOptions({
  queryKey: ['pings'],
  meta: LIVE,
  queryFn: ({ signal }) => api('GET /api/v4/notifications/pings', { signal }).then(({ data }) => data),
});

/** Key of a member's count. */
export const pingKey = (what: 'inbox' | 'notifications', memberId: number) => [what, memberId].join('.');

/** An unread count of the member, or 0. */
export function usePing(what: 'inbox' | 'notifications'): number {
  const me = useMe();
  const { data } = useQuery({ ...pingsOptions, enabled: Boolean(me) });
  return (me && data?.[pingKey(what, me.id)]) ?? 0;
}

/** A badge fits two digits. */
const MAX_SHOWN = 99;
/** Formats a count for a badge. */
export const pingShown = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));
