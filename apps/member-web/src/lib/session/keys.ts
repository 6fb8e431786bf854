/** The query keys of what outlives a change of session. */
export const sessionKeys = {
  settings: ['settings'] as const,
  me: ['me'] as const,
};
