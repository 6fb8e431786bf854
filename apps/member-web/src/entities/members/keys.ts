/** The query keys of members. */
export const memberKeys = {
  members: ['member'] as const,
  member: (username: string) => ['member', username] as const,
  memberById: (id: number) => ['member', id] as const,
};
