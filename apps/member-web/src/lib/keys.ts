/** Every query key stands here: the caches are patched from several features, which do not know each other. */
export const keys = {
  settings: ['settings'] as const,
  me: ['me'] as const,
  boards: ['boards'] as const,
  feeds: ['feed'] as const,
  feed: (boardId: number | null) => ['feed', boardId ?? 'home'] as const,
  topics: ['topic'] as const,
  topic: (slug: string) => ['topic', slug] as const,
  allComments: ['comments'] as const,
  comments: (topicId: number) => ['comments', topicId] as const,
  members: ['member'] as const,
  member: (username: string) => ['member', username] as const,
  sessions: ['sessions'] as const,
  notifications: ['notifications'] as const,
  notificationList: ['notifications', 'list'] as const,
  pings: ['notifications', 'pings'] as const,
};
