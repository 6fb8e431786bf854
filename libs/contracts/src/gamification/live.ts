/** Real-time channels of scores (part 3 §7). */
export const scoreChannels = {
  /** For one member. */
  score: (memberId: number) => `private-score.${memberId}`,
} as const;

export interface ScoreEvents {
  /** The member's new score. `trophy_ids`: the trophies that they earned with it. */
  scoreEvent: { user_id: number; karma: number; level: number; streak: number; trophy_ids: number[] };
  /** On `community`: rules or trophies changed, which may affect every member's score. */
  'scores-changed': Record<string, never>;
}
