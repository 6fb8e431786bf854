import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { notifications } from '@lyceum/contracts';
import type { PartsOf } from '@lyceum/contracts/address';
import { useTranslation } from 'react-i18next';
import { type Pages, patchPages } from '../../lib/pages.ts';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { pingKey, pingsOptions } from '../../lib/session/pings.ts';
import { toast } from '../../lib/toast.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { NOTIFICATIONS } from './notifications.query.ts';

const PAGE = 20;
const LISTS = [...NOTIFICATIONS, 'list'] as const;

export type Notification = notifications.Notification;

/** The filters of the list, by their names in the address. */
export const FILTERS = ['all', 'unread', 'replies', 'groups', 'events'] as const;
export type Filter = (typeof FILTERS)[number];

const QUERIES: Record<Filter, PartsOf<'GET /api/v3/notifications'>['query']> = {
  all: {},
  unread: { where: 'seen:false' },
  replies: { type: 'replies' },
  groups: { type: 'group-activity' },
  events: { type: 'event-activity' },
};

/** Query options of a list of notifications, newest first. */
export const listOptions = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, filter],
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v3/notifications', {
        query: { ...QUERIES[filter], limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    staleTime: 0,
  });

/** Loads notifications page by page. */
export const useNotifications = (filter: Filter) => useInfiniteQuery(listOptions(filter));

/** An impersonating administrator marks nothing as read. */
const nothing = (_marked: Notification | 'all'): void => undefined;

/**
 * Returns a function that marks one notification, or all, as read. Updates lists and count at once, and refetches them
 * after a failure. Entries stay in the list of unread ones, so that it does not move under the reader.
 */
export function useMarkRead() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const { mutate } = useMutation({
    mutationFn: (marked: Notification | 'all') =>
      api('POST /api/v3/notifications/track', { body: marked === 'all' ? {} : { notification_ids: [marked.id] } }),
    onMutate: (marked) => {
      const isMarked = ({ id }: Notification) => marked === 'all' || id === marked.id;
      client.setQueriesData<Pages<Notification>>(
        { queryKey: LISTS },
        (pages) => pages && patchPages(pages, isMarked, (each) => ({ ...each, seen: true })),
      );
      if (!me) return;
      const key = pingKey('notifications', me.id);
      client.setQueryData(pingsOptions.queryKey, (pings) => {
        const rest = marked === 'all' ? 0 : Math.max(0, (pings?.[key] ?? 0) - (marked.seen ? 0 : 1));
        return { ...pings, [key]: rest };
      });
    },
    onError: () => {
      toast({ kind: 'error', text: t('errors.action') });
      return client.invalidateQueries({ queryKey: LISTS });
    },
    onSettled: () => client.invalidateQueries({ queryKey: pingsOptions.queryKey }),
  });
  return acting(me) ? mutate : nothing;
}
