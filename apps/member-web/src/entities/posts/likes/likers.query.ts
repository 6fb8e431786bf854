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
    // No event updates this query, so it refetches each time it opens.
    staleTime: 0,
  });

/** Loads the members who liked a post, newest first. */
export const useLikers = (postId: number) => useInfiniteQuery(likersOptions(postId));
