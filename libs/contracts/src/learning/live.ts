/** Real-time events of courses, on the member's channel. */
export interface LearningEvents {
  /** A passed quiz has completed its lessons. */
  'lesson-completed': { quiz_id: number };
}
