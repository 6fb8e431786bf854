import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { EVENT_LISTS, EVENT_WITH, type EventList, eventListParts } from '@lyceum/contracts/first-lists';
import { eventParts } from '@lyceum/contracts/first-page';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { firstNow } from '../../../lib/time/first-now.ts';
import { gridOf } from '../month/month.ts';
import { eventKeys } from './keys.ts';

export type Event = calendar.Event;

export { EVENT_LISTS as SHOWN };
export type Shown = EventList;

/** Query options of a list of events that the member may see, optionally of one group. */
export const listOptions = (shown: Shown, groupId?: number) =>
  infiniteQueryOptions({
    queryKey: eventKeys.list(shown, groupId),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v3/events', { ...eventListParts(shown, firstNow(), pageParam, groupId), signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/**
 * Query options of the month view (part 3 §7, the period list). Includes events that started earlier but touch its
 * days.
 */
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

/** Query options of the sidebar: the next five events (part 3 §7). */
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

/** Query options of the newest upcoming events (part 1 §7, discover events). */
export const newestOptions = queryOptions({
  queryKey: eventKeys.newest,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const query = {
      where_gte: `start_date:${new Date().toISOString()}`,
      with: EVENT_WITH,
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

/** Query options of an event. Resolves to null if it does not exist or the member may not see it. */
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

/** Query options of an event's people with one attendance status. */
export const peopleOptions = (id: number, status: PeopleStatus) =>
  infiniteQueryOptions({
    queryKey: eventKeys.people(id, status),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/events/{id}/members', { params: { id }, query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Query options of the member's reminders for an event. */
export const remindersOptions = (id: number) =>
  queryOptions({
    queryKey: eventKeys.reminders(id),
    queryFn: async ({ signal }) => (await api('GET /api/v3/events/{id}/reminders', { params: { id }, signal })).data,
  });

export const feedOptions = queryOptions({
  queryKey: eventKeys.feed,
  queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/calendar', { signal })).data,
});
