import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { members } from '@lyceum/contracts';
import { memberKeys } from '../../entities/members/keys.ts';

export type Member = members.Member;

/** The orders of the directory, by their names in the address. */
export const ORDERS = ['name', 'newest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Chosen {
  search: string;
  order: Order;
  /** Only members who hold this level. */
  level: number | null;
}

const PAGE = 24;

/** Query options of the member directory, page by page. */
export const directoryOptions = ({ search, order, level }: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.members, 'directory', { search, order, level }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /api/v3/users', {
        query: {
          page,
          per_page: PAGE,
          search: search || undefined,
          order_by: order === 'newest' ? 'created_at:desc' : undefined,
          where_has: level === null ? undefined : `levels:id:${level}`,
        },
        signal,
      }),
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Query options of the community's membership levels. */
export const levelsOptions = queryOptions({
  queryKey: ['levels'],
  queryFn: async ({ signal }) => (await api('GET /api/v3/levels', { signal })).data,
});
