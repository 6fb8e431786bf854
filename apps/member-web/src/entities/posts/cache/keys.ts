import type { FeedTab } from '@lyceum/contracts/first-page';

/**
 * Query keys of posts, shared because several features patch these caches independently. Each feature holds its other
 * keys.
 */
export const postKeys = {
  feeds: ['feed'] as const,
  /**
   * `status` is the tab: option1 is latest, option2 popular (part 1 §7, cookies). Without it, matches every tab.
   */
  feed: ({ boardId, status, tag }: { boardId: number | null; status?: FeedTab; tag?: string | null }) =>
    ['feed', boardId ?? 'home', ...(status ? [status] : []), ...(tag ? [tag] : [])] as const,
  allTickets: ['feed', 'tickets'] as const,
  tickets: ({ boardId, tickets }: { boardId: number; tickets: string }) =>
    ['feed', 'tickets', boardId, tickets] as const,
  favorites: ['feed', 'favorites'] as const,
  authorFeed: (memberId: number) => ['feed', 'author', memberId] as const,
  topics: ['topic'] as const,
  topic: (slug: string) => ['topic', slug] as const,
  topicById: (id: number) => ['topic', id] as const,
  allComments: ['comments'] as const,
  comments: (topicId: number) => ['comments', topicId] as const,
  /**
   * The member's own new comments while earlier pages are not loaded. Nested under `comments`, so that patches reach
   * them too.
   */
  ownComments: (topicId: number) => ['comments', topicId, 'own'] as const,
  /** Reloads a single post after a lost answer. */
  postAgain: (postId: number) => ['post', postId] as const,
};
