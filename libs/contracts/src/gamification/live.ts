/** What open screens are told of a member's score (part 3 §7). */
export const scoreChannels = {
  /** One member's alone. */
  score: (memberId: number) => `private-score.${memberId}`,
} as const;

export interface ScoreEvents {
  /** Where the member stands now; `trophy_ids`: what they have earned with it. */
  scoreEvent: { user_id: number; karma: number; level: number; streak: number; trophy_ids: number[] };
  /** On `community`: rules or trophies are others now, and with them what anybody may have. */
  'scores-changed': Record<string, never>;
}
