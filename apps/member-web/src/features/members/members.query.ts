import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@lyceum/browser/client';
import type { members } from '@lyceum/contracts';
import { type Directory, directoryIn, directoryParts, MEMBER_ORDERS } from '@lyceum/contracts/first-lists';
import { memberKeys } from '../../entities/members/keys.ts';
import { begin } from '../../lib/modules/begin.ts';
import { currentClient } from '../../lib/session/query-client.ts';
import { meOptions } from '../../lib/session/session.ts';

export type Member = members.Member;

export { MEMBER_ORDERS as ORDERS };
export type Chosen = Directory;

/** Query options of the member directory, page by page. */
export const directoryOptions = ({ search, order, level }: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.members, 'directory', { search, order, level }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /api/v3/users', { ...directoryParts({ search, order, level }, page), signal }),
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

/** Query options of the community's membership levels. */
export const levelsOptions = queryOptions({
  queryKey: ['levels'],
  queryFn: async ({ signal }) => (await api('GET /api/v3/levels', { signal })).data,
});

async function prefetch(query: URLSearchParams): Promise<void> {
  const client = currentClient();
  if (!(await client.ensureQueryData(meOptions))) return;
  await Promise.all([
    client.prefetchInfiniteQuery(directoryOptions(directoryIn(query))),
    client.prefetchQuery(levelsOptions),
  ]);
}

/** Starts loading the directory while its screen loads. Guests may not read it. */
export const membersLoader = ({ request }: LoaderFunctionArgs) => begin(prefetch(new URL(request.url).searchParams));
