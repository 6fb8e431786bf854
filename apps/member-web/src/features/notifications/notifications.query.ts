import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { pingsOptions, usePing } from '../../lib/session/pings.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { acting, useMe } from '../../lib/session/session.ts';

/** Prefix of the query keys of notifications. */
export const NOTIFICATIONS = ['notifications'] as const;

/** Number of unread notifications. */
export const useUnread = (): number => usePing('notifications');

/** Refetches notifications on every screen when a new one arrives. */
export function useLiveNotifications(): void {
  const me = useMe();
  const client = useQueryClient();
  useLive(me ? [channels.messages(me.id)] : [], {
    notification: () => {
      void client.invalidateQueries({ queryKey: NOTIFICATIONS });
      void client.invalidateQueries({ queryKey: pingsOptions.queryKey });
    },
  });
}

/** An impersonating administrator marks nothing as seen. */
const unseen = (_topicId: number): void => undefined;

/** Returns a function that marks the notifications of a topic as seen. */
export function useMarkTopic() {
  const client = useQueryClient();
  const me = useMe();
  const { mutate } = useMutation({
    mutationFn: (conversation: number) => api('POST /api/v3/notifications/track', { body: { conversation } }),
    onSettled: () => client.invalidateQueries({ queryKey: pingsOptions.queryKey }),
  });
  return acting(me) ? mutate : unseen;
}
