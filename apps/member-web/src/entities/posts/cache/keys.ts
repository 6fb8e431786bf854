import type { FeedStatus } from '@lyceum/contracts/first-page';

/** The query keys of posts: several features patch these caches without knowing each other. A feature's other keys stand with it. */
export const postKeys = {
  feeds: ['feed'] as const,
  /** `status` is the order: option1 is latest, option2 popular (part 1 §7, cookies). Without one, every order. */
  feed: ({ boardId, status }: { boardId: number | null; status?: FeedStatus }) =>
    ['feed', boardId ?? 'home', ...(status ? [status] : [])] as const,
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
  /** One's own, written while pages before them are missing; under the others, so that patches reach them too. */
  ownComments: (topicId: number) => ['comments', topicId, 'own'] as const,
  /** How it stands, after an answer that was lost. */
  postAgain: (postId: number) => ['post', postId] as const,
};
