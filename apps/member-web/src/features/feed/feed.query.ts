import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { keys, type FeedStatus } from '../../lib/keys.ts';
import { connectionState } from '../../lib/realtime/connection.ts';
import { settle } from './live-feed.store.ts';

export const FEED_PAGE = 20;
const STALE_WITHOUT_REALTIME_MS = 60_000;

/** Which feed: home or one board, in one of the two orders, or one's favourites. */
export type FeedOf = { boardId: number | null; status: FeedStatus } | 'favorites';

const queryOf = (feed: FeedOf) =>
  feed === 'favorites'
    ? { type: 'favorited' as const }
    : { board_id: feed.boardId ?? undefined, type: feed.status === 'option2' ? ('popular' as const) : undefined };

export const fetchFeed = (feed: FeedOf, cursor: string | null, signal?: AbortSignal) =>
  api('GET /api/v3/topics', { query: { ...queryOf(feed), limit: FEED_PAGE, cursor: cursor ?? undefined }, signal });

export const feedOptions = (feed: FeedOf) =>
  infiniteQueryOptions({
    queryKey: feed === 'favorites' ? keys.favorites : keys.feed(feed),
    queryFn: ({ pageParam, signal }) => {
      // Whatever was announced before is on this page.
      if (pageParam === null && feed !== 'favorites') settle(feed.boardId);
      return fetchFeed(feed, pageParam, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // While the connection stands, events keep the pages true; Back then shows them as they were left.
    staleTime: () => (connectionState() === 'connected' ? Infinity : STALE_WITHOUT_REALTIME_MS),
  });

export const useFeed = (feed: FeedOf) => useInfiniteQuery(feedOptions(feed));
