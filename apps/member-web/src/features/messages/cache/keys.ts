const ALL = ['inbox'] as const;

/** The query keys of conversations. */
export const inboxKeys = {
  threads: [...ALL, 'threads'] as const,
  thread: (id: number) => [...ALL, 'thread', id] as const,
  /** The conversation with a member, or null. */
  withMember: (memberId: number) => [...ALL, 'with', memberId] as const,
  messages: (threadId: number) => [...ALL, 'messages', threadId] as const,
  /** Messages outside the loaded pages: from events, from answers to sent messages, or fetched after a gap. */
  arrived: (threadId: number) => [...ALL, 'arrived', threadId] as const,
  search: (text: string) => [...ALL, 'search', text] as const,
  foundMessages: (text: string, threadId?: number) => [...ALL, 'found', text, threadId ?? null] as const,
  choices: [...ALL, 'choices'] as const,
};
