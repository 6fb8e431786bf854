import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import { authorParts, FEED_PAGE, feedParts, type FeedTab, ticketParts } from '@lyceum/contracts/first-page';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { isWhole } from '../../entities/posts/cache/topic-cache.ts';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { connectionState } from '../../lib/realtime/connection.ts';
import { settle } from './live/live-feed.store.ts';

const STALE_WITHOUT_REALTIME_MS = 60_000;

/** Identifies a feed: home or one board in a tab, a helpdesk's tickets, one member's topics, or favourites. */
export type FeedOf =
  | { boardId: number | null; status: FeedTab; tag?: string | null }
  | { boardId: number; tickets: TicketStatus | 'all' }
  | { authorId: number }
  | 'favorites';

function queryOf(feed: FeedOf) {
  if (feed === 'favorites') return { type: 'favorited' as const, limit: FEED_PAGE };
  if ('authorId' in feed) return authorParts(feed.authorId).query;
  if ('tickets' in feed) return ticketParts(feed.boardId, feed.tickets).query;
  return feedParts(feed.boardId, feed.status, feed.tag).query;
}

function keyOf(feed: FeedOf) {
  if (feed === 'favorites') return postKeys.favorites;
  if ('tickets' in feed) return postKeys.tickets(feed);
  return 'authorId' in feed ? postKeys.authorFeed(feed.authorId) : postKeys.feed(feed);
}

/** Fetches one page of a feed. Drops previews, which the server returns for a board that is no longer readable. */
export async function fetchFeed(feed: FeedOf, cursor: string | null, signal?: AbortSignal) {
  const page = await api('GET /api/v3/topics', { query: { ...queryOf(feed), cursor: cursor ?? undefined }, signal });
  return { ...page, data: page.data.filter(isWhole) };
}

/** Query options of a feed. */
export const feedOptions = (feed: FeedOf) =>
  infiniteQueryOptions({
    queryKey: keyOf(feed),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) => {
      // The first page contains all topics announced before.
      if (pageParam === null && feed !== 'favorites') settle(feed);
      return fetchFeed(feed, pageParam, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // While realtime is connected, events keep the pages current. Back then shows them unchanged.
    staleTime: () => (connectionState() === 'connected' ? Infinity : STALE_WITHOUT_REALTIME_MS),
  });

/** Loads a feed page by page. */
export const useFeed = (feed: FeedOf) => useInfiniteQuery(feedOptions(feed));
