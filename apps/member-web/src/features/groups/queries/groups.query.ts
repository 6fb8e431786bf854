import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { groups } from '@lyceum/contracts';
import { GROUP_LISTS, type GroupList, groupListParts } from '@lyceum/contracts/first-lists';
import { groupParts } from '@lyceum/contracts/first-page';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { groupKeys } from './keys.ts';

export type Group = groups.Group;

export { GROUP_LISTS as SHOWN };
export type Shown = GroupList;

/** Query options of a list of groups. */
export const listOptions = (shown: Shown) =>
  infiniteQueryOptions({
    queryKey: groupKeys.list(shown, ''),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) => api('GET /api/v3/groups', { ...groupListParts(shown, pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Query options of all groups of a member, for the side navigation (part 3 §7 and §9). */
export const ownOptions = (memberId: number) =>
  queryOptions({
    queryKey: groupKeys.own(memberId),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const query = { where_dh: `members:user_id:${memberId}`, order_by: 'name:asc', size: GROUP_LIMITS.most };
      return (await api('GET /api/v3/groups', { query, signal })).data;
    },
  });

/** Query options of the widget: the member's most recently active groups (part 2). */
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

/** Query options of the newest groups, for the slider in the home feed (part 1 §2). */
export const newestOptions = queryOptions({
  queryKey: groupKeys.newest,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const query = { order_by: 'created_at:desc', size: GROUP_LIMITS.navigation };
    return (await api('GET /api/v3/groups', { query, signal })).data;
  },
});

/** Query options of a group. Resolves to null if it does not exist or the member may not see it. */
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

/** Query options of a group's people with one membership status. */
export const peopleOptions = (id: number, status: PeopleStatus) =>
  infiniteQueryOptions({
    queryKey: groupKeys.people(id, status),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/groups/{id}/members', { params: { id }, query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });
