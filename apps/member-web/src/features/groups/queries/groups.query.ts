import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { groups } from '@lyceum/contracts';
import { groupParts } from '@lyceum/contracts/first-page';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { groupKeys } from './keys.ts';

export type Group = groups.Group;

/** What the list shows: all that one may know of, those one is in, those one is invited to. */
export const SHOWN = ['all', 'mine', 'invited'] as const;
export type Shown = (typeof SHOWN)[number];

export const listOptions = (shown: Shown) =>
  infiniteQueryOptions({
    queryKey: groupKeys.list(shown, ''),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) => {
      const type = shown === 'all' ? {} : { type: shown };
      const query = { ...type, order_by: 'members_count:desc', with: 'participation', page: pageParam };
      return api('GET /api/v3/groups', { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Part 3 §7 and §9: all groups that a member is in, for the side navigation. */
export const ownOptions = (memberId: number) =>
  queryOptions({
    queryKey: groupKeys.own(memberId),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const query = { where_dh: `members:user_id:${memberId}`, order_by: 'name:asc', size: GROUP_LIMITS.most };
      return (await api('GET /api/v3/groups', { query, signal })).data;
    },
  });

/** Part 2, the widget: those of one's groups in which something happened last. */
export const recentOptions = (memberId: number) =>
  queryOptions({
    queryKey: groupKeys.recent(memberId),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const where_dh = `members:user_id:${memberId}`;
      const query = { where_dh, order_by: 'updated_at:desc', size: GROUP_LIMITS.recent };
      return (await api('GET /api/v3/groups', { query, signal })).data;
    },
  });

/** Part 1 §2: the newest groups, for the slider in the home feed. */
export const newestOptions = queryOptions({
  queryKey: groupKeys.newest,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const query = { order_by: 'created_at:desc', size: GROUP_LIMITS.navigation };
    return (await api('GET /api/v3/groups', { query, signal })).data;
  },
});

/** Null where there is none, or none that the viewer may know of. */
export const groupOptions = (slug: string) =>
  queryOptions({
    queryKey: groupKeys.group(slug),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v3/groups/{id}', { ...groupParts(slug), signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export type PeopleStatus = Extract<groups.GroupParticipation, 'in' | 'asked' | 'invited' | 'banned'>;

export const peopleOptions = (id: number, status: PeopleStatus) =>
  infiniteQueryOptions({
    queryKey: groupKeys.people(id, status),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/groups/{id}/members', { params: { id }, query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });
