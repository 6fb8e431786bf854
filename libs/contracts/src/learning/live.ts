/** What open screens are told of courses, each on its member's own channel. */
export interface LearningEvents {
  /** A quiz that was passed has completed the lessons that it is. */
  'lesson-completed': { quiz_id: number };
}
