import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

const PAGE = 20;

const likersOptions = (postId: number) =>
  infiniteQueryOptions({
    queryKey: ['likers', postId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/posts/{id}/likes', {
        params: { id: postId },
        query: { limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // No event keeps this list true: whoever opens it wants to know how it is now.
    staleTime: 0,
  });

export const useLikers = (postId: number) => useInfiniteQuery(likersOptions(postId));
