export type ReactionKind = 'post' | 'message';

export const reactionKeys = {
  all: ['reactions'] as const,
  of: (kind: ReactionKind, id: number) => ['reactions', kind, id] as const,
};
