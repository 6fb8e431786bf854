/** Query keys of events, under one prefix so that a single call can invalidate all. */
export const eventKeys = {
  all: ['events'] as const,
  list: (shown: string, groupId?: number) => ['events', 'list', shown, groupId ?? 'all'] as const,
  month: (month: string) => ['events', 'month', month] as const,
  upcoming: ['events', 'upcoming'] as const,
  newest: ['events', 'newest'] as const,
  today: ['events', 'today'] as const,
  categories: ['events', 'categories'] as const,
  event: (slug: string) => ['events', 'event', slug] as const,
  people: (id: number, status: string) => ['events', 'people', id, status] as const,
  reminders: (id: number) => ['events', 'reminders', id] as const,
  feed: ['events', 'feed'] as const,
};
