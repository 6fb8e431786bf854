import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { eventParts } from '@lyceum/contracts/first-page';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { gridOf } from '../month/month.ts';
import { eventKeys } from './keys.ts';

export type Event = calendar.Event;

/** What the list shows: what is still to come or going on, what is over, what one is in, what one is invited to. */
export const SHOWN = ['upcoming', 'past', 'mine', 'invited'] as const;
export type Shown = (typeof SHOWN)[number];

const WITH = 'memberSelection,category,participation';

/** Part 3 §7: the past by its end, newest first; everything else in the order in which it comes. */
function listQuery(shown: Shown, now: string) {
  if (shown === 'past') return { where_lt: `end_date:${now}`, order_by: 'end_date:desc' };
  const coming = { where_gte: `end_date:${now}`, order_by: 'start_date:asc' };
  return shown === 'upcoming' ? coming : { ...coming, type: shown };
}

/** Of all that the viewer may know of, or of one group. */
export const listOptions = (shown: Shown, groupId?: number) =>
  infiniteQueryOptions({
    queryKey: eventKeys.list(shown, groupId),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...listQuery(shown, new Date().toISOString()),
        ...(groupId !== undefined && { group_id: groupId }),
        ...{ with: WITH, page: pageParam },
      };
      return api('GET /api/v3/events', { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Part 3 §7, the period list: what touches the days that a month shows, also where it has begun before. */
export const monthOptions = (month: string) =>
  queryOptions({
    queryKey: eventKeys.month(month),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const days = gridOf(month);
      const query = {
        where_gte: `end_date:${days[0]}`,
        where_lte: `start_date:${days.at(-1)} 23:59:59`,
        order_by: 'start_date:asc',
        size: EVENT_LIMITS.periodMost,
      };
      return (await api('GET /api/v3/events', { query, signal })).data;
    },
  });

/** Part 3 §7, the sidebar: the five that come next. */
export const upcomingOptions = queryOptions({
  queryKey: eventKeys.upcoming,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const query = {
      where_gte: `start_date:${new Date().toISOString()}`,
      with: 'memberSelection',
      order_by: 'start_date:asc',
      sort_by_type: 'asc' as const,
      size: EVENT_LIMITS.upcoming,
    };
    return (await api('GET /api/v3/events', { query, signal })).data;
  },
});

/** Part 1 §7, discover events: the newest of those that are to come. */
export const newestOptions = queryOptions({
  queryKey: eventKeys.newest,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const query = {
      where_gte: `start_date:${new Date().toISOString()}`,
      with: WITH,
      order_by: 'created_at:desc',
      type: 'home' as const,
      size: EVENT_LIMITS.newest,
    };
    return (await api('GET /api/v3/events', { query, signal })).data;
  },
});

export const todayOptions = queryOptions({
  queryKey: eventKeys.today,
  meta: LIVE,
  queryFn: async ({ signal }) => (await api('GET /api/v4/events/today', { signal })).data,
});

export const categoriesOptions = queryOptions({
  queryKey: eventKeys.categories,
  queryFn: async ({ signal }) => (await api('GET /api/v3/event-categories', { signal })).data,
});

/** Null where there is none, or none that the viewer may know of. */
export const eventOptions = (slug: string) =>
  queryOptions({
    queryKey: eventKeys.event(slug),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v3/events/{id}', { ...eventParts(slug), signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export type PeopleStatus = Extract<calendar.Participation, 'going' | 'waiting' | 'invited' | 'declined'>;

export const peopleOptions = (id: number, status: PeopleStatus) =>
  infiniteQueryOptions({
    queryKey: eventKeys.people(id, status),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/events/{id}/members', { params: { id }, query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

export const remindersOptions = (id: number) =>
  queryOptions({
    queryKey: eventKeys.reminders(id),
    queryFn: async ({ signal }) => (await api('GET /api/v3/events/{id}/reminders', { params: { id }, signal })).data,
  });

export const feedOptions = queryOptions({
  queryKey: eventKeys.feed,
  queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/calendar', { signal })).data,
});
