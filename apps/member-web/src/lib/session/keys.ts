/** Query keys of data that survives a change of session. */
export const sessionKeys = {
  settings: ['settings'] as const,
  me: ['me'] as const,
};
