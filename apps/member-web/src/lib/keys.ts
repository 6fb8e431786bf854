import type { FeedStatus } from '@lyceum/contracts/first-page';

/** Every query key stands here: the caches are patched from several features, which do not know each other. */
export const keys = {
  settings: ['settings'] as const,
  me: ['me'] as const,
  boards: ['boards'] as const,
  noAccess: (boardId: number) => ['boards', 'no-access', boardId] as const,
  feeds: ['feed'] as const,
  /** `status` is the order: option1 is latest, option2 popular (part 1 §7, cookies). Without one, every order. */
  feed: ({ boardId, status }: { boardId: number | null; status?: FeedStatus }) =>
    ['feed', boardId ?? 'home', ...(status ? [status] : [])] as const,
  previews: (boardId: number) => ['boards', 'previews', boardId] as const,
  allTickets: ['feed', 'tickets'] as const,
  tickets: ({ boardId, tickets }: { boardId: number; tickets: string }) =>
    ['feed', 'tickets', boardId, tickets] as const,
  favorites: ['feed', 'favorites'] as const,
  authorFeed: (memberId: number) => ['feed', 'author', memberId] as const,
  topics: ['topic'] as const,
  topicToEdit: (id: number) => ['topic-to-edit', id] as const,
  topic: (slug: string) => ['topic', slug] as const,
  topicById: (id: number) => ['topic', id] as const,
  allComments: ['comments'] as const,
  comments: (topicId: number) => ['comments', topicId] as const,
  /** One's own, written while pages before them are missing; under the others, so that patches reach them too. */
  ownComments: (topicId: number) => ['comments', topicId, 'own'] as const,
  poll: (id: number) => ['poll', id] as const,
  pollVoters: (optionId: number) => ['poll-voters', optionId] as const,
  /** How it stands, after an answer that was lost. */
  postAgain: (postId: number) => ['post', postId] as const,
  likers: (postId: number) => ['likers', postId] as const,
  history: (kind: 'topic' | 'comment', id: number) => ['history', kind, id] as const,
  members: ['member'] as const,
  member: (username: string) => ['member', username] as const,
  memberById: (id: number) => ['member', id] as const,
  sessions: ['sessions'] as const,
  tokens: ['tokens'] as const,
  introduction: ['introduction'] as const,
  notifications: ['notifications'] as const,
  notificationList: ['notifications', 'list'] as const,
  pings: ['notifications', 'pings'] as const,
};
