/** Real-time events of quizzes, on the member's channel. They contain only ids. */
export interface QuizEvents {
  /** The member's attempt changed: on another device, by its deadline or by an author. */
  'attempt-changed': { quiz_id: number; attempt_id: number };
}
