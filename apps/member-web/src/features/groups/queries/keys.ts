/** Query keys of groups, under one prefix so that a single call can invalidate all. */
export const groupKeys = {
  all: ['groups'] as const,
  list: (shown: string, name: string) => ['groups', 'list', shown, name] as const,
  own: (memberId: number) => ['groups', 'own', memberId] as const,
  recent: (memberId: number) => ['groups', 'recent', memberId] as const,
  levels: ['groups', 'levels'] as const,
  newest: ['groups', 'newest'] as const,
  group: (slug: string) => ['groups', 'group', slug] as const,
  people: (id: number, status: string) => ['groups', 'people', id, status] as const,
};
