/** What open screens are told of quizzes, each on its member's own channel: ids alone. */
export interface QuizEvents {
  /** An attempt of theirs has gone on, ended or come to another score: on another device, by the clock, by an author. */
  'attempt-changed': { quiz_id: number; attempt_id: number };
}
