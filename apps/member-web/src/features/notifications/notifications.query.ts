import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { pingKey, pingsOptions, usePing } from '../../lib/session/pings.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { acting, useMe } from '../../lib/session/session.ts';

const PAGE = 20;
const ALL = ['notifications'] as const;

export const listOptions = infiniteQueryOptions({
  queryKey: [...ALL, 'list'],
  meta: LIVE,
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/v3/notifications', { query: { limit: PAGE, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.meta.next_cursor,
  staleTime: 0,
});

/** Loads the notifications page by page. */
export const useNotifications = () => useInfiniteQuery(listOptions);

/** Number of unread notifications. */
export const useUnread = (): number => usePing('notifications');

/** Refetches notifications on every screen when a new one arrives. */
export function useLiveNotifications(): void {
  const me = useMe();
  const client = useQueryClient();
  useLive(me ? [channels.messages(me.id)] : [], {
    notification: () => {
      void client.invalidateQueries({ queryKey: ALL });
      void client.invalidateQueries({ queryKey: pingsOptions.queryKey });
    },
  });
}

/** An impersonating administrator marks nothing as seen. */
const unseen = (_conversation?: number): void => undefined;

/**
 * Returns a function that marks the notifications of one conversation, or all, as seen. Updates the count
 * optimistically. A refetch corrects it after a failure.
 */
export function useMarkSeen() {
  const client = useQueryClient();
  const me = useMe();
  const { mutate } = useMutation({
    mutationFn: (conversation?: number) => api('POST /api/v3/notifications/track', { body: { conversation } }),
    onMutate: (conversation) => {
      if (conversation !== undefined || !me) return;
      client.setQueryData(pingsOptions.queryKey, (pings) => ({ ...pings, [pingKey('notifications', me.id)]: 0 }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: pingsOptions.queryKey }),
  });
  return acting(me) ? mutate : unseen;
}
